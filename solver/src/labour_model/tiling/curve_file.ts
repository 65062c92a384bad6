import { coverWithShifts } from '../tiling.ts'
import type { Tile } from './tile.ts'

/** A demand for people by the hour, of a day or of a week that repeats. */
export type Curve = {
  readonly name: string
  readonly need: readonly number[]
  readonly week: boolean
  readonly minimumSlots: number
  readonly maximumSlots: number
}

type Entry = {
  readonly test?: string
  readonly min_length: number
  readonly max_length: number
  readonly demand: readonly number[] | readonly (readonly number[])[]
}

/**
 * Curves of a JSON text: one or an array of `{test, min_length, max_length, demand}`, `demand` an array of hours, or of days
 * of hours, which repeat.
 * @throws when the text is something else
 */
export function curvesIn(text: string): Curve[] {
  const read = JSON.parse(text) as Entry | Entry[]
  return (Array.isArray(read) ? read : [read]).map(({ test, min_length, max_length, demand }, place) => {
    const need = Array.isArray(demand) ? demand.flat() : []
    const whole = [...need, min_length, max_length].every((number) => Number.isInteger(number) && number >= 0)
    if (need.length === 0 || !whole || min_length < 1 || max_length < min_length) {
      throw new Error(
        `Curve ${place + 1} has no demand in whole numbers, or no lengths from 1. Maybe another format?`
      )
    }
    return {
      name: test?.replace(/^test_/, '') ?? `curve_${place + 1}`,
      need,
      week: Array.isArray(demand[0]),
      minimumSlots: min_length,
      maximumSlots: max_length,
    }
  })
}

/** The answer to some curves, in the figures of the command line. */
export type CurveAnswer = {
  /** Slots worked, of all curves; it is also the proven bound. */
  readonly cost: number
  readonly lowerBound: number
  /** People missing where no allowed shift reaches. */
  readonly hardViolations: number
  readonly shifts: number
  /** One line a shift: curve, first slot, slot after the last, tab-separated. */
  readonly text: string
}

export function solveCurves(curves: readonly Curve[]): CurveAnswer {
  const solved = curves.map(({ name, need, week, ...lengths }) => {
    const { tiles, workedSlots, unreachable } = coverWithShifts(need, {
      ...lengths,
      startEverySlots: 1,
      cyclic: week,
    })
    const missing = unreachable.reduce((sum, slot) => sum + need[slot]!, 0)
    return { name, tiles, workedSlots, missing }
  })
  const sum = (of: (answer: (typeof solved)[number]) => number): number =>
    solved.reduce((total, answer) => total + of(answer), 0)
  const cost = sum(({ workedSlots }) => workedSlots)
  const lineOf = (name: string, { from, until }: Tile): string => `${name}\t${from}\t${until}\n`
  return {
    cost,
    lowerBound: cost,
    hardViolations: sum(({ missing }) => missing),
    shifts: sum(({ tiles }) => tiles.length),
    text: solved.flatMap(({ name, tiles }) => tiles.map((tile) => lineOf(name, tile))).join(''),
  }
}
