import { test } from '@japa/runner'
import { addDays, comingMonday } from '../stage/days.ts'
import { openProposal, planOf, quickProposal, reviewOf } from '../stage/generation.ts'
import { openShifts } from '../stage/open_shifts.ts'
import { openScheduler, profileOf, rowIdsOf, scheduleOf, shiftsIn, shiftsOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
// A week no other journey plans.
const week = addDays(comingMonday(), 7 * 96)

test.group('Leaving a shift out of a proposal', () => {
  test('Delete on a proposed card keeps the open shift; it can be put back', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(planner)
    const locationId = (await profileOf('employee')).locationIds[0]!
    await openShifts(planner, week, { days: 3, locationId, positions: 1 })
    const open = async () =>
      shiftsOf((await scheduleOf(planner, week, 7, [locationId])).entries, null).map(({ id }) => id)
    const before = await open()
    await openScheduler(page, 'week', week, locationId)
    await quickProposal(page)
    const run = await openProposal(planner, week)
    const { changes } = await planOf(planner, run.id)
    const rows = await rowIdsOf(page)
    const change = changes.find(({ toEmployeeId }) => rows.includes(toEmployeeId!))!
    const card = shiftsIn(page, change.toEmployeeId!, change.day)
    const leftOut = async () =>
      (await planOf(planner, run.id)).changes.filter((one) => one.leftOut).map(({ entryId }) => entryId)

    await card.first().click()
    await page.keyboard.press('Delete')
    await page.getByText('1 shift is left out of the proposal').first().waitFor()
    await card.first().waitFor({ state: 'detached' })
    await until(async () => assert.deepEqual(await leftOut(), [change.entryId]))
    assert.sameMembers(await open(), before, 'the open shift is still there')
    const review = reviewOf(page)
    await review.getByRole('button', { name: `Accept all (${changes.length - 1})` }).waitFor()

    await review.getByRole('button', { name: 'Put back' }).click()
    await card.first().waitFor()
    await until(async () => assert.deepEqual(await leftOut(), []))

    // The menu says what the key does.
    await card.first().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Leave out of the proposal' }).click()
    await until(async () => (await leftOut()).length === 1)
    await review.getByRole('button', { name: /^Accept all \(/ }).click()
    await page.getByText('The proposal is part of the schedule').waitFor()
    assert.deepEqual(await open(), [change.entryId], 'accepting takes everything else')
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
