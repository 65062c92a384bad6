import type { MoveStatistics } from '../roster/statistics/search_statistics.ts'

/** The last line `npm run solve` prints, as JSON. */
export type SolveLine = {
  readonly instance: string
  readonly cost: number
  readonly hardViolations: number
  /** null: nothing was proved. */
  readonly lowerBound: number | null
  readonly seconds: number
  readonly movesPerSecond: number
  /** With `--stats`: what became of every kind of move and part. */
  readonly statistics?: readonly MoveStatistics[]
}

export const rounded = (seconds: number): number => Math.round(seconds * 100) / 100
