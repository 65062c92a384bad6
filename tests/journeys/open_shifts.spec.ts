import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, writtenDay } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { profileOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
/** Far enough ahead that the demo plans nothing there, and no other journey either. */
const day = addDays(comingMonday(), 7 * 33 + 1)
const address = '/swaps?view=open_shifts'

/** An unassigned shift where the manager works, at a position that the location manager has as well. */
async function unassignedShift(): Promise<string> {
  const { employeeId } = await profileOf('manager')
  const { people } = await scheduleOf(admin, day, 7)
  const person = people.find(({ id }) => id === employeeId)!
  const id = newId()
  const entry = {
    ...{ type: 0, employeeId: null, locationId: person.mainLocationId, positionId: person.positionIds[0] },
    ...{ day, start: '07:00', end: '15:00' },
  }
  const api = await apiOf(account(admin))
  await api.post('/scheduling/commands', {
    ...{ id: newId(), label: 'create', operations: [{ kind: 'create', id, entry }] },
  })
  return id
}

const dayText = writtenDay(day)
/** As it is typed: days of the demo are written the Polish way. */
const typedDay = day.split('-').toReversed().join('.')
const rowOf = (page: Page) => page.getByRole('row', { name: dayText })
const confirmed = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test.group('Open shifts', () => {
  test('three browsers: a shift is opened, claimed twice, given to one of them and taken back', async ({
    assert,
  }) => {
    const entryId = await unassignedShift()
    const claimants = [await profileOf('manager'), await profileOf('location manager')]
    const owner = async () =>
      (await scheduleOf(admin, day, 1)).entries.find(({ id }) => id === entryId)?.published?.employeeId ??
      null
    const desk = await signedIn(admin)
    await desk.page.goto(address)
    await desk.page.getByRole('button', { name: 'Open shifts to claims' }).click()
    const dialog = desk.page.getByRole('dialog')
    // The demo has more unassigned shifts before that day than a list shows.
    await dialog.getByLabel('Shifts from').fill(typedDay)
    await dialog.getByLabel('Shifts from').press('Tab')
    await dialog
      .getByLabel(/^Unassigned shifts/)
      .first()
      .click()
    await desk.page.locator('[role=listbox]:visible').getByRole('option', { name: dayText }).click()
    assert.deepEqual(await seriousIn(desk.page), [])
    await dialog.getByRole('button', { name: 'Open', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await rowOf(desk.page).getByText('No claims yet').waitFor()

    const people = [await signedIn('manager'), await signedIn('location manager')]
    for (const { page } of people) {
      await page.goto(address)
      await rowOf(page)
        .getByRole('button', { name: /^Claim/ })
        .click()
      await confirmed(page, 'Claim')
      await rowOf(page).getByText('You have claimed it').waitFor()
      assert.deepEqual(await seriousIn(page), [])
    }
    // The planner’s page follows, and asks before it decides.
    await rowOf(desk.page)
      .getByRole('button', { name: /^Decide now/ })
      .click()
    await confirmed(desk.page, 'Decide now')
    await until(async () => assert.isNotNull(await owner()))
    const holder = await owner()
    assert.isTrue(claimants.some(({ employeeId }) => employeeId === holder))
    for (const [place, { page }] of people.entries()) {
      await page.goto(`${address}&over=1`)
      const won = claimants[place]!.employeeId === holder
      await rowOf(page)
        .getByText(won ? 'It is yours' : 'Not yours')
        .waitFor()
    }
    const api = await apiOf(account(admin))
    await api.post('/scheduling/commands/undo', {})
    await until(async () => assert.isNull(await owner()))
    await desk.page.goto(`${address}&over=1`)
    await rowOf(desk.page).getByText('Withdrawn', { exact: true }).waitFor()
    assert.deepEqual(await seriousIn(desk.page), [])
    assert.deepEqual([...desk.complaints, ...people.flatMap(({ complaints }) => complaints)], [])
    await Promise.all([desk, ...people].map(({ context }) => context.close()))
  })
})
