import {
  HARD,
  type GridHistory,
  type GridProblem,
  type GridRules,
  type Limit,
} from '../grid_model/grid_problem.ts'
import { BREACHES_PER_SHIFT, PACK } from './packed.ts'

/**
 * Packed costs of one person's rules, looked up instead of computed. Runs are found at
 * `variant * (days + 1) + length`, where variant has bit 1 for a run that touches the first day and bit 2 for one that
 * touches the last; kinds prefix `kind * 4` to the variant.
 */
export type CostTables = {
  readonly work: Float64Array
  readonly off: Float64Array
  /** null: no kind is limited. */
  readonly kind: Float64Array | null
  /** By minutes of the row divided by `minuteStep`. */
  readonly minutes: Float64Array
  /** By days worked within the horizon. */
  readonly assignments: Float64Array
  /** By weekends worked within the horizon. */
  readonly weekends: Float64Array
  readonly incompleteWeekend: number
  /** `[types + 1]`; null when no cap can bind. */
  readonly typeMax: Int32Array | null
  /** Packed cost of a day beyond a cap. */
  readonly typeMaxUnit: number
  /** `[types + 1]` packed cost of a type on the first day after the history. */
  readonly firstDay: Float64Array
}

/** A unit outside a limit as a packed cost; `perShift` units are worth a whole shift. */
export const unitOf = (weight: number, perShift = 1): number =>
  weight === HARD ? (BREACHES_PER_SHIFT / perShift) * PACK : weight

/** The step all shift lengths are multiples of. */
export function minuteStepOf({ typeMinutes }: GridProblem): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  return Math.max(1, typeMinutes.reduce(divisor, 0))
}

/** Tables by person; people with the same rules and history share one. */
export function costTablesOf(problem: GridProblem): CostTables[] {
  const known = new Map<GridRules, Map<string, CostTables>>()
  return problem.rules.map((rules, person) => {
    const history = problem.history[person]!
    const sharing = known.get(rules) ?? new Map<string, CostTables>()
    known.set(rules, sharing)
    const key = JSON.stringify(history)
    const tables = sharing.get(key) ?? tablesOf(problem, rules, history)
    sharing.set(key, tables)
    return tables
  })
}

function tablesOf(problem: GridProblem, rules: GridRules, history: GridHistory): CostTables {
  const { days, types } = problem
  const step = minuteStepOf(problem)
  const longest = Math.max(...problem.typeMinutes)
  const counted = (length: number, limit: Limit, before: number): Float64Array =>
    Float64Array.from({ length: length + 1 }, (_, count) => outside(before + count, limit))
  const capped = rules.typeMax.some((max, type) => type > 0 && max < days)
  return {
    ...runTables(problem, rules, history),
    minutes: minuteTable(Math.ceil((days * longest) / step), step, longest, rules.minutes),
    assignments: counted(days, rules.assignments, history.assignments),
    weekends: counted(problem.weekends, rules.weekends, history.weekends),
    incompleteWeekend: unitOf(rules.incompleteWeekend),
    typeMax: capped ? rules.typeMax : null,
    typeMaxUnit: unitOf(rules.typeMaxWeight),
    firstDay: Float64Array.from({ length: types + 1 }, (_, type) => firstDayCost(problem, history, type)),
  }
}

function outside(count: number, { min, max, under, over }: Limit): number {
  if (count < min) return (min - count) * unitOf(under)
  return count > max ? (count - max) * unitOf(over) : 0
}

/** Hard breaches of minutes are rounded up to whole eighths of the longest shift. */
function minuteTable(length: number, step: number, longest: number, limit: Limit): Float64Array {
  const priced = (missing: number, weight: number): number =>
    weight === HARD ? Math.ceil((missing * BREACHES_PER_SHIFT) / longest) * PACK : missing * weight
  return Float64Array.from({ length: length + 1 }, (_, index) => {
    const minutes = index * step
    if (minutes < limit.min) return priced(limit.min - minutes, limit.under)
    return minutes > limit.max ? priced(minutes - limit.max, limit.over) : 0
  })
}

function firstDayCost(
  { typeKind, kinds, forbiddenNext }: GridProblem,
  history: GridHistory,
  type: number
): number {
  const forbidden = forbiddenNext[history.lastKind * (kinds + 1) + typeKind[type]!]!
  return forbidden * unitOf(HARD)
}

function runTables(
  { days, kinds }: GridProblem,
  rules: GridRules,
  history: GridHistory
): Pick<CostTables, 'work' | 'off' | 'kind'> {
  const { known, workRun, offRun, kindRun, lastKind } = history
  // A run of the past that ends with the first day is charged to whatever begins there.
  const cutWork = cutShort(workRun, rules.workRun, known)
  const cutOff = cutShort(offRun, rules.offRun, known)
  const cutKind = rules.kindRun && lastKind > 0 ? cutShort(kindRun, rules.kindRun[lastKind]!, known) : 0
  const runs = (limit: Limit, before: number, atFirst: number): Float64Array =>
    runTable(days, limit, known, before, atFirst)
  const none = { min: 0, max: days, under: 0, over: 0 }
  return {
    work: runs(rules.workRun, known ? workRun : 0, cutOff),
    off: runs(rules.offRun, known ? offRun : 0, cutWork + cutKind),
    kind: rules.kindRun
      ? joined(
          Array.from({ length: kinds + 1 }, (_, kind) => {
            const goesOn = known && kind === lastKind
            return runs(
              kind ? rules.kindRun![kind]! : none,
              goesOn ? kindRun : 0,
              goesOn || kind === 0 ? 0 : cutKind
            )
          })
        )
      : null,
  }
}

function cutShort(before: number, { min, under }: Limit, known: boolean): number {
  return known && before > 0 && before < min ? (min - before) * unitOf(under) : 0
}

function runTable(days: number, limit: Limit, known: boolean, before: number, atFirst: number): Float64Array {
  const table = new Float64Array(4 * (days + 1))
  for (let variant = 0; variant < 4; variant += 1) {
    const first = (variant & 1) > 0
    const last = (variant & 2) > 0
    const past = first ? before : 0
    for (let length = 1; length <= days; length += 1) {
      const tooMany = Math.min(length, past + length - limit.max)
      const tooFew = last || (first && !known) ? 0 : limit.min - past - length
      table[variant * (days + 1) + length] =
        (tooMany > 0 ? tooMany * unitOf(limit.over) : 0) +
        (tooFew > 0 ? tooFew * unitOf(limit.under) : 0) +
        (first ? atFirst : 0)
    }
  }
  return table
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
