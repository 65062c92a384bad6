import { gapShort } from './gap_text.ts'
import { hoursWithUnit } from '../words/hours_text.ts'
import type { Labels } from '../words/labels.ts'
import { worthOf, type Compared, type FigureKey } from './compare.ts'

/** What a figure is called: hours away from what is agreed say what that is for these days. */
export const figureName = (key: FigureKey, { figures }: Compared, { t }: Labels): string =>
  key === 'norm' ? t(`generate.figures.${normOf(figures)}`) : t(`generate.figures.${key}`)

/** A second line under the name; null where the name says it all. */
export const figureHint = (key: FigureKey, { figures }: Compared, { t }: Labels): string | null =>
  key === 'norm' ? t(`generate.figures.${normOf(figures)}_hint`) : null

const normOf = ({ wholePeriods }: Compared['figures']) => (wholePeriods ? 'norm_period' : 'norm')

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
  return ['unfilled', 'norm', 'fairness'].includes(key) ? hoursWithUnit(labels, worth) : format.number(worth)
}
