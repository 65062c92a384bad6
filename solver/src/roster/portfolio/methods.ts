import { beginsWithWindows, improveByParts, solveAlone, solveByColumns } from '../columns/columns_method.ts'
import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { carriesSoftly } from '../soft_rows/soft_row_pricer.ts'
import { annealWith } from './anneal_method.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'

/** `both`: columns for a single thread; `later`: parts for a further one. Each after some annealing under soft rules. */
export type MethodName = 'columns' | 'later' | 'both'

/** The method of a name, telling the board what it finds on the way. */
export function methodNamed(name: MethodName, board: Blackboard, slot: number): SearchMethod {
  const anneal = annealWith({
    report: (roster, packed, moves) => {
      board.offer(slot, roster, packed)
      board.count(slot, moves)
    },
  })
  // Columns do not carry every rule: where they give up, or have nothing left to try, annealing goes on.
  if (name === 'columns') return inTurn(solveByColumns, anneal)
  const first: SearchMethod = async (context) =>
    beginsWithWindows(context.problem) ? undefined : anneal(forShare(context, shareOf(name, context)))
  return inTurn(first, name === 'both' ? solveAlone : improveByParts, anneal)
}

function shareOf(name: 'later' | 'both', context: SearchContext): number {
  const { problem, seed, leftMs, parameters } = context
  const { annealing, schedule } = parameters
  const [least, most] = shareRange(schedule, name, carriesSoftly(problem))
  const before = leftMs()
  const probe = new GridAnnealer(problem, seed, emptyRoster(problem), parameters)
  probe.cycle({ moves: schedule.probe, ...heatOf(problem, annealing), stop: context.stop })
  const wanted = problem.people * problem.days * schedule.movesPerCell
  const wantedMs = ((before - leftMs()) * wanted) / schedule.probe
  return Math.min(most, Math.max(least, wantedMs / before))
}

/** Of the whole time, what is annealed before columns are priced: at least, and at most. */
function shareRange(
  schedule: Parameters['schedule'],
  name: 'later' | 'both',
  soft: boolean
): readonly [number, number] {
  if (name === 'both')
    return soft
      ? [schedule.leastBeforeSoft, schedule.mostBeforeSoft]
      : [schedule.leastBefore, schedule.mostBefore]
  return soft
    ? [schedule.leastBesideSoft, schedule.mostBesideSoft]
    : [schedule.leastBeside, schedule.mostBeside]
}

function inTurn(...methods: readonly SearchMethod[]): SearchMethod {
  return async (context) => {
    for (const method of methods) if (!context.stop()) await method(context)
  }
}

/** The same context, but as if only that share of the time were left. */
function forShare(context: SearchContext, share: number): SearchContext {
  const rest = context.leftMs() * (1 - share)
  const leftMs = (): number => Math.max(0, context.leftMs() - rest)
  return { ...context, leftMs, stop: () => context.stop() || leftMs() === 0 }
}
