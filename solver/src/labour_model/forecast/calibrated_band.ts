import { bandOf, quantile, type Band } from './band.ts'
import type { Backtest } from './backtest.ts'
import { repeatedFrom } from './repeated.ts'
import { isUsual, slotsPerWeek, type ForecastMethod, type Series } from './series.ts'

/** Weekly forecasts of the past whose errors make a band. */
const folds = 8
/** Weeks on which a band is tried before it is used. */
const trials = 8
/** Tails that are tried on either side; a tenth would be right if errors kept to their past. */
const tails = Array.from({ length: 20 }, (_, at) => (at + 1) / 100)
const usualTail = 0.1
const wanted = 0.8
/** Weeks of history below which a forecast teaches nothing. */
const fewestWeeks = 6

/** Errors this many weeks ahead stand for all further ones. */
const furthest = 3

type TailedBand = Pick<Band, 'valueAt'>
/** Weeks that a method forecasts from an origin, each reckoned once. */
type WeekFrom = (origin: number) => Float64Array

/**
 * The band of each week ahead, 0 the first, from errors of forecasts made as far ahead (conformal residuals). How wide the
 * tails have to be is learned: the tail is taken with which bands of the last eight weeks, each made from what was known
 * before it, held four of five values. Unusual days teach nothing, and values that were forecast as nothing have a band of
 * their own.
 */
export function bandsOf(
  series: Series,
  method: ForecastMethod,
  origin: number
): (weeksAhead: number) => TailedBand {
  const slots = slotsPerWeek(series)
  const weekFrom = memoised((from: number) => repeatedFrom(series, method, { origin: from, first: 0, slots }))
  const bandAt = memoised((ahead: number) => bandAhead(series, weekFrom, origin, ahead))
  return (weeksAhead) => bandAt(Math.min(furthest, weeksAhead))
}

function memoised<Made>(make: (key: number) => Made): (key: number) => Made {
  const made = new Map<number, Made>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}

function bandAhead(series: Series, weekFrom: WeekFrom, origin: number, ahead: number): TailedBand {
  const blocks = blocksOf(series, weekFrom, origin, ahead)
  const some = bandOf(joined(blocks.slice(0, folds), (forecast) => forecast > 0))
  const none = bandOf(joined(blocks.slice(0, folds), (forecast) => forecast <= 0))
  const tail = tailOf(blocks, ahead)
  // The middle stays, and both sides are stretched alike.
  const chanceIn = (chance: number): number => 0.5 + ((chance - 0.5) * (0.5 - tail)) / (wanted / 2)
  return {
    valueAt: (value, chance) =>
      value > 0
        ? some.valueAt(value, Math.min(1, Math.max(0, chanceIn(chance))))
        : none.valueAt(value, chance),
  }
}

/** Forecasts for one week each, the newest first, all of them as far ahead, with what came. */
function blocksOf(series: Series, weekFrom: WeekFrom, origin: number, ahead: number): Backtest[] {
  const week = slotsPerWeek(series)
  const blocks: Backtest[] = []
  for (let back = 0; back < folds + trials + ahead; back += 1) {
    const from = origin - (ahead + 1 + back) * week
    if (from < fewestWeeks * week) break
    const first = from + ahead * week
    // What is said for a week is the same however far ahead it lies; what came differs.
    const forecast = weekFrom(from)
    const actual = series.values.slice(first, first + week)
    for (const at of actual.keys()) if (!isUsual(series, first + at)) actual[at] = NaN
    blocks.push({ forecast, actual })
  }
  return blocks
}

function joined(blocks: readonly Backtest[], counts: (forecast: number) => boolean): Backtest {
  const forecast = blocks.flatMap((block) => [...block.forecast])
  const actual = blocks.flatMap((block) => [...block.actual])
  const kept = forecast.map((value, at) => (counts(value) ? actual[at]! : NaN))
  return { forecast: Float64Array.from(forecast), actual: Float64Array.from(kept) }
}

function tailOf(blocks: readonly Backtest[], ahead: number): number {
  const held = tails.map(() => 0)
  let known = 0
  for (const [at, { forecast, actual }] of blocks.slice(0, trials).entries()) {
    // Weeks between a trial's origin and its own week were not over yet.
    const before = blocks.slice(at + 1 + ahead, at + 1 + ahead + folds)
    if (before.length === 0) break
    const band = bandOf(joined(before, (value) => value > 0))
    for (const [slot, value] of forecast.entries()) {
      const came = actual[slot]!
      if (!(value > 0) || Number.isNaN(came)) continue
      const errors = band.errorsNear(value)
      if (errors.length === 0) continue
      known += 1
      for (const [place, tail] of tails.entries()) {
        const [lower, upper] = [tail, 1 - tail].map((chance) => Math.max(0, value + quantile(errors, chance)))
        if (came >= lower! && came <= upper!) held[place]! += 1
      }
    }
  }
  if (known === 0) return usualTail
  const miss = (place: number): number => Math.abs(held[place]! / known - wanted)
  return tails.reduce((best, _, place) => (miss(place) < miss(best) ? place : best), 0) / 100 + 0.01
}
