import type { CollectingShift } from '@shiftloom/backend/contracts/open_shifts'
import { element, icon } from './element.ts'
import classes from './cards.module.css'
import type { GridContext } from './grid_context.ts'

/** In narrower columns the sign of claims stands alone. */
const narrowestWithFigure = 54

/** Shifts that are open to claims, and how many claims there are; the narrowest columns have room for the sign alone. */
export function claimsBadge(
  open: readonly CollectingShift[],
  zone: string,
  { labels, dayWidth }: GridContext
): HTMLElement {
  const claims = open.reduce((sum, one) => sum + one.claims, 0)
  const badge = element(
    'span',
    classes.claims!,
    icon('hand', 11),
    dayWidth >= narrowestWithFigure && String(claims)
  )
  badge.title = open.map((one) => labels.claims(one, zone)).join('\n')
  badge.dataset.claims = String(claims)
  return badge
}
