import type { Page } from 'playwright'

/** G on the scheduler, then scope, check and goals, with the shortest search; until its proposal is there. */
export async function quickProposal(page: Page): Promise<void> {
  await page.keyboard.press('g')
  const panel = page.getByRole('complementary', { name: 'Generate the schedule' })
  await panel.getByRole('button', { name: 'Check if it can work' }).click()
  const acknowledge = panel.getByRole('checkbox', { name: /these shifts may stay unassigned/ })
  const goals = panel.getByRole('button', { name: 'Choose goals' })
  await goals.waitFor()
  if (await acknowledge.count()) await acknowledge.check()
  await goals.click()
  await panel.getByText('Quick', { exact: true }).click()
  await panel.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the search' }).waitFor()
  await page.getByText('Open hours', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Accept all \(/ }).waitFor({ timeout: 60_000 })
}
