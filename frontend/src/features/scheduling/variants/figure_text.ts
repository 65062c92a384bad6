import { gapShort } from './gap_text.ts'
import type { Labels } from '../state/labels.ts'
import { worthOf, type Compared, type FigureKey } from './compare.ts'

/** A figure as it is read; a dash where the plan has none. */
export function figureText(
  key: FigureKey,
  plan: Compared,
  labels: Labels,
  currency: string | null | undefined
): string {
  const { format } = labels
  const worth = worthOf(key, plan)
  if (key === 'gap') return plan.gapPercent === undefined ? '–' : gapShort(labels, plan.gapPercent)
  if (worth === null) return '–'
  const { filledShifts, unfilledShifts, preferencesTotal } = plan.figures
  if (key === 'coverage') return format.number(worth) + ' / ' + format.number(filledShifts + unfilledShifts)
  if (key === 'preferences') return format.number(worth) + ' / ' + format.number(preferencesTotal)
  if (key === 'cost') return currency ? format.money({ minor: worth, currency }) : '–'
  return ['unfilled', 'norm', 'fairness'].includes(key) ? format.hours(worth) : format.number(worth)
}
