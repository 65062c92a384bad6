import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import {
  acceptPerson,
  differencesOf,
  openProposal,
  planOf,
  quickProposal,
  reviewOf,
  showDifferences,
} from '../stage/generation.ts'
import { hasFocus } from '../stage/keyboard.ts'
import { openShifts } from '../stage/open_shifts.ts'
import { focusRow } from '../stage/planning.ts'
import { cellOf, openScheduler, profileOf, rowIdsOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { undoByKey } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
// A week no other journey plans.
const week = addDays(comingMonday(), 7 * 40)

test.group('Plans to choose from', () => {
  test('read why, try another plan, take one person’s part of it and undo', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(planner)
    const locationId = (await profileOf('employee')).locationIds[0]!
    await openShifts(planner, week, { days: 7, locationId, positions: 3 })
    const plan = async () =>
      shiftsOf((await scheduleOf(planner, week, 7, [locationId])).entries)
        .filter(({ day }) => day >= week)
        .toSorted((a, b) => a.id.localeCompare(b.id))
    const before = await plan()
    await openScheduler(page, 'week', week, locationId)

    await quickProposal(page, { beside: ['Fairest', 'Best coverage'] })
    const panel = reviewOf(page)
    const run = await openProposal(planner, week)
    const [asked, fairest] = [await planOf(planner, run.id), await planOf(planner, run.id, 'fairest')]
    assert.deepEqual(
      run.variants.map(({ key }) => key),
      ['asked', 'fairest', 'coverage']
    )
    assert.deepEqual(await plan(), before, 'plans change nothing by themselves')

    await panel.getByRole('tab', { name: 'Why' }).click()
    const why = panel.getByRole('tabpanel', { name: 'Why' })
    await why
      .getByText(/of what is missing|every goal is met in full/)
      .first()
      .waitFor()
    await until(async () =>
      assert.equal(
        await why.getByRole('listitem').count(),
        asked.constraints.length,
        'a sentence for every part of the score'
      )
    )
    await panel.getByRole('tab', { name: 'Fairness' }).click()
    await panel.getByRole('columnheader', { name: 'Hours' }).getByRole('button').click()
    await until(async () => assert.isAbove(await panel.getByRole('row').count(), 3, 'who carries what'))

    assert.deepEqual(await seriousIn(page), [])
    await compareByNumbers(page, assert)
    await panel.getByRole('radio', { name: 'Fairest' }).click()
    const rows = await rowIdsOf(page)
    const someone = fairest.changes.find(({ toEmployeeId }) => rows.includes(toEmployeeId!))
    await cellOf(page, someone!.toEmployeeId!, someone!.day)
      .locator(`[data-entry="${someone!.entryId}"]`)
      .first()
      .waitFor()
    await goThroughDifferences(page)

    await panel.getByRole('tab', { name: /^Changes/ }).click()
    const { people } = await scheduleOf(planner, week, 7, [locationId])
    const employeeId = someone!.toEmployeeId!
    const { name, surname } = people.find(({ id }) => id === employeeId)!
    const own = fairest.changes.filter(({ toEmployeeId }) => toEmployeeId === employeeId)
    await acceptPerson(page, `${name} ${surname}`)
    await page
      .getByText(/^\d+ shifts? taken into the schedule$/)
      .first()
      .waitFor()
    assert.deepEqual(idsOf(shiftsOf(await plan(), employeeId)), own.map(({ entryId }) => entryId).toSorted())

    await focusRow(page)
    await undoByKey(page, own.length)
    const count = own.length === 1 ? '1 shift is' : `${own.length} shifts are`
    await page.getByText(`Undone: accepting the proposal. ${count} as`).waitFor()
    assert.isEmpty(shiftsOf(await plan(), employeeId), 'as it was before')

    await nothingForStaff(assert, run.id)
    await panel.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject the proposal' }).click()
    await page.getByText('The proposal was rejected').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** The dialog with every figure of every plan, and a plan chosen in it. */
async function compareByNumbers(page: Page, assert: Assert): Promise<void> {
  await page.getByRole('button', { name: 'Compare in figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plans compared' })
  for (const figure of ['Shifts filled', 'Open hours', 'Uneven sharing', 'People concerned'])
    await dialog.getByRole('rowheader', { name: figure }).waitFor()
  assert.deepEqual(await seriousIn(page), [])
  await dialog.getByRole('button', { name: 'Choose this plan: Best coverage' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** By the keyboard: the button keeps it while the grid moves. */
async function goThroughDifferences(page: Page): Promise<void> {
  const next = await showDifferences(page)
  if (!next) return
  const view = differencesOf(page)
  await next.press('Enter')
  await view.getByText(/^1 of \d+$/).waitFor()
  await hasFocus(next)
  await page.keyboard.press('Enter')
  await view.getByText(/^(2 of \d+|1 of 1)$/).waitFor()
}

/** Neither the run nor any of its plans is there for an employee, on no screen and by no address. */
async function nothingForStaff(assert: Assert, runId: string): Promise<void> {
  const { page, context } = await signedIn('employee')
  await page.goto(`/scheduler?view=week&from=${week}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  assert.equal(await page.getByRole('button', { name: 'Generate' }).count(), 0)
  const api = await apiOf(account('employee'))
  for (const path of ['', `/${runId}`, `/${runId}/variants/asked`, `/${runId}/variants/fairest`])
    await assert.rejects(() => api.get(`/scheduling/auto-schedule-runs${path}`), /: 403 /)
  await context.close()
}

const idsOf = (entries: ScheduleEntry[]): string[] => entries.map(({ id }) => id).toSorted()
