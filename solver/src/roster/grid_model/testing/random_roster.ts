import type { Random } from '../../../random.ts'
import { cellIndex, FORBIDDEN, type GridProblem } from '../grid_problem.ts'

/** A roster from nearly empty to nearly full, with runs of some length; cells that are forbidden stay off. */
export function randomRoster(problem: GridProblem, random: Random): Uint8Array {
  const { people, days, types, cellCost } = problem
  const busy = random.next()
  const change = 0.2 + 0.6 * random.next()
  const roster = new Uint8Array(people * days)
  roster.forEach((_, cell) => {
    const day = cell % days
    const type = random.next() < busy ? 1 + random.below(types) : 0
    const wanted = day > 0 && random.next() > change ? roster[cell - 1]! : type
    const allowed = cellCost[cellIndex(problem, Math.floor(cell / days), day, wanted)] !== FORBIDDEN
    roster[cell] = allowed ? wanted : 0
  })
  return roster
}
