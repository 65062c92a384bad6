import type { Locator, Page } from 'playwright'
import { settled } from './until.ts'

/** At the point where the button is drawn, whatever lies there. */
export async function clickByMouse(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  const box = await settled(() => drawnBox(button))
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Two pictures later, so that what moves has moved between two readings. */
const drawnBox = (button: Locator) =>
  button.evaluate(async (one) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x, y, width, height }
  })
