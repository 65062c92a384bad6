import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import {
  acceptAll,
  inSight,
  openProposal,
  plannedWeek,
  planOf,
  proposalReady,
  quickProposal,
} from '../stage/generation.ts'
import { walkTo } from '../stage/planning.ts'
import { cellOf, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
// A week no other journey plans.
const week: Day = addDays(comingMonday(), 7 * 128)

test.group('A person who cannot come', () => {
  test('keeps the day: no typed shift, no template and no later run plans them then', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(planner)
    const { locationId, plan } = await plannedWeek(planner, page, week)
    const before = await plan()
    const { employeeId, day } = inSight(before, await rowIdsOf(page))
    const theirs = (entries: ScheduleEntry[]) =>
      entries.filter((one) => one.employeeId === employeeId && one.day === day)
    const template = await keptAsTemplate(locationId)

    await repair(page, employeeId, day)
    const absences = async () =>
      (await scheduleOf(planner, week, 7, [locationId])).entries.filter(
        (one) => one.employeeId === employeeId && one.type === 7
      )
    assert.deepEqual(
      (await absences()).map((one) => [one.day, one.fullDay]),
      [[day, true]]
    )
    assert.isEmpty(theirs(await plan()))

    // A typed shift comes back into its field with the reason.
    await walkTo(page, employeeId, day)
    await page.keyboard.type('9-17')
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: 'Add a shift' })
    await editor
      .getByText(/absence/i)
      .first()
      .waitFor()
    await until(async () =>
      assert.equal(await editor.getByRole('textbox', { name: 'Times' }).inputValue(), '9-17')
    )
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    assert.isEmpty(theirs(await plan()))

    // The week as it was planned before, put in again: everyone has their shifts but for that day.
    await emptied(locationId)
    await cellOf(page, 'unassigned', week).waitFor()
    await putIn(page, template, before.length)
    await until(async () => assert.lengthOf(await plan(), before.length))
    const again = await plan()
    const others = ({ employeeId: who, day: on }: ScheduleEntry) => who && !(who === employeeId && on === day)
    assert.deepEqual(wordsOf(again.filter(others)), wordsOf(before.filter(others)))
    assert.isEmpty(theirs(again))

    // Their shift is open now: the next run may give it to anyone else.
    await openScheduler(page, 'week', week, locationId)
    await quickProposal(page)
    const { changes } = await planOf(planner, (await openProposal(planner, week)).id)
    const idsThen = new Set(again.filter((one) => one.day === day).map(({ id }) => id))
    assert.isEmpty(changes.filter((one) => one.toEmployeeId === employeeId && idsThen.has(one.entryId)))
    await acceptAll(page)
    assert.isEmpty(theirs(await plan()))
    assert.lengthOf(await absences(), 1)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** Who has which shift, in an order of its own. */
const wordsOf = (entries: ScheduleEntry[]): string[] =>
  entries
    .map(({ employeeId, day, start, end, positionId }) => [employeeId, day, start, end, positionId].join(' '))
    .toSorted()

/** The week with its people, under a name of its own. */
async function keptAsTemplate(locationId: string): Promise<string> {
  const name = `Before the repair ${Date.now()}`
  const kept = { locationId, name, description: null, from: week, until: addDays(week, 7), withPeople: true }
  await (await apiOf(account(planner))).post('/scheduling/templates', kept)
  return name
}

/** They cannot come that day: accepts the first plan without them. */
async function repair(page: Page, employeeId: string, day: Day): Promise<void> {
  await walkTo(page, employeeId, day)
  await page.keyboard.press('r')
  const form = page.getByRole('complementary', { name: 'Repair the schedule' })
  await form.getByText(/^\d+ shifts? (is|are) concerned/).waitFor()
  await form.getByRole('button', { name: 'Look for a solution' }).click()
  await proposalReady(page)
  await acceptAll(page)
}

/** Deletes all shifts of the week past the screen; absences stay. */
async function emptied(locationId: string): Promise<void> {
  const api = await apiOf(account('organisation admin'))
  const scope = { from: week, until: addDays(week, 7), locationIds: [locationId] }
  await api.post('/scheduling/bulk-changes', { kind: 'deleteAll', ...scope })
}

/** All shifts of a template over the days it was taken from; a shift that its person may not have stays open. */
async function putIn(page: Page, template: string, shifts: number): Promise<void> {
  await page.keyboard.press('s')
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: `Look at and use ${template}` }).click()
  await panel.getByLabel('First day').fill(week)
  // Leaving the field closes its calendar.
  await panel.getByLabel('First day').press('Tab')
  await panel.getByRole('radio', { name: 'Put it in unassigned' }).check()
  await panel.getByText('1 shift is not possible as it is').waitFor()
  await panel.getByText(/absence.*Put in unassigned\./i).waitFor()
  await panel.getByRole('button', { name: `Put in ${shifts} shifts` }).click()
  await page.getByText(`${shifts} shifts put in from a template`).waitFor()
}
