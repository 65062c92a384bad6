/**
 * Forecasts of published demand from rolling origins: `node solver/benchmarks/forecast.ts`, with `--write` into
 * docs/benchmarks/forecast.md as well.
 */
import { writeFileSync } from 'node:fs'
import { accuracyOf } from '../src/labour_model/forecast/accuracy.ts'
import { backtest } from '../src/labour_model/forecast/backtest.ts'
import { bandsOf } from '../src/labour_model/forecast/calibrated_band.ts'
import { methods, type MethodName } from '../src/labour_model/forecast/methods.ts'
import { slotsPerWeek, type Series } from '../src/labour_model/forecast/series.ts'
import { publishedDemand } from './published/demand.ts'

const horizons = [
  { days: 7, folds: 8 },
  { days: 28, folds: 3 },
] as const
type Horizon = { readonly days: number; readonly folds: number }

const percent = (share: number | null): string => (share === null ? '–' : (100 * share).toFixed(1))

function figuresOf(series: Series, name: MethodName, { days, folds }: Horizon) {
  const options = { until: series.values.length, folds, days }
  const naive = backtest(series, methods.seasonal_naive, options).forecast
  const { forecast, actual } = backtest(series, methods[name], options)
  return { ...accuracyOf(actual, forecast, naive), held: heldBy(series, name, { days, folds }) }
}

/**
 * The share of values within the band of 80 % that was known at each origin. Slots that are forecast as nothing, such as
 * nights, are left out: nothing would always be right there.
 */
function heldBy(series: Series, name: MethodName, { days, folds }: Horizon): number {
  const slots = days * series.slotsPerDay
  const week = slotsPerWeek(series)
  let inside = 0
  let known = 0
  for (let fold = 0; fold < folds; fold += 1) {
    const origin = series.values.length - slots - fold * week
    const forecast = methods[name](series, origin, slots)
    const bands = bandsOf(series, methods[name], origin)
    for (const [at, value] of forecast.entries()) {
      const came = series.values[origin + at]!
      if (!(value > 0) || Number.isNaN(came)) continue
      const { valueAt } = bands(Math.floor(at / week))
      known += 1
      if (came >= valueAt(value, 0.1) && came <= valueAt(value, 0.9)) inside += 1
    }
  }
  return inside / known
}

function table(name: string, series: Series): string[] {
  const head = horizons.flatMap(({ days }) =>
    ['WAPE', 'bias', 'MASE', 'band'].map((word) => `${word} ${days} d`)
  )
  const rows = (Object.keys(methods) as MethodName[]).map((method) => {
    const cells = horizons.flatMap((horizon) => {
      const { wape, bias, mase, held } = figuresOf(series, method, horizon)
      return [percent(wape), percent(bias), (mase ?? NaN).toFixed(2), percent(held)]
    })
    return `| ${[method, ...cells].join(' | ')} |`
  })
  return [
    `## ${name}`,
    '',
    `| ${['method', ...head].join(' | ')} |`,
    `|${'---|'.repeat(head.length + 1)}`,
    ...rows,
    '',
  ]
}

const demand = publishedDemand()
if (!demand) console.log('forecasts: the published demand is not beside the project, nothing was measured')
else {
  const lines = demand.flatMap(({ name, series }) => table(name, series))
  console.log(lines.join('\n'))
  if (process.argv.includes('--write'))
    writeFileSync(
      new URL('../../docs/benchmarks/forecast.md', import.meta.url),
      [...intro(), ...lines].join('\n')
    )
}

function intro(): string[] {
  return [
    '# How good the forecast is',
    '',
    'Hourly sums of two published series: rentals of bicycles (UCI bike sharing, 2011 and 2012) and tickets of a bakery (October',
    '2016 to April 2017). Forecasts are made from rolling origins that end with the last whole day and step back a week: eight for',
    '7 days, three for 28 days, each knowing only what came before it. No calendar of holidays is given, so the weeks around',
    'Christmas at the end of the first series count as any others.',
    '',
    '`combined` is what is taken by itself; the others can be set by hand. WAPE: sum of absolute errors in percent of what came.',
    'Bias: positive where too high. MASE: errors against those of `seasonal_naive`. Band: percent of the values that lie within the',
    'band of 80 %, hours that are forecast as nothing left out.',
    '',
    'Written by `node solver/benchmarks/forecast.ts --write`.',
    '',
  ]
}
