import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  bandOfMetric,
  perDay,
  type Known,
  type Metric,
  type UnitsBand,
} from '@shiftloom/solver/labour_model/sandbox/known_metrics'

/** Bands that are kept, at most: some 20 MB of the longest ones. */
const most = 300
const kept = new Map<string, UnitsBand>()

/**
 * The band of a metric over a row of days. It is reckoned from many forecasts of the past, so it is kept under all that it
 * follows from: a change of a record, a special day or the date makes another, in whichever process it happens.
 */
export async function keptBand(
  known: Known,
  metric: Metric,
  span: { from: number; days: number }
): Promise<UnitsBand> {
  const key = keyOf(known, metric, span)
  const found = kept.get(key)
  // The one asked for last goes last.
  if (found) kept.delete(key)
  else await breathe()
  const band = found ?? bandOfMetric(known, metric, span.from, span.days)
  kept.set(key, band)
  if (kept.size > most) kept.delete(kept.keys().next().value!)
  return band
}

function keyOf(known: Known, { id, values }: Metric, span: { from: number; days: number }): string {
  const { today, slotMinutes, holidays, special } = known
  const own = special?.get(id)
  const facts = {
    today,
    slotMinutes,
    holidays,
    span,
    unusual: own?.unusual,
    factors: [...(own?.factors ?? [])],
  }
  return createHash('sha256')
    .update(JSON.stringify(facts))
    .update(values.subarray(0, today * perDay(known)))
    .digest('base64')
}
