import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Each serious or critical violation with the first place it occurs. */
export async function seriousIn(page: Page): Promise<string[]> {
  // Colours in the middle of a transition are nobody's colours.
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important }',
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0]!.html.slice(0, 200)}`)
}
