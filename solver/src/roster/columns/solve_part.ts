import { earned, generateColumns, wholeAbove, type Generated } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { CoverMaster, type MasterAnswer } from './cover_master.ts'
import { dive } from './dive.ts'
import { costOfPart } from './part.ts'
import { chooseColumns } from './restricted_master.ts'
import type { PartAnswer, PartInput, Workshop } from './workshop.ts'

/** The engine wants a number. */
const NO_LIMIT_MS = 1e9
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
