import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays } from '../stage/days.ts'
import { employeeIn, openSchedulerOf } from '../stage/one_person.ts'
import { focusRow, onCell } from '../stage/planning.ts'
import { cellOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A Monday far ahead of every other journey. */
const monday = '2029-08-06'
const span = { from: monday, until: addDays(monday, 14) }

/** Each entry as a line. */
async function declared(employeeId: string): Promise<string[]> {
  const api = await apiOf(account('manager'))
  const { entries } = await api.get<PersonAvailability>('/scheduling/availabilities', {
    ...{ ...span, employeeId },
  })
  return entries.map(({ day, kind, hours }) => `${day} ${kind}${hours ? ` ${hours.start}-${hours.end}` : ''}`)
}

test.group('Availability in the schedule', () => {
  test('a planner enters it for chosen days by keyboard, changes all of it, removes one day, and undoes', async ({
    assert,
  }) => {
    const person = await employeeIn(monday)
    const { page, context, complaints } = await signedIn('manager')
    await openSchedulerOf(page, 'week', monday, person)
    const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)]
    const marks = (day: string) => cellOf(page, person.id, day).locator('[data-availability]')

    await focusRow(page, person.id)
    await page.keyboard.press('ArrowRight')
    await onCell(page, person.id, monday)
    for (const day of [tuesday, wednesday]) {
      await page.keyboard.press('Shift+ArrowRight')
      await onCell(page, person.id, day)
    }
    await page.keyboard.press('i')
    const panel = page.getByRole('complementary', { name: 'Availability' })
    await panel.getByText('Nothing is declared for these days.').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await panel.getByRole('button', { name: 'Save for 3 days' }).click()
    await until(async () =>
      assert.deepEqual(
        await declared(person.id),
        [monday, tuesday, wednesday].map((day) => `${day} unavailable`)
      )
    )
    for (const day of [monday, tuesday, wednesday]) await marks(day).waitFor()

    await panel.getByRole('button', { name: /Tue, Aug 7: Not available/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Would like to work').check()
    await dialog.getByLabel(/All 3 days/).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await until(async () =>
      assert.deepEqual(
        await declared(person.id),
        [monday, tuesday, wednesday].map((day) => `${day} preferred`)
      )
    )
    await panel.getByRole('button', { name: /Tue, Aug 7: Would like/ }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await until(async () =>
      assert.deepEqual(await declared(person.id), [`${monday} preferred`, `${wednesday} preferred`])
    )
    await marks(tuesday).waitFor({ state: 'detached' })
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo: withdrawing availability' }).waitFor()

    await page.keyboard.press('Escape')
    await focusRow(page, person.id)
    await page.keyboard.press('Control+z')
    await marks(tuesday).waitFor()
    assert.lengthOf(await declared(person.id), 3)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the mark of a day opens it, and hours for a series of a period are entered from there', async ({
    assert,
  }) => {
    const person = await employeeIn(monday)
    const friday = addDays(monday, 4)
    const api = await apiOf(account('manager'))
    await api.post('/scheduling/availabilities', {
      ...{ employeeId: person.id, kind: 'available', days: [friday], hours: null },
    })
    const { page, context, complaints } = await signedIn('manager')
    await openSchedulerOf(page, '4weeks', monday, person)
    const marked = cellOf(page, person.id, friday).locator('[data-availability]')
    // A triangle in the corner: its middle lies on the edge.
    await marked.click({ position: { x: 9, y: 9 } })
    const panel = page.getByRole('complementary', { name: 'Availability' })
    await panel.getByRole('button', { name: /Fri, Aug 10: Available/ }).waitFor()
    await panel.getByRole('button', { name: 'Enter for a period' }).click()
    const dialog = page.getByRole('dialog')
    const typed = (day: string): string => day.split('-').reverse().join('.')
    await dialog.getByLabel(/^First day/).fill(typed(addDays(monday, 7)))
    await page.keyboard.press('Tab')
    await dialog.getByLabel(/^Last day/).fill(typed(addDays(monday, 13)))
    await page.keyboard.press('Tab')
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await dialog.getByLabel(name).uncheck()
    await dialog.getByRole('switch', { name: 'All day' }).uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const step of [12, 13])
      await cellOf(page, person.id, addDays(monday, step)).locator('[data-availability]').waitFor()
    assert.includeMembers(await declared(person.id), [
      `${addDays(monday, 12)} available 08:00-16:00`,
      `${addDays(monday, 13)} available 08:00-16:00`,
    ])
    await panel.getByRole('button', { name: 'Clear the day' }).click()
    await marked.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
