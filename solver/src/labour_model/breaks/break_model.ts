import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { LpModel } from '../../lp/lp_model.ts'
import { allowedShifts } from '../tiling/allowed_shifts.ts'
import type { Tile } from '../tiling/tile.ts'
import { breaksOf, paidSlotsOf, type BreakTilingRules, type BreakWindow } from './break_rules.ts'
import type { Break, BreakTile } from './break_tiling.ts'

/** All breaks that begin in one window: shifts of several lengths share them, for who takes which does not matter. */
type Pool = {
  readonly window: BreakWindow
  readonly shiftFrom: number
  readonly row: number
  readonly columns: number[]
}

export type BreakModel = {
  readonly model: LpModel
  /** The values of the model's columns that say the same as shifts with breaks. */
  readonly valuesOf: (tiles: readonly BreakTile[]) => Float64Array
  readonly tilesOf: (values: Float64Array) => BreakTile[]
}

/** In paid slots. A shift more costs less than a slot saves: it decides between covers with as many paid slots. */
export const SHIFT_PRICE = 1 / 1024

/**
 * Counts of shifts by start and length, and counts of breaks by start within each window (after Aykin, A comparative
 * evaluation of modeling approaches to the labor shift scheduling problem, 2000): as many breaks as shifts that have the
 * window, and people present less people on a break meet the need.
 * @param mayBegin slots in which shifts may begin, besides what the rules say
 */
export function breakModel(
  need: ArrayLike<number>,
  rules: BreakTilingRules,
  mayBegin: (slot: number) => boolean = () => true
): BreakModel {
  const slots = need.length
  const columns = new ColumnBuilder()
  const pools = new Map<string, Pool>()
  const shifts = allowedShifts(slots, rules).filter(({ from }) => mayBegin(from))
  const poolsOf = ({ from, until }: Tile): Pool[] =>
    breaksOf(until - from, rules.breakRules).map((window) => {
      const key = [from, window.durationSlots, window.earliest, window.latest, window.paid].join()
      const pool = pools.get(key) ?? { window, shiftFrom: from, row: slots + pools.size, columns: [] }
      pools.set(key, pool)
      return pool
    })
  for (const shift of shifts) {
    const rows = covering(shift.from, shift.until, slots, 1)
    for (const { row } of poolsOf(shift)) rows.push([row, -1])
    const paid = paidSlotsOf(shift.until - shift.from, rules.breakRules)
    columns.add(paid + SHIFT_PRICE, 0, Infinity, rows, true)
  }
  for (const pool of pools.values()) {
    const { window, shiftFrom, row } = pool
    for (let start = window.earliest; start <= window.latest; start += 1) {
      const from = shiftFrom + start
      const rows = covering(from, from + window.durationSlots, slots, -1)
      pool.columns.push(columns.add(0, 0, Infinity, [...rows, [row, 1]], true))
    }
  }
  const missing = columns.count
  for (let slot = 0; slot < slots; slot += 1) columns.add(4 * rules.maximumSlots, 0, need[slot]!, [[slot, 1]])
  const none = new Array<number>(pools.size).fill(0)
  const model = columns.model(
    [...Array.from(need), ...none],
    [...new Array<number>(slots).fill(Infinity), ...none]
  )
  return {
    model,
    valuesOf: (tiles) => valuesOf(tiles, { need, shifts, poolsOf, missing, count: columns.count }),
    tilesOf: (values) => tilesOf(values, shifts, poolsOf),
  }
}

const covering = (
  from: number,
  until: number,
  slots: number,
  value: number
): [row: number, value: number][] =>
  Array.from({ length: until - from }, (_, at) => [(from + at) % slots, value])

type Columns = {
  readonly need: ArrayLike<number>
  readonly shifts: readonly Tile[]
  readonly poolsOf: (shift: Tile) => Pool[]
  /** First column of missing people. */
  readonly missing: number
  readonly count: number
}

function valuesOf(
  tiles: readonly BreakTile[],
  { need, shifts, poolsOf, missing, count }: Columns
): Float64Array {
  const values = new Float64Array(count)
  const columnOf = new Map(shifts.map(({ from, until }, column) => [`${from},${until}`, column]))
  const short = Float64Array.from(need)
  for (const tile of tiles) {
    values[columnOf.get(`${tile.from},${tile.until}`)!]! += 1
    for (let slot = tile.from; slot < tile.until; slot += 1) short[slot % need.length]! -= 1
    for (const [place, pool] of poolsOf(tile).entries()) {
      const { from, until } = tile.breaks[place]!
      values[pool.columns[from - tile.from - pool.window.earliest]!]! += 1
      for (let slot = from; slot < until; slot += 1) short[slot % need.length]! += 1
    }
  }
  for (const [slot, people] of short.entries()) values[missing + slot] = Math.max(0, people)
  return values
}

function tilesOf(
  values: Float64Array,
  shifts: readonly Tile[],
  poolsOf: (shift: Tile) => Pool[]
): BreakTile[] {
  const left = values.map(Math.round)
  return shifts.flatMap((shift, column) =>
    Array.from({ length: left[column]! }, () => ({
      ...shift,
      breaks: poolsOf(shift).map((pool) => takeBreak(pool, left)),
    }))
  )
}

/** The next break of the pool that is not taken yet. */
function takeBreak({ window, shiftFrom, columns }: Pool, left: Float64Array): Break {
  const place = columns.findIndex((column) => left[column]! > 0)
  left[columns[place]!]! -= 1
  const from = shiftFrom + window.earliest + place
  return { from, until: from + window.durationSlots, paid: window.paid }
}
