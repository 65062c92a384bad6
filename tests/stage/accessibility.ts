import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { atFullSpeed } from './browser.ts'

/** Each serious or critical violation with the first place it occurs. */
export async function seriousIn(page: Page): Promise<string[]> {
  // Colours in the middle of a transition do not count.
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important }',
  })
  // What opens is drawn a frame or two after it is there.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const { violations } = await atFullSpeed(page, () => new AxeBuilder({ page }).analyze())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0]!.html.slice(0, 200)}`)
}
