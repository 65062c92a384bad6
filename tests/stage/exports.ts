import type { Page } from 'playwright'

/** Puts an export of this month together on the exports screen, without those who cannot be in it. */
export async function makeExport(page: Page, layout: RegExp, format: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'New export' }).click()
  const drawer = page.getByRole('dialog', { name: 'New export' })
  await drawer.getByRole('radio', { name: layout }).click()
  await drawer.getByRole('button', { name: 'This month' }).click()
  await drawer.getByRole('button', { name: 'Next' }).click()
  await drawer.getByText('hours in total').waitFor()
  // It comes with the figures, where people cannot be in the file.
  const without = drawer.getByRole('checkbox', { name: /^Export without/ })
  if (await without.count()) await without.check()
  await drawer.getByRole('button', { name: 'Next' }).click()
  await drawer.getByRole('radio', { name: format }).click()
  await drawer.getByRole('button', { name: 'Create export' }).click()
  await drawer.waitFor({ state: 'detached' })
}
