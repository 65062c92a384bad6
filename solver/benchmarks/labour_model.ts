/** Shifts from headcounts, and forecasts against what came: `node solver/benchmarks/labour_model.ts`. */
import { coverWithBreaks } from '../src/labour_model/breaks/cover_with_breaks.ts'
import { accuracyOf, staffingError } from '../src/labour_model/forecast/accuracy.ts'
import { backtest } from '../src/labour_model/forecast/backtest.ts'
import { bandOf } from '../src/labour_model/forecast/band.ts'
import { knownMean, methods, type MethodName } from '../src/labour_model/forecast/methods.ts'
import { wholePeople } from '../src/labour_model/rules/ceiling.ts'
import { ownCurve } from '../src/labour_model/testing/curves.ts'
import type { Curve } from '../src/labour_model/tiling/curve_file.ts'
import { coverWithShifts } from '../src/labour_model/tiling.ts'
import { checked } from '../src/lp/checked_engine.ts'
import { HighsEngine } from '../src/lp/highs_engine.ts'
import { publishedCurves } from './published/curves.ts'
import { publishedDemand } from './published/demand.ts'

const percent = (share: number | null): string =>
  (share === null ? '–' : `${(100 * share).toFixed(1)} %`).padStart(8)
const sum = (row: ArrayLike<number>): number => Array.from(row).reduce((total, value) => total + value, 0)

/** A day's demand with a peak at noon and another in the evening, at any grain. */
const dayOf = (slotsPerHour: number, people: number, days = 1): number[] =>
  Array.from({ length: 24 * slotsPerHour * days }, (_, slot) => {
    const hour = (slot / slotsPerHour) % 24
    const peak = (at: number, width: number): number => Math.exp(-(((hour - at) / width) ** 2))
    return hour < 6 ? 0 : Math.round(people * (0.2 + 0.6 * peak(12, 2) + 0.8 * peak(19, 2.5)))
  })

function tiling(): void {
  const curves: Curve[] = [
    ...(publishedCurves() ?? []),
    ownCurve,
    { name: 'day_15_min', need: dayOf(4, 40), week: false, minimumSlots: 16, maximumSlots: 40 },
    { name: 'week_15_min', need: dayOf(4, 40, 7), week: true, minimumSlots: 16, maximumSlots: 40 },
  ]
  console.log(
    '\nshifts without breaks, proven: slots needed, slots worked, shifts, ms (the first call, then the best of five)'
  )
  for (const { name, need, week, ...lengths } of curves) {
    const rules = { ...lengths, startEverySlots: 1, cyclic: week }
    const times: number[] = []
    for (let run = 0; run < 6; run += 1) {
      const began = performance.now()
      coverWithShifts(need, rules)
      times.push(performance.now() - began)
    }
    const { workedSlots, tiles } = coverWithShifts(need, rules)
    const figures = [
      sum(need),
      workedSlots,
      tiles.length,
      times[0]!.toFixed(1),
      Math.min(...times.slice(1)).toFixed(1),
    ]
    console.log(`  ${name.padEnd(36)}${figures.map((figure) => String(figure).padStart(8)).join('')}`)
  }
}

async function breaks(): Promise<void> {
  const engine = checked(await HighsEngine.load())
  console.log(
    '\nshifts of 4 to 9 h, half an hour unpaid from 6 h on: hours needed, paid quick | paid searched, bound, seconds'
  )
  for (const [name, slotsPerHour, people, days] of [
    ['day, 30 min', 2, 20, 1],
    ['day, 15 min', 4, 20, 1],
    ['week, 60 min', 1, 20, 7],
    ['week, 30 min', 2, 20, 7],
  ] as const) {
    const need = dayOf(slotsPerHour, people, days)
    const durationSlots = Math.max(1, slotsPerHour / 2)
    const window = { durationSlots, paid: false, earliest: 2 * slotsPerHour, latest: 4 * slotsPerHour }
    const rules = {
      minimumSlots: 4 * slotsPerHour,
      maximumSlots: 9 * slotsPerHour,
      startEverySlots: Math.max(1, slotsPerHour / 2),
      cyclic: days === 7,
      breakRules: [{ fromLengthSlots: 6 * slotsPerHour, breaks: [window] }],
    }
    const quick = coverWithBreaks(need, rules, { engine: null, limitMs: 0, relativeGap: 0.005 })
    const began = performance.now()
    const best = coverWithBreaks(need, rules, { engine, limitMs: 20_000, relativeGap: 0.005 })
    const hours = (slots: number): string => (slots / slotsPerHour).toFixed(1).padStart(8)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `  ${name.padEnd(16)}${hours(sum(need))}${hours(quick.paidSlots)} |${hours(best.paidSlots)}${hours(best.bound)}  ${seconds} s`
    )
  }
}

function forecasts(): void {
  const demand = publishedDemand()
  if (!demand) return console.log('\nforecasts: the published demand is not beside the project')
  console.log(
    '\nforecasts: WAPE 7 days (8 folds), WAPE 28 days (3 folds), bias, against naive, staffing error, 80 % band holds'
  )
  for (const { name, series } of demand) {
    const until = series.values.length
    const unitsPerPerson = knownMean(series.values) / 4
    const peopleFor = (units: number): number => Math.max(1, wholePeople(units / unitsPerPerson))
    const week = { until, folds: 8, days: 7 }
    const naive = backtest(series, methods.seasonal_naive, week).forecast
    for (const method of Object.keys(methods) as MethodName[]) {
      const { forecast, actual } = backtest(series, methods[method], week)
      const month = backtest(series, methods[method], { until, folds: 3, days: 28 })
      const near = accuracyOf(actual, forecast, naive)
      const far = accuracyOf(month.actual, month.forecast, month.forecast)
      console.log(
        `  ${name.padEnd(16)}${method.padEnd(16)}${percent(near.wape)}${percent(far.wape)}${percent(near.bias)}` +
          `${(near.mase ?? 0).toFixed(2).padStart(6)}${staffingError(actual, forecast, peopleFor).toFixed(2).padStart(6)}` +
          percent(bandHolds(series, method))
      )
    }
  }
}

/** The share of eight weeks' values, night hours without any left out, within the band that the eight weeks before each would have given. */
function bandHolds(series: Parameters<typeof backtest>[0], method: MethodName): number {
  const slots = 7 * series.slotsPerDay
  let inside = 0
  let known = 0
  for (let fold = 0; fold < 8; fold += 1) {
    const origin = series.values.length - slots * (fold + 1)
    const band = bandOf(backtest(series, methods[method], { until: origin, folds: 8, days: 7 }))
    for (const [place, value] of methods[method](series, origin, slots).entries()) {
      const came = series.values[origin + place]!
      if (Number.isNaN(came) || Number.isNaN(value) || (came === 0 && value < 0.5)) continue
      known += 1
      if (came >= band.valueAt(value, 0.1) && came <= band.valueAt(value, 0.9)) inside += 1
    }
  }
  return inside / known
}

tiling()
await breaks()
forecasts()
