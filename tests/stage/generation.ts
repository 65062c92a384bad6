import type { AutoScheduleRun, VariantDetails, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Locator, Page } from 'playwright'
import { apiOf } from './api.ts'
import type { Day } from './days.ts'
import { openShifts } from './open_shifts.ts'
import { openScheduler, profileOf, scheduleOf, shiftsOf } from './scheduler.ts'
import { account, patienceMs } from './settings.ts'
import { until } from './until.ts'

/**
 * G on the scheduler, then scope, check and goals, with the shortest search; until its proposal is there.
 * `beside`: plans to compare with, by their names on screen.
 */
export async function quickProposal(page: Page, { beside = [] as string[] } = {}): Promise<void> {
  await page.keyboard.press('g')
  const panel = page.getByRole('complementary', { name: 'Generate the schedule' })
  await panel.getByRole('button', { name: 'Check if it can work' }).click()
  const acknowledge = panel.getByRole('checkbox', { name: /some shifts stay unassigned/ })
  const goals = panel.getByRole('button', { name: 'Choose goals' })
  await goals.waitFor()
  // The two come in the same picture.
  if (await acknowledge.count()) await acknowledge.check()
  await goals.click()
  for (const name of beside) await panel.getByRole('checkbox', { name, exact: true }).check()
  await panel.getByText('Quick', { exact: true }).click()
  await panel.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the search' }).waitFor()
  await page.getByText('Open hours', { exact: true }).first().waitFor()
  await proposalReady(page)
}

/** Waits for the search to end: it takes as long as it was given. */
export const proposalReady = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Accept all \(/ }).waitFor({ timeout: 2 * patienceMs })

/**
 * Opens what differs between two plans. A search of a few seconds may find one plan twice, the sooner the slower the
 * machine: the view says so then, and there is nowhere to go.
 *
 * @returns the button to the next difference; `null` if the plans are the same
 */
export async function showDifferences(page: Page): Promise<Locator | null> {
  await page.getByRole('button', { name: 'Show what differs' }).click()
  const view = differencesOf(page)
  const same = view.getByText('The two plans are the same.')
  const next = view.getByRole('button', { name: 'Next difference' })
  await same.or(next).waitFor()
  if (await same.isVisible()) return null
  await view.getByText(/shifts? differs?$/).waitFor()
  return next
}

export const differencesOf = (page: Page): Locator => page.getByRole('region', { name: 'What differs' })

export const reviewOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Review the proposal' })

/** The proposal that waits for a decision about days from `from` on. */
export async function openProposal(role: string, from: Day): Promise<AutoScheduleRun> {
  const api = await apiOf(account(role))
  const open = await api.get<AutoScheduleRun[]>('/scheduling/auto-schedule-runs', { state: 'open' })
  const run = open.find((one) => one.state === 'proposed' && one.scope.from === from)
  if (!run) throw new Error('No proposal is open.')
  return api.get(`/scheduling/auto-schedule-runs/${run.id}`)
}

/** One plan of a run in full. */
export const planOf = async (
  role: string,
  runId: string,
  key: VariantKey = 'asked'
): Promise<VariantDetails> =>
  (await apiOf(account(role))).get(`/scheduling/auto-schedule-runs/${runId}/variants/${key}`)

/** The button under a person's name; the list grows by a page until the name is there. */
export async function acceptPerson(page: Page, name: string): Promise<void> {
  const panel = reviewOf(page)
  await panel.getByRole('radio', { name: 'By person' }).locator('xpath=..').click()
  const heading = panel.getByText(name, { exact: true }).last()
  const more = panel.getByRole('button', { name: /^Show \d+ more$/ })
  await panel.getByRole('button', { name: 'Accept this person' }).first().waitFor()
  await until(async () => {
    if (await heading.isVisible()) return true
    if (await more.isVisible()) await more.click()
    return false
  })
  await heading.locator('xpath=..').getByRole('button', { name: 'Accept this person' }).click()
}

/** Takes a whole proposal into the schedule and leaves its panel. */
export async function acceptAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Accept all \(/ }).click()
  await page.getByText('The proposal is part of the schedule').waitFor()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Close' }).first().click()
  await panel.waitFor({ state: 'detached' })
}

/** A week whose shifts have been given away automatically. */
export async function plannedWeek(planner: string, page: Page, week: Day) {
  const locationId = (await profileOf('employee')).locationIds[0]!
  await openShifts(planner, week, { days: 7, locationId, positions: 2 })
  await openScheduler(page, 'week', week, locationId)
  await quickProposal(page)
  await acceptAll(page)
  const plan = async () =>
    shiftsOf((await scheduleOf(planner, week, 7, [locationId])).entries).filter(({ day }) => day >= week)
  return { locationId, plan }
}

/** A shift of a person whose row the grid has drawn: those further down wait for scrolling. */
export function inSight(entries: ScheduleEntry[], rows: string[]): ScheduleEntry & { employeeId: string } {
  const found = entries.find(({ employeeId }) => employeeId && rows.includes(employeeId))
  if (!found) throw new Error('No one in sight has a shift in this week.')
  return { ...found, employeeId: found.employeeId! }
}
