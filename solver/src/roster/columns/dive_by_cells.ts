import { generateColumns, wholeAbove } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { CoverMaster, MasterAnswer } from './cover_master.ts'
import type { PartInput, Workshop } from './workshop.ts'

/** A person's cell with a part of its value in the linear programme: the largest that is not all of it. */
type Leaning = { readonly index: number; readonly cell: number; readonly share: number }

/**
 * Decides single cells of a part's people, the surest of each mixed row first, with new columns after each decision,
 * until all rows are whole; null when no roster below the cutoff comes out. Where rows are mixtures of many columns no
 * column is sure, but most of their cells are: whole rows decided early go wrong, cells do not.
 *
 * Source: R. Sadykov, F. Vanderbeck, A. Pessoa, I. Tahiri, E. Uchoa, Primal heuristics for branch and price: the
 *   assets of diving methods, 2019.
 */
export function diveByCells(
  workshop: Workshop,
  input: PartInput,
  master: CoverMaster,
  first: MasterAnswer,
  floor: number
): Column[] | null {
  const { problem, parameters } = workshop
  const { sure, cellsAtOnce, fewOpen } = parameters.dive
  const { people } = input.part
  const masks = people.map(
    (_, index) => input.masks[index]?.slice() ?? new Uint8Array(problem.required.length).fill(1)
  )
  const placeOf = new Map(people.map((person, index) => [person, index]))
  const isOpen = ({ person, row }: Column): boolean => fits(problem, masks[placeOf.get(person)!]!, row)
  let answer = first
  while (!workshop.stop() && wholeAbove(answer.objective) < input.cutoff) {
    const { whole, mixed } = sortedOut(problem, master, answer, placeOf, sure)
    if (whole.length === people.length) return whole
    if (mixed.length === 0) return null
    const atOnce = Math.max(1, Math.round(mixed.length * cellsAtOnce))
    for (const { index, cell } of mixed.slice(0, atOnce)) decide(problem, masks[index]!, cell)
    const open = master.columns.filter(isOpen).length
    if (open < fewOpen * master.columns.length) master.drop((column) => !isOpen(column))
    master.restrict(isOpen)
    const next = generateColumns({
      ...workshop,
      ...input,
      master,
      masks,
      floor,
      rounds: input.diveRounds,
      probes: input.diveProbes,
      centre: answer.prices,
    })
    if (!next) return null
    answer = next.answer
  }
  return null
}

/** Whole columns of those who have one, and what the rows of the others lean to, the surest first. */
function sortedOut(
  { days, width, required }: ColumnProblem,
  master: CoverMaster,
  { values }: MasterAnswer,
  placeOf: ReadonlyMap<number, number>,
  sure: number
): { whole: Column[]; mixed: Leaning[] } {
  const shares = Array.from(placeOf, () => new Float64Array(required.length))
  const whole: (Column | null)[] = Array.from(placeOf, () => null)
  master.columns.forEach((column, at) => {
    const value = values[at]!
    if (value <= 0) return
    const index = placeOf.get(column.person)!
    if (value >= sure) whole[index] = column
    for (let day = 0; day < days; day++) shares[index]![day * width + column.row[day]!]! += value
  })
  const mixed: Leaning[] = []
  whole.forEach((column, index) => {
    if (column) return
    let leaning: Leaning = { index, cell: 0, share: 0 }
    shares[index]!.forEach((share, cell) => {
      if (share < sure && share > leaning.share) leaning = { index, cell, share }
    })
    if (leaning.share > 0) mixed.push(leaning)
  })
  mixed.sort((one, other) => other.share - one.share)
  return { whole: whole.filter((column) => column !== null), mixed }
}

/** Leaves a day no other cell than this. */
function decide({ width }: ColumnProblem, mask: Uint8Array, cell: number): void {
  const day = Math.floor(cell / width)
  mask.fill(0, day * width, (day + 1) * width)
  mask[cell] = 1
}

function fits({ width }: ColumnProblem, mask: Uint8Array, row: Uint8Array): boolean {
  for (let day = 0; day < row.length; day++) if (mask[day * width + row[day]!] !== 1) return false
  return true
}
