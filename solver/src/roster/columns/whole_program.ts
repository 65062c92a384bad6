import type { SearchContext } from '../grid_search/search_context.ts'
import { generateColumns, wholeAbove, type Generated } from './column_generation.ts'
import type { Column } from './column_pool.ts'
import { CoverMaster } from './cover_master.ts'
import { dive } from './dive.ts'
import { diveByCells } from './dive_by_cells.ts'
import { incumbent } from './incumbent.ts'
import type { NeighbourhoodLimits } from './neighbourhood_limits.ts'
import { wholePart } from './part.ts'
import type { Workshop } from './workshop.ts'

export type WholeProgram = {
  readonly workshop: Workshop
  readonly context: SearchContext
  /** Moved towards the prices of the solution. */
  readonly prices: Float64Array
  /** Columns to begin with. */
  readonly first: readonly Column[]
  readonly limits: NeighbourhoodLimits
  readonly wanted: 'dive' | 'prices'
  /** What else is done between slices of the programme, given how long the last one took. */
  readonly between?: (sliceMs: number) => void
}

/**
 * Solves the linear programme of the whole and dives, if that is wanted; prices and pool stay behind.
 * @returns the roster of the dive, which under hard rules need not be cheaper than the best one known; null when none came
 *   out
 */
export function solveWhole(program: WholeProgram): readonly Column[] | null {
  const { workshop, context, prices, first, limits, wanted, between } = program
  const { problem, now, parameters } = workshop
  const part = wholePart(problem)
  const masks = part.people.map(() => null)
  const master = new CoverMaster(workshop.engine, problem, part)
  try {
    master.add(first)
    const input = { part, masks, centre: prices, cutoff: Infinity }
    const { slice, probes, patience, near: nearly, alone } = parameters.program
    const undisturbed = alone * context.leftMs()
    let spent = 0
    for (let rounds = slice; ; rounds += slice) {
      const begunAt = now()
      master.add(incumbent(workshop, context) ?? [])
      const root = generateColumns({ ...workshop, ...input, master, rounds: slice, probes })
      if (!root) return null
      context.proved(wholeAbove(root.bound, workshop.costStep))
      if (workshop.stop()) return null
      const near = rounds >= patience && root.answer.objective - root.bound < nearly * root.answer.objective
      if (!root.complete && !near && !isProved(workshop, root)) {
        spent += now() - begunAt
        if (spent > undisturbed) between?.(now() - begunAt)
        continue
      }
      if (wanted === 'prices') return null
      const most = { ...input, ...limits, start: [], diveRounds: parameters.dive.rounds }
      // Soft rules leave mixtures of many columns, none of them sure.
      if (!workshop.whole) {
        const cutoff = context.best()?.cost ?? Infinity
        return diveByCells(workshop, { ...most, cutoff }, master, root.answer, root.bound)
      }
      const hopeless = lateness(now(), program)
      return dive(workshop, { ...most, hopeless }, master, root.answer, root.bound)
    }
  } finally {
    master.close()
  }
}

/**
 * Whether a dive that began then has had its share of the time, or will not come to its end: judged by how many people it
 * has decided in which time, after a while of its own, since the people decided last take the least time.
 */
function lateness(begunAt: number, { workshop, context }: WholeProgram): (decided: number) => boolean {
  const { patience, speedsUp, share } = workshop.parameters.dive
  const whole = context.leftMs()
  return (decided) => {
    const spent = workshop.now() - begunAt
    if (spent < patience * whole) return false
    if (spent > share * whole) return true
    return (speedsUp * spent * (1 - decided)) / decided > context.leftMs()
  }
}

/** Under soft rules, costs lie far apart: the bound is as good as it can be once no cost lies between it and the objective. */
function isProved({ whole, costStep }: Workshop, { bound, answer }: Generated): boolean {
  return !whole && wholeAbove(bound, costStep) >= wholeAbove(answer.objective, costStep)
}
