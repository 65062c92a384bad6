import { generateColumns, wholeAbove } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import type { CoverMaster, MasterAnswer } from './cover_master.ts'
import type { PartInput, Workshop } from './workshop.ts'

/**
 * Decides the people of a part one after the other, the surest first, with new columns for the others after each
 * decision; null when no roster below the cutoff comes out. A hopeless one is rounded. The master is left restricted to the last decisions.
 *
 * Source: R. Sadykov, F. Vanderbeck, A. Pessoa, I. Tahiri, E. Uchoa, Primal heuristics for branch and price: the
 *   assets of diving methods, 2019.
 */
export function dive(
  workshop: Workshop,
  input: PartInput,
  master: CoverMaster,
  first: MasterAnswer,
  floor: number
): Column[] | null {
  const { people } = input.part
  const decided = new Map<number, Column>()
  let answer = first
  while (!workshop.stop()) {
    const sure = surest(master, answer, decided, workshop.parameters.dive.sure)
    if (sure.length === 0) return null
    for (const column of sure) decided.set(column.person, column)
    if (decided.size === people.length) return people.map((person) => decided.get(person)!)
    if (input.hopeless?.(decided.size / people.length)) return rounded(people, master, answer, decided)
    master.restrict((column) => (decided.get(column.person) ?? column) === column)
    const centre = answer.prices
    const next = generateColumns({
      ...workshop,
      ...input,
      master,
      decided,
      floor,
      rounds: input.diveRounds,
      probes: input.diveProbes,
      centre,
    })
    if (!next || wholeAbove(next.answer.objective) >= input.cutoff) return null
    answer = next.answer
  }
  return null
}

/** What is decided, and for everybody else the column of the largest value. */
function rounded(
  people: readonly number[],
  master: CoverMaster,
  answer: MasterAnswer,
  decided: ReadonlyMap<number, Column>
): Column[] | null {
  const largest = new Map<number, { column: Column; value: number }>()
  master.columns.forEach((column, index) => {
    const value = answer.values[index]!
    if (value > (largest.get(column.person)?.value ?? 0)) largest.set(column.person, { column, value })
  })
  const chosen = people.map((person) => decided.get(person) ?? largest.get(person)?.column)
  return chosen.every((column) => column !== undefined) ? chosen : null
}

/** Undecided people's columns that are whole already, and the largest of the others. */
function surest(
  master: CoverMaster,
  answer: MasterAnswer,
  decided: Map<number, Column>,
  surely: number
): Column[] {
  const sure: Column[] = []
  let largest = 0
  let best: Column | null = null
  master.columns.forEach((column, index) => {
    if (decided.has(column.person)) return
    const value = answer.values[index]!
    if (value >= surely) sure.push(column)
    else if (value > largest) {
      largest = value
      best = column
    }
  })
  if (best) sure.push(best)
  return sure
}
