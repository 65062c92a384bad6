import type { Page } from 'playwright'

/** Undo and redo ask before a step that touches more shifts than this (`askBeyondShifts`). */
export const askBeyondShifts = 20

/** Ctrl+Z, and the answer to its question where the step is big enough to ask. */
export async function undoByKey(page: Page, shifts: number): Promise<void> {
  await page.keyboard.press('Control+z')
  if (shifts > askBeyondShifts) await confirmStep(page, 'Undo')
}

/** Answers the question before a step, and waits until it is gone: keys belong to it for as long. */
export async function confirmStep(page: Page, way: 'Undo' | 'Redo'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${way} `) })
  await dialog.getByRole('button', { name: way, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
