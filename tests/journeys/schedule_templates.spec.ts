import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { openShifts } from '../stage/open_shifts.ts'
import { planned as planShift } from '../stage/planning.ts'
import { freePeople, openScheduler, profileOf, rowIdsOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { undoByKey } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
// Weeks no other journey plans: this one and two after it, and those that are copied with two after them.
const week: Day = addDays(comingMonday(), 7 * 110)

test.group('Schedule templates', () => {
  test('a week is kept, looked at, put in twice and taken back, by keyboard', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(planner)
    const locationId = (await profileOf('employee')).locationIds[0]!
    await openShifts(planner, week, { days: 7, locationId, positions: 2 })
    const planned = async (from: Day, days: number) =>
      shiftsOf((await scheduleOf(planner, from, days, [locationId])).entries).filter(({ day }) => day >= from)
    const count = (await planned(week, 7)).length
    await openScheduler(page, 'week', week, locationId)

    await page.keyboard.press('s')
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: 'Save this period as a template' }).press('Enter')
    const name = `Journey ${Date.now()}`
    await panel.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
    await panel.getByRole('heading', { name }).waitFor()
    assert.deepEqual(await seriousIn(page), [])

    await panel.getByRole('button', { name: `Look at and use ${name}` }).press('Enter')
    await panel.getByRole('table', { name: `Shifts of ${name} by week` }).waitFor()
    await panel.getByLabel('First day').fill(addDays(week, 7))
    await panel.getByLabel('How many times').fill('2')
    const putIn = panel.getByRole('button', { name: `Put in ${2 * count} shifts` })
    await putIn.waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.isEmpty(await planned(addDays(week, 7), 14))
    await putIn.press('Enter')
    await page.getByText(`${2 * count} shifts put in from a template`).waitFor()
    const made = await planned(addDays(week, 7), 14)
    assert.lengthOf(made, 2 * count)
    assert.isTrue(made.every(({ state, source }) => state === 'draft' && source === 'template'))

    await undoByKey(page, 2 * count)
    await until(async () => (await planned(addDays(week, 7), 14)).length === 0)
    assert.lengthOf(await planned(week, 7), count)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the week shown is copied with a preview, and taken back, by keyboard', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(planner)
    const from = addDays(week, 7 * 4)
    const locationId = (await profileOf('employee')).locationIds[0]!
    await openShifts(planner, from, { days: 2, locationId, positions: 1 })
    const planned = async (day: Day) =>
      shiftsOf((await scheduleOf(planner, day, 7, [locationId])).entries).filter((one) => one.day >= day)
    const count = (await planned(from)).length
    await openScheduler(page, 'week', from, locationId)

    await page.keyboard.press('k')
    const panel = page.getByRole('complementary')
    await panel.getByText(`${count} shifts of`).waitFor()
    await panel.getByText('2 weeks', { exact: true }).click()
    const copy = panel.getByRole('button', { name: `Copy ${count} shifts` })
    await copy.waitFor()
    assert.deepEqual(await seriousIn(page), [])
    // One week has as many shifts: the button says so before two weeks are read, and waits for them.
    await until(() => copy.isEnabled())
    await copy.press('Enter')
    await page.getByText(`${count} shifts copied`).waitFor()
    assert.lengthOf(await planned(addDays(from, 14)), count)
    await undoByKey(page, count)
    await until(async () => (await planned(addDays(from, 14))).length === 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the menu copies the days shown: what stays out is named before, and the rest comes as it was', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn(planner)
    const from = addDays(week, 7 * 8)
    const target = addDays(from, 7)
    await openScheduler(page, 'week', from)
    const [one, other] = freePeople(await scheduleOf(planner, from, 14), await rowIdsOf(page))
    const breaks = [{ start: '11:00', minutes: 30, paid: false }]
    const shifts = [
      await planShift(from, one!.id, { start: '08:30', end: '16:15', breaks }),
      await planShift(addDays(from, 2), other!.id, { start: '10:00', end: '18:00' }),
      await planShift(addDays(from, 3), one!.id, { employeeId: null }),
    ]
    // Away on the day that the first of them would fall on.
    await planShift(target, one!.id, {
      ...{ type: scheduleEntryTypes.absence, positionId: null },
      ...{ start: '00:00', end: '00:00', fullDay: true },
    })
    const kept = async (first: Day) =>
      shiftsOf((await scheduleOf(planner, first, 7)).entries).filter(({ day }) => day >= first)
    for (const { id } of shifts.slice(0, 2)) await page.locator(`[data-entry="${id}"]`).waitFor()
    await page.getByText('1 shift unassigned', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Copy this period…' }).click()
    const panel = page.getByRole('complementary')
    await panel.getByText(`${shifts.length} shifts of`).waitFor()
    await panel.getByText('1 week', { exact: true }).click()
    await panel.getByText(/^2 shifts, /).waitFor()
    await panel.getByText('for 1 person', { exact: true }).waitFor()
    await panel.getByText('1 of them unassigned', { exact: true }).waitFor()
    await panel.getByText('1 shift is not possible as it is').waitFor()
    const out = panel.getByRole('listitem').filter({ hasText: /08:30–16:15/ })
    await out
      .filter({ hasText: one!.surname })
      .getByText(/Left out\.$/)
      .waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.isEmpty(await kept(target), 'looked at, not done')

    const copy = panel.getByRole('button', { name: 'Copy 2 shifts' })
    await until(() => copy.isEnabled())
    await copy.click()
    const undo = page.getByRole('button', { name: 'Undo: copying a period', exact: true })
    await undo.waitFor()
    const [, ...copied] = shifts
    assert.deepEqual(factsOf(await kept(target), 0), factsOf(copied, 7))
    assert.deepEqual(factsOf(await kept(from), 0), factsOf(shifts, 0), 'what is copied stays as it is')
    await undo.click()
    await until(async () => assert.isEmpty(await kept(target)))
    assert.lengthOf(await kept(from), shifts.length)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** What a copy has of a shift, some days later. */
const factsOf = (entries: ScheduleEntry[], later: number): string[] =>
  entries
    .map(({ day, start, end, employeeId, locationId, positionId, breaks, state }) =>
      JSON.stringify([addDays(day, later), start, end, employeeId, locationId, positionId, breaks, state])
    )
    .toSorted()
