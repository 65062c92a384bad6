import type { Locator, Page } from 'playwright'
import { until } from './until.ts'

/** Tab (or another key) until the control holds the focus: a path that cannot be walked by keyboard is an error. */
export async function reach(page: Page, control: Locator, key = 'Tab', most = 60): Promise<void> {
  await control.waitFor()
  await until(() => isInReach(control))
  for (let step = 0; step < most; step++) {
    if (await control.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${String(control)}.`)
}

/** A dialog that is about to close, or to give way to another one, keeps the keyboard within itself until then. */
const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const dialog = document.activeElement?.closest('[aria-modal="true"]')
    return !dialog || dialog.contains(element)
  })

/** Waits for the control to have the focus. */
export const hasFocus = (control: Locator): Promise<void> =>
  until(() => control.evaluate((element) => element.contains(document.activeElement)))

export async function enter(page: Page, control: Locator, key = 'Tab', most?: number): Promise<void> {
  await reach(page, control, key, most)
  await page.keyboard.press('Enter')
}
