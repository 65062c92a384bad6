import type { AutoScheduleRun, VariantDetails, VariantKey } from '@shiftloom/backend/contracts/schedule'
import type { Locator, Page } from 'playwright'
import { apiOf } from './api.ts'
import type { Day } from './days.ts'
import { account } from './settings.ts'

/**
 * G on the scheduler, then scope, check and goals, with the shortest search; until its proposal is there.
 * `beside`: plans to compare with, by their names on screen.
 */
export async function quickProposal(page: Page, { beside = [] as string[] } = {}): Promise<void> {
  await page.keyboard.press('g')
  const panel = page.getByRole('complementary', { name: 'Generate the schedule' })
  await panel.getByRole('button', { name: 'Check if it can work' }).click()
  const acknowledge = panel.getByRole('checkbox', { name: /these shifts may stay unassigned/ })
  const goals = panel.getByRole('button', { name: 'Choose goals' })
  await goals.waitFor()
  if (await acknowledge.count()) await acknowledge.check()
  await goals.click()
  for (const name of beside) await panel.getByRole('checkbox', { name, exact: true }).check()
  await panel.getByText('Quick', { exact: true }).click()
  await panel.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the search' }).waitFor()
  await page.getByText('Open hours', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Accept all \(/ }).waitFor({ timeout: 60_000 })
}

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
  const more = panel.getByRole('button', { name: /^Show \d+ more$/ })
  while (await more.count()) await more.click()
  const heading = panel.getByText(name, { exact: true }).last()
  await heading.locator('xpath=..').getByRole('button', { name: 'Accept this person' }).click()
}
