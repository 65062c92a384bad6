import { HARD, type GridProblem, type Limit } from '../grid_model/grid_problem.ts'

/** How the runs of one kind within a stretch of work can stand: a number for each kind and length of its run. */
export type KindRuns = {
  readonly count: number
  /** `[kinds + 2]` number of a kind's run of length 1; the next kind's ends it. */
  readonly firstOf: Int32Array
  /** `[kinds + 1]` cost of a run that begins. */
  readonly beginning: Float64Array
  /** `[count]` cost of one day more of the same kind. */
  readonly growing: Float64Array
  /** `[count]` cost of a run that ends here. */
  readonly ending: Float64Array
}

const unlimited: Limit = { min: 0, max: 0x3fffffff, under: 0, over: 0 }

/** What a run costs that ends at a length. */
export const missing = (length: number, { min, under }: Limit): number =>
  length < min ? priced(min - length, under) : 0

/** What one more day costs after a run of a length. */
export const growing = (length: number, { max, over }: Limit): number => (length >= max ? priced(1, over) : 0)

const priced = (units: number, weight: number): number => (weight === HARD ? Infinity : units * weight)

/** Lengths are counted up to this: from here on, one day more costs always the same and nothing is missing. */
export function longestCounted({ min, max }: Limit, reach: number): number {
  return Math.max(1, min, max < reach ? max : 0)
}

/**
 * The runs of a person's kinds.
 *
 * @param past days of the kind worked last, before the first day
 */
export function kindRunsOf(
  { kinds, days, rules, forbiddenNext }: GridProblem,
  person: number,
  past: PastKind
): KindRuns {
  const limitOf = (kind: number): Limit => rules[person]!.kindRun?.[kind] ?? unlimited
  const firstOf = new Int32Array(kinds + 2)
  for (let kind = 1; kind <= kinds; kind += 1) {
    const before = kind === past.kind ? past.days : 0
    firstOf[kind + 1] = firstOf[kind]! + longestCounted(limitOf(kind), days + before)
  }
  const count = firstOf[kinds + 1]!
  const kindAt = (state: number): number => firstOf.findIndex((first) => first > state) - 1
  const alone = (kind: number): boolean => forbiddenNext[kind * (kinds + 1) + kind] === 1
  const ofState = (price: (length: number, kind: number) => number): Float64Array =>
    Float64Array.from({ length: count }, (_, state) => {
      const kind = kindAt(state)
      return price(state - firstOf[kind]! + 1, kind)
    })
  return {
    count,
    firstOf,
    beginning: Float64Array.from({ length: kinds + 1 }, (_, kind) => growing(0, limitOf(kind))),
    growing: ofState((length, kind) => (alone(kind) ? Infinity : growing(length, limitOf(kind)))),
    ending: ofState((length, kind) => missing(length, limitOf(kind))),
  }
}

/** The kind worked on the day before the first and for how many days; kind 0: off. */
export type PastKind = { readonly kind: number; readonly days: number }

export const restedBefore: PastKind = { kind: 0, days: 0 }
