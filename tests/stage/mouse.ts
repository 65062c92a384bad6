import type { Locator, Page } from 'playwright'
import { settled } from './until.ts'

/** At the point where the button is drawn, whatever lies there. */
export async function clickByMouse(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  const box = (await settled(() => button.boundingBox()))!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
