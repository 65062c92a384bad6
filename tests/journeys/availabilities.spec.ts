import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** Far enough ahead that the demo declares nothing there. */
const monday = addDays(comingMonday(), 140)
const span = { from: monday, until: addDays(monday, 14) }
const address = `/availabilities?month=${monday.slice(0, 7)}`

const cell = (page: Page, day: string): Locator => page.locator(`td[data-day="${day}"]`)

/** Each entry as a line. */
async function declared(role: string, employeeId?: string): Promise<string[]> {
  const api = await apiOf(account(role))
  const { entries } = await api.get<PersonAvailability>('/scheduling/availabilities', {
    ...span,
    ...(employeeId && { employeeId }),
  })
  return entries.map(({ day, kind, hours }) => `${day} ${kind}${hours ? ` ${hours.start}-${hours.end}` : ''}`)
}

test.group('Availability', () => {
  test('days are painted with the mouse and the keyboard, changed one or all, and removed', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('employee')
    await page.goto(address)
    const [first, second, third] = [monday, addDays(monday, 1), addDays(monday, 2)]
    await cell(page, first).hover()
    await page.mouse.down()
    await cell(page, second).hover()
    await page.mouse.up()
    await until(async () =>
      assert.deepEqual(await declared('employee'), [`${first} unavailable`, `${second} unavailable`])
    )
    await cell(page, second).getByRole('button').waitFor()
    assert.deepEqual(await seriousIn(page), [])

    // Hours, by keyboard alone: from Wednesday to Friday.
    await page.getByRole('radiogroup', { name: 'What to paint' }).getByText('Would like to work').click()
    await page.getByRole('switch', { name: 'All day' }).uncheck()
    await page.getByLabel('From').fill('10')
    await page.getByLabel('Until').fill('18')
    await page.keyboard.press('Tab')
    await cell(page, third).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    const evening = [2, 3, 4].map((step) => `${addDays(monday, step)} preferred 10:00-18:00`)
    await until(async () => assert.deepEqual((await declared('employee')).slice(2), evening))
    await page.keyboard.press('Delete')
    await until(async () => assert.deepEqual((await declared('employee')).slice(2), evening.slice(0, 2)))

    await cell(page, first).getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Available', { exact: true }).check()
    await dialog.getByLabel(/All 2 days/).check()
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await until(async () =>
      assert.deepEqual((await declared('employee')).slice(0, 2), [
        `${first} available`,
        `${second} available`,
      ])
    )
    await cell(page, first).getByRole('button').click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await until(async () => assert.equal((await declared('employee'))[0], `${second} available`))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a planner enters a period for a person, whose open page shows it', async ({ assert }) => {
    const mine = await signedIn('employee')
    await mine.page.goto(address)
    await cell(mine.page, monday).waitFor()
    const api = await apiOf(account('employee'))
    const { employeeId } = await api.get<PersonAvailability>('/scheduling/availabilities', span)

    const desk = await signedIn('manager')
    await desk.page.goto(`${address}&person=${employeeId}`)
    await desk.page.getByRole('button', { name: 'Enter for a period' }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByLabel('Not available', { exact: true }).check()
    const typed = (day: string): string => day.split('-').reverse().join('.')
    await dialog.getByLabel(/^First day/).fill(typed(addDays(monday, 7)))
    await desk.page.keyboard.press('Tab')
    await dialog.getByLabel(/^Last day/).fill(typed(addDays(monday, 13)))
    await desk.page.keyboard.press('Tab')
    for (const name of ['Saturday', 'Sunday']) await dialog.getByLabel(name).uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await cell(mine.page, addDays(monday, 11))
      .getByRole('button', { name: /^Not available/ })
      .waitFor()
    const lines = await declared('manager', employeeId)
    assert.lengthOf(
      lines.filter((line) => line >= addDays(monday, 7)),
      5
    )
    assert.deepEqual([...mine.complaints, ...desk.complaints], [])
    await Promise.all([mine.context.close(), desk.context.close()])
  })
})
