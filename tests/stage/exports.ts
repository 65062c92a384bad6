import type { Page } from 'playwright'
import type { Day } from './days.ts'

/** First and last day of an export. */
export type ExportPeriod = { from: Day; last: Day }

/**
 * Puts an export together on the exports screen, without those who cannot be in it.
 *
 * @param period left out: this month
 */
export async function makeExport(
  page: Page,
  layout: RegExp,
  format: RegExp,
  period?: ExportPeriod
): Promise<void> {
  await page.getByRole('button', { name: 'New export' }).click()
  const drawer = page.getByRole('dialog', { name: 'New export' })
  await drawer.getByRole('radio', { name: layout }).click()
  if (period) {
    await drawer.getByLabel('First day').fill(period.from)
    await drawer.getByLabel('Last day').fill(period.last)
    // Tab would open the list of locations over the button.
    await drawer.getByLabel('Last day').blur()
  } else await drawer.getByRole('button', { name: 'This month' }).click()
  await drawer.getByRole('button', { name: 'Next' }).click()
  await drawer.getByText('hours in total').waitFor()
  // They come with the figures, where people or hours cannot be in the file.
  for (const without of await drawer.getByRole('checkbox', { name: /^Export without/ }).all())
    await without.check()
  await drawer.getByRole('button', { name: 'Next' }).click()
  await drawer.getByRole('radio', { name: format }).click()
  await drawer.getByRole('button', { name: 'Create export' }).click()
  await drawer.waitFor({ state: 'detached' })
}
