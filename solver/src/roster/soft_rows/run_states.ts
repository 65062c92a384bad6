import { HARD, type GridProblem, type Limit } from '../grid_model/grid_problem.ts'

/** A step from one state of a row's runs to the next day's. */
export type Step = {
  readonly to: number
  /** What the next day is: a kind, or 0 for off. */
  readonly kind: number
  /** What the step costs by runs that end or grow too long. */
  readonly cost: number
}

/** Every way a row's runs can stand at the end of a day, as numbers, with the steps to the next day. */
export type RunStates = {
  readonly count: number
  readonly steps: readonly (readonly Step[])[]
  /** Whether the day is worked. */
  readonly works: Uint8Array
  /** The state before the first day. */
  readonly start: number
}

/** Lengths are counted up to this: from here on, one day more costs always the same and nothing is missing. */
function longestOf({ min, max }: Limit, reach: number): number {
  return Math.max(1, min, max < reach ? max : 0)
}

const missing = (length: number, { min, under }: Limit): number =>
  length < min ? priced(min - length, under) : 0
const growing = (length: number, { max, over }: Limit): number => (length >= max ? priced(1, over) : 0)
const priced = (units: number, weight: number): number => (weight === HARD ? Infinity : units * weight)

type State = { readonly kind: number; readonly kindRun: number; readonly run: number }

/** The states of a person whose past is known. */
export function runStatesOf(problem: GridProblem, person: number): RunStates {
  const { kinds, days, forbiddenNext } = problem
  const { workRun, offRun, kindRun } = problem.rules[person]!
  const past = problem.history[person]!
  const reach = days + Math.max(past.workRun, past.offRun)
  const unlimited: Limit = { min: 0, max: reach, under: 0, over: 0 }
  const kindLimit = (kind: number): Limit => kindRun?.[kind] ?? unlimited
  const states = allStates(kinds, longestOf(workRun, reach), longestOf(offRun, reach), (kind) =>
    longestOf(kindLimit(kind), reach)
  )
  const numbers = new Map(states.map((state, at) => [keyOf(state), at]))
  const numberOf = (kind: number, kindDays: number, run: number): number => {
    const most = longestOf(kind === 0 ? offRun : workRun, reach)
    const mostOfKind = kind === 0 ? 0 : longestOf(kindLimit(kind), reach)
    const capped = { kind, kindRun: Math.min(kindDays, mostOfKind), run: Math.min(run, most) }
    return numbers.get(keyOf(capped))!
  }
  const stepTo = (from: State, kind: number): Step | null => {
    if (kind === 0 && from.kind === 0) {
      return { to: numberOf(0, 0, from.run + 1), kind, cost: growing(from.run, offRun) }
    }
    if (kind === 0) {
      const cost =
        missing(from.run, workRun) + missing(from.kindRun, kindLimit(from.kind)) + growing(0, offRun)
      return { to: numberOf(0, 0, 1), kind, cost }
    }
    if (from.kind === 0) {
      const cost = missing(from.run, offRun) + growing(0, workRun) + growing(0, kindLimit(kind))
      return { to: numberOf(kind, 1, 1), kind, cost }
    }
    if (forbiddenNext[from.kind * (kinds + 1) + kind]) return null
    const same = from.kind === kind
    const change = missing(from.kindRun, kindLimit(from.kind)) + growing(0, kindLimit(kind))
    const cost = growing(from.run, workRun) + (same ? growing(from.kindRun, kindLimit(kind)) : change)
    return { to: numberOf(kind, same ? from.kindRun + 1 : 1, from.run + 1), kind, cost }
  }
  const { lastKind, kindRun: kindDays, workRun: worked, offRun: off } = past
  return {
    count: states.length,
    steps: states.map(
      (from) =>
        Array.from({ length: kinds + 1 }, (_, kind) => stepTo(from, kind)).filter(
          (step) => step !== null && step.cost < Infinity
        ) as Step[]
    ),
    works: Uint8Array.from(states, ({ kind }) => (kind ? 1 : 0)),
    start: lastKind === 0 ? numberOf(0, 0, Math.max(1, off)) : numberOf(lastKind, kindDays, worked),
  }
}

const keyOf = ({ kind, kindRun, run }: State): string => `${kind},${kindRun},${run}`

function allStates(
  kinds: number,
  longestWork: number,
  longestOff: number,
  longestOfKind: (kind: number) => number
): State[] {
  const states: State[] = []
  for (let run = 1; run <= longestOff; run += 1) states.push({ kind: 0, kindRun: 0, run })
  for (let kind = 1; kind <= kinds; kind += 1) {
    for (let run = 1; run <= longestWork; run += 1) {
      // A run of work may have been capped while the run of the kind was not, so all pairs can occur.
      for (let kindRun = 1; kindRun <= longestOfKind(kind); kindRun += 1) states.push({ kind, kindRun, run })
    }
  }
  return states
}
