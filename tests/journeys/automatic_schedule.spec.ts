import type { AutoScheduleRun, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { comingMonday } from '../stage/days.ts'
import { quickProposal } from '../stage/generation.ts'
import { openScheduler, profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'

const planner = 'manager'

test.group('Automatic schedule', () => {
  test('from open shifts to what staff see', async ({ assert }) => {
    const from = comingMonday()
    const { page, context, complaints } = await signedIn(planner)
    const { locationIds } = await profileOf('employee')
    const { employeeId } = await profileOf('employee')
    // The schedule also tells of the night shifts that reach into its first day.
    const plan = async () =>
      (await scheduleOf(planner, from, 28, locationIds)).entries.filter(({ day }) => day >= from)
    const before = await plan()
    await openScheduler(page, '4weeks', from, locationIds[0])

    await quickProposal(page)
    const run = await openProposal(from)
    assert.isAbove(run.changes.length, 100)
    assert.deepEqual(await plan(), before, 'a proposal changes nothing by itself')

    const own = run.changes.filter(({ toEmployeeId }) => toEmployeeId === employeeId)
    assert.isNotEmpty(own, 'the employee of the demo gets shifts')
    const nameOf = (id: string | null) => people.find((one) => one.id === id)!
    const { people } = await scheduleOf(planner, from, 28, locationIds)
    const panel = page.getByRole('complementary', { name: 'Review the proposal' })
    await panel.getByRole('tab', { name: /^People/ }).click()
    const { name, surname } = nameOf(employeeId)
    await acceptPerson(page, `${name} ${surname}`)
    await panel
      .getByText(
        own.length === 1 ? '1 shift taken into the schedule' : `${own.length} shifts taken into the schedule`
      )
      .or(page.getByText(new RegExp(`${own.length} shifts? taken into the schedule`)))
      .first()
      .waitFor()
    assert.deepEqual(
      assigned(await plan(), employeeId!),
      ids(own),
      'exactly this person’s part of the proposal'
    )
    assert.isEmpty(
      shiftsOf((await scheduleOf('employee', from, 28)).entries, employeeId),
      'staff see no drafts'
    )

    await page.locator('[data-row]').first().click()
    await page.keyboard.press('Control+z')
    await page.getByText('Last step undone').waitFor()
    assert.isEmpty(assigned(await plan(), employeeId!), 'one undo takes one acceptance back')

    await panel.getByRole('button', { name: /^Accept all/ }).click()
    await page.getByText('The proposal is part of the schedule').waitFor()
    const accepted = await plan()
    const wanted = new Map(run.changes.map((change) => [change.entryId, change.toEmployeeId]))
    for (const entry of accepted)
      if (wanted.has(entry.id)) assert.equal(entry.employeeId, wanted.get(entry.id), `shift ${entry.id}`)
    assert.equal(
      shiftsOf(accepted).filter((entry) => entry.employeeId).length,
      run.changes.filter((one) => one.toEmployeeId).length
    )

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

async function openProposal(from: string): Promise<AutoScheduleRun> {
  const api = await apiOf(account(planner))
  const answer = await api.get<AutoScheduleRun[] | { items: AutoScheduleRun[] }>(
    '/scheduling/auto-schedule-runs',
    { state: 'open' }
  )
  const open = Array.isArray(answer) ? answer : answer.items
  const run = open.find((one) => one.state === 'proposed' && one.scope.from === from)
  if (!run) throw new Error('No proposal is open.')
  return api.get(`/scheduling/auto-schedule-runs/${run.id}`)
}

/** The button under a person's name; the list grows by a page until the name is there. */
async function acceptPerson(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  while (await more.count()) await more.click()
  const heading = page.getByText(name, { exact: true }).last()
  await heading.locator('xpath=..').getByRole('button', { name: 'Accept this person' }).click()
}

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
