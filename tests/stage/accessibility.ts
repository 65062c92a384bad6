import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { atFullSpeed } from './browser.ts'
import { slowdown } from './settings.ts'

/** Rules of less weight that hold as well: a column without a name says nothing to a screen reader. */
const kept = ['empty-table-header']

/**
 * Each serious or critical violation with the first place it occurs. What is gone a moment later was on its way: half a
 * dialog, a list that closes.
 */
export async function seriousIn(page: Page): Promise<string[]> {
  // Colours in the middle of a transition do not count.
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important }',
  })
  // What opens is drawn a frame or two after it is there.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  if ((await seriousNow(page)).length === 0) return []
  await page.waitForTimeout(1_000 * slowdown)
  return seriousNow(page)
}

async function seriousNow(page: Page): Promise<string[]> {
  // Else every rule that holds is written down with each of its elements, carried here and, in a page opened for it, put
  // together: six times the work. It is for frames of other origins, which the product has none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await atFullSpeed(page, () => axe.analyze())
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || kept.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0]!.html.slice(0, 200)}`)
}
