import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  bandOfMetric,
  choiceOf,
  perDay,
  type Known,
  type Metric,
  type UnitsBand,
} from '@shiftloom/solver/labour_model/sandbox/known_metrics'
import { unitsOfMetric } from '@shiftloom/solver/labour_model/sandbox/sandbox_basis'

/** Of each kind that are kept, at most: some 20 MB of the longest ones. */
const most = 300
const bands = new Map<string, UnitsBand>()
const units = new Map<string, Float64Array>()
type Span = { from: number; days: number }

/**
 * The band of a metric over a row of days. It is reckoned from many forecasts of the past, so it is kept under all that it
 * follows from: a change of a record, a special day or the date makes another, in whichever process it happens.
 */
export const keptBand = (known: Known, metric: Metric, span: Span): Promise<UnitsBand> =>
  keptIn(bands, keyOf(known, metric, span), () => bandOfMetric(known, metric, span.from, span.days))

/** What people are planned for over a row of days. With a percentile it follows from a band, and is kept like one. */
export async function keptUnits(known: Known, metric: Metric, span: Span): Promise<Float64Array> {
  const make = () => unitsOfMetric(known, metric, span.from, span.days)
  const { percentile } = choiceOf(known, metric)
  return percentile === null ? make() : keptIn(units, `${percentile} ${keyOf(known, metric, span)}`, make)
}

async function keptIn<Made>(kept: Map<string, Made>, key: string, make: () => Made): Promise<Made> {
  const found = kept.get(key)
  // The one asked for last goes last.
  if (found) kept.delete(key)
  else await breathe()
  const made = found ?? make()
  kept.set(key, made)
  if (kept.size > most) kept.delete(kept.keys().next().value!)
  return made
}

function keyOf(known: Known, { id, values }: Metric, span: Span): string {
  const { today, slotMinutes, holidays, special } = known
  const own = special?.get(id)
  const facts = {
    today,
    slotMinutes,
    holidays,
    span,
    method: choiceOf(known, { id }).method,
    unusual: own?.unusual,
    factors: [...(own?.factors ?? [])],
  }
  return createHash('sha256')
    .update(JSON.stringify(facts))
    .update(values.subarray(0, today * perDay(known)))
    .digest('base64')
}
