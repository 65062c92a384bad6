import { cellIndex, FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'

/** Everybody off, but for days that must be worked: those have their first allowed type. */
export function emptyRoster(problem: GridProblem): Uint8Array {
  const { people, days, types, cellCost } = problem
  return Uint8Array.from({ length: people * days }, (_, cell) => {
    const first = cellIndex(problem, Math.floor(cell / days), cell % days, 0)
    for (let type = 0; type <= types; type += 1) if (cellCost[first + type] !== FORBIDDEN) return type
    return 0
  })
}
