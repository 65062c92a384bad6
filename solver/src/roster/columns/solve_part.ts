import type { HighsEngine } from '../../lp/highs_engine.ts'
import { earned, generateColumns, wholeAbove, type Generated } from './column_generation.ts'
import type { Column, ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { CoverMaster, type MasterAnswer } from './cover_master.ts'
import { dive } from './dive.ts'
import { costOfPart, type Part } from './part.ts'
import { chooseColumns } from './restricted_master.ts'
import type { RowPricer } from './row_pricer.ts'

/** What all column methods work with. */
export type Workshop = {
  readonly engine: HighsEngine
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  /** Whether the problem says all about the rows, so that windows of it can be priced by themselves. */
  readonly whole: boolean
  /** All costs are multiples of it; left out: of 1. */
  readonly costStep?: number
  readonly pool: ColumnPool
  readonly stop: () => boolean
  /** Milliseconds of a clock that never goes back; only differences count. */
  readonly now: () => number
  /** Whether nothing may end by a clock, so that a run can be repeated; left out: it may. */
  readonly counted?: boolean
}

/** The engine wants a number. */
const NO_LIMIT_MS = 1e9
/** Days from which on a horizon is long: whole rows take too long to price them often. */
const LONG_DAYS = 100

/** Whether to work with windows of the days only. */
export function isLong({ problem, whole }: Pick<Workshop, 'problem' | 'whole'>): boolean {
  return whole && hasLongHorizon(problem)
}

export function hasLongHorizon({ days }: { readonly days: number }): boolean {
  return days >= LONG_DAYS
}

export type PartInput = {
  readonly part: Part
  /** Columns of the part's people to begin with. */
  readonly start: readonly Column[]
  /** Cells open to each person of the part; null: all. */
  readonly masks: readonly (Uint8Array | null)[]
  /** Prices to begin with; better ones are left in it. */
  readonly centre: Float64Array
  readonly rootRounds: number
  readonly rootProbes: number
  readonly diveRounds: number
  /** How near objective and bound of a linear programme must come; left out: they must meet. */
  readonly near?: number
  readonly diveProbes: number
  /** Columns at most in the search for a whole choice, 0: no such search. */
  readonly choiceColumns: number
  readonly choiceMs: number
  readonly choiceNodes?: number
  /** Only rosters of the part cheaper than this matter. */
  readonly cutoff: number
}

export type PartAnswer = {
  /** Proved for the part. */
  readonly bound: number
  /** Objective of the linear programme. */
  readonly root: number
  /** One column for each person of the part, in its order, or null when nothing below the cutoff came out. */
  readonly columns: readonly Column[] | null
  readonly cost: number
  readonly by: 'bound' | 'dive' | 'choice' | 'none'
}

/**
 * Decides a part of a roster: linear programme by column generation, then a dive, then a search for the best whole
 * choice among the columns that could belong to a cheaper roster.
 */
export function solvePart(workshop: Workshop, input: PartInput): PartAnswer {
  const master = new CoverMaster(workshop.engine, workshop.problem, input.part)
  try {
    master.add(input.start)
    const root = generateColumns({
      ...workshop,
      ...input,
      master,
      rounds: input.rootRounds,
      probes: input.rootProbes,
    })
    if (!root) return { bound: -Infinity, root: Infinity, columns: null, cost: Infinity, by: 'none' }
    const seen = { bound: root.bound, root: root.answer.objective }
    if (wholeAbove(root.bound) >= input.cutoff) return { ...seen, columns: null, cost: Infinity, by: 'bound' }
    const promising = input.choiceColumns > 0 ? promisingColumns(workshop.problem, input, master, root) : []
    const dived = dive(workshop, input, master, root.answer, root.bound)
    const cost = dived ? costOfPart(workshop.problem, input.part, dived) : Infinity
    if (dived && cost < input.cutoff) return { ...seen, columns: dived, cost, by: 'dive' }
    return { ...seen, ...choice(workshop, input, promising) }
  } finally {
    master.close()
  }
}

function choice(workshop: Workshop, input: PartInput, columns: readonly Column[]) {
  const nothing = { columns: null, cost: Infinity, by: 'none' as const }
  if (columns.length === 0 || workshop.stop()) return nothing
  const { part, choiceMs, choiceNodes } = input
  const chosen = chooseColumns({
    ...workshop,
    part,
    columns,
    limitMs: workshop.counted ? NO_LIMIT_MS : choiceMs,
    ...(choiceNodes === undefined ? {} : { maxNodes: choiceNodes }),
  })
  if (!chosen) return nothing
  const cost = costOfPart(workshop.problem, part, chosen)
  return cost < input.cutoff ? { columns: chosen, cost, by: 'choice' as const } : nothing
}

/** Columns whose reduced cost leaves room for a roster below the cutoff, the cheapest first. */
function promisingColumns(
  problem: ColumnProblem,
  input: PartInput,
  master: CoverMaster,
  root: Generated
): Column[] {
  const room = input.cutoff - root.bound
  const reduced = reducedCosts(problem, input, master, root.answer)
  return master.columns
    .map((column, index) => ({ column, cost: reduced[index]! }))
    .filter(({ cost }) => cost < room)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, input.choiceColumns)
    .map(({ column }) => column)
}

function reducedCosts(
  problem: ColumnProblem,
  { part }: PartInput,
  master: CoverMaster,
  answer: MasterAnswer
): number[] {
  const rentOf = new Map(part.people.map((person, index) => [person, answer.rents[index]!]))
  return master.columns.map(
    ({ person, row, cost }) => cost - earned(problem, row, answer.prices) - rentOf.get(person)!
  )
}
