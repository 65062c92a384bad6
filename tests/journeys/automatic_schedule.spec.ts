import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import { comingMonday } from '../stage/days.ts'
import { acceptPerson, openProposal, planOf, quickProposal } from '../stage/generation.ts'
import { focusRow } from '../stage/planning.ts'
import { openScheduler, profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { askBeyondShifts, undoByKey } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'

test.group('Automatic schedule', () => {
  test('from open shifts to what staff see', async ({ assert }) => {
    const from = comingMonday()
    const { page, context, complaints } = await signedIn(planner)
    const { locationIds } = await profileOf('employee')
    const { employeeId } = await profileOf('employee')
    // The schedule also tells of the night shifts that reach into its first day; it has no order of its own.
    const plan = async () =>
      (await scheduleOf(planner, from, 28, locationIds)).entries
        .filter(({ day }) => day >= from)
        .toSorted((a, b) => a.id.localeCompare(b.id))
    const before = await plan()
    await openScheduler(page, '4weeks', from, locationIds[0])

    await quickProposal(page)
    const { changes } = await planOf(planner, (await openProposal(planner, from)).id)
    assert.isAbove(changes.length, 100)
    assert.deepEqual(await plan(), before, 'a proposal changes nothing by itself')

    const own = changes.filter(({ toEmployeeId }) => toEmployeeId === employeeId)
    assert.isNotEmpty(own, 'the employee of the demo gets shifts')
    const nameOf = (id: string | null) => people.find((one) => one.id === id)!
    const { people } = await scheduleOf(planner, from, 28, locationIds)
    const panel = page.getByRole('complementary', { name: 'Review the proposal' })
    const { name, surname } = nameOf(employeeId)
    // What the screen says about it is gone after four seconds; by then it can be undone.
    const taken = page.getByText(/^\d+ shifts? taken into the schedule$/).first()
    await Promise.all([taken.waitFor(), acceptPerson(page, `${name} ${surname}`)])
    // Exactly this person’s part of the proposal.
    await until(async () => assert.deepEqual(assigned(await plan(), employeeId!), ids(own)))
    await panel.getByRole('button', { name: `Accept all (${changes.length - own.length})` }).waitFor()
    assert.isEmpty(
      shiftsOf((await scheduleOf('employee', from, 28)).entries, employeeId),
      'staff see no drafts'
    )

    await focusRow(page)
    await undoByKey(page, own.length)
    await page.getByText(/^Undone: accepting the proposal\. \d+ shifts? (is|are) as/).waitFor()
    assert.isEmpty(assigned(await plan(), employeeId!), 'one undo takes one acceptance back')

    const all = page.getByText(`${changes.length} shifts taken into the schedule`)
    await Promise.all([all.waitFor(), panel.getByRole('button', { name: /^Accept all/ }).click()])
    await page.getByText('The proposal is part of the schedule').waitFor()
    const accepted = await plan()
    const wanted = new Map(changes.map((change) => [change.entryId, change.toEmployeeId]))
    for (const entry of accepted)
      if (wanted.has(entry.id)) assert.equal(entry.employeeId, wanted.get(entry.id), `shift ${entry.id}`)
    assert.equal(
      shiftsOf(accepted).filter((entry) => entry.employeeId).length,
      changes.filter((one) => one.toEmployeeId).length
    )

    // A step as big as this is taken back only after a question that names it.
    assert.isAbove(changes.length, askBeyondShifts)
    await focusRow(page)
    await page.keyboard.press('Control+z')
    const question = page.getByRole('dialog', { name: 'Undo accepting the proposal?' })
    await question.getByText(new RegExp(`^${changes.length} shifts, \\d+ (person|people), `)).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    assert.deepEqual(await plan(), accepted, 'nothing is undone without an answer')

    await page.getByRole('button', { name: /^Publish \(\d+\)$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/\d+ changes published/).waitFor()
    const published = shiftsOf(await plan()).filter((entry) => entry.employeeId)
    for (const entry of published)
      assert.deepEqual([entry.state, ...faceOf(entry.published!)], ['published', ...faceOf(entry)])
    assert.deepEqual(assigned(await plan(), employeeId!), ids(own))
    assert.deepEqual(
      shiftsOf((await scheduleOf('employee', from, 28)).entries, employeeId)
        .map(({ id }) => id)
        .sort(),
      ids(own),
      'the employee sees what was published'
    )
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const assigned = (entries: ScheduleEntry[], employeeId: string): string[] =>
  ids(shiftsOf(entries, employeeId).map(({ id }) => ({ entryId: id })))
const ids = (changes: { entryId: string }[]): string[] => changes.map(({ entryId }) => entryId).sort()
const faceOf = ({
  employeeId,
  positionId,
  day,
  start,
  end,
}: {
  employeeId: string | null
  positionId: string | null
  day: string
  start: string
  end: string
}) => [employeeId, positionId, day, start, end]
