import { needOf } from '@shiftloom/solver/labour_model/need'
import type { RuleValues } from '../rule_values.ts'
import type { Place } from './handles.ts'

/** Points of the curve, left to right. */
const points = 240

/** People by units an hour, in whole persons and within the rule's bounds; nothing for work that no metric asks for. */
export function curveOf({ work, minimum, maximum }: RuleValues, share: number, widest: number): Place[] {
  if (work.kind === 'fixed' || work.kind === 'task') return []
  const units = Float64Array.from({ length: points + 1 }, (_, at) => (at * widest) / points)
  const open = new Uint8Array(units.length).fill(1)
  const rule = { content: work, units, open, minimum, maximum, share }
  const { people } = needOf([rule], units.length, { slotMinutes: 60, combination: 'sum', smoothed: false })
  return [...people].map((one, at) => ({ units: units[at]!, people: one }))
}

/** The right edge of the chart: somewhat beyond the busiest hour, and beyond every step. */
export function widestOf({ work }: RuleValues, busiest: number): number {
  const steps = work.kind === 'range' ? work.steps.map(({ from }) => from) : []
  const most = Math.max(10, busiest * 1.2, ...steps.map((from) => from * 1.2))
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil(most / step) * step
}

/** The upper edge: room above the curve and above every bound. */
export const tallestOf = (curve: readonly Place[], { minimum, maximum }: RuleValues): number =>
  Math.max(4, minimum + 1, (maximum ?? 0) + 1, ...curve.map(({ people }) => people + 1))
