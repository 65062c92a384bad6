import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { settleRows } from '../grid_search/settle_rows.ts'
import { PACK } from '../grid_search/packed.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'

type Watch = {
  /** Everything the annealer found, feasible or not. */
  readonly report: (roster: Uint8Array, packed: number, moves: number) => void
}

/** Annealing in rounds for ever: some from hot, each longer than the last, then warm ones from the best roster of all. */
export function annealWith({ report }: Watch): SearchMethod {
  return async (context) => {
    const { problem, seed, parameters } = context
    const { annealing, schedule, moves } = parameters
    const wholeMs = context.leftMs()
    const settled = settleRows(problem, emptyRoster(problem), seed, context.stop, moves)
    const annealer = new GridAnnealer(problem, seed, settled, parameters, context.statistics)
    const { cold, ...heat } = heatOf(problem, annealing)
    const strict = annealer.state.breach() === 0 && problem.people * problem.days >= schedule.strictFrom
    const hot = strict ? heat.hot * schedule.strictHot : heat.hot
    const stop = reporting(annealer, context, report)
    const movesIn = (share: number): number => {
      const perMs = annealer.moves / Math.max(1, wholeMs - context.leftMs())
      return Math.ceil(perMs * Math.min(context.leftMs(), share * wholeMs))
    }
    report(annealer.best.roster, annealer.best.packed, 0)
    annealer.cycle({ moves: schedule.firstCycle, hot, cold, stop, strict })
    for (const share of hotShares(schedule))
      annealer.cycle({ moves: movesIn(share), hot, cold, stop, strict })
    const warmths = warmthsOf(schedule)
    for (let round = 0; !context.stop(); round += 1) {
      const best = context.best()
      annealer.restart(best?.roster ?? annealer.best.roster)
      const warmth = best ? hot * warmths[round % warmths.length]! : hot
      annealer.cycle({ moves: movesIn(schedule.warm), hot: warmth, cold, stop, strict })
      report(annealer.best.roster, annealer.best.packed, annealer.moves)
    }
  }
}

type Schedule = Parameters['schedule']

const hotShares = ({ firstHot, secondHot, thirdHot }: Schedule): readonly number[] => [
  firstHot,
  secondHot,
  thirdHot,
]

const warmthsOf = (schedule: Schedule): readonly number[] => [
  schedule.firstWarmth,
  schedule.secondWarmth,
  schedule.thirdWarmth,
  schedule.fourthWarmth,
]

function reporting(annealer: GridAnnealer, context: SearchContext, report: Watch['report']): () => boolean {
  let lookedAt = -Infinity
  let offered = Infinity
  return () => {
    const now = -context.leftMs()
    if (now - lookedAt < context.parameters.schedule.reportEvery) return false
    lookedAt = now
    const { packed, roster } = annealer.best
    report(roster, packed, annealer.moves)
    if (packed < offered && packed < PACK / 2) context.offer(roster, packed)
    offered = Math.min(offered, packed)
    return context.stop()
  }
}
