import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { settleRows } from '../grid_search/settle_rows.ts'
import { PACK } from '../grid_search/packed.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'

/** Moves of the first cycle: a feasible roster within a second or two. */
const FIRST_CYCLE = 1_000_000
/** Rounds from hot, as shares of the whole time; afterwards the best roster of all is warmed up again and again. */
const HOT_SHARES = [0.04, 0.12, 0.3]
const WARM_SHARE = 0.08
/** Warm rounds begin at one of these parts of the full heat. */
const WARMTHS = [1 / 16, 1 / 8, 1 / 32, 1 / 4]
/** Cells from which on rules that hold are never broken on the way. */
const LARGE = 3000
const LOOK_EVERY_MS = 250

type Watch = {
  /** Everything the annealer found, feasible or not. */
  readonly report: (roster: Uint8Array, packed: number, moves: number) => void
}

/** Annealing in rounds for ever: some from hot, each longer than the last, then warm ones from the best roster of all. */
export function annealWith({ report }: Watch): SearchMethod {
  return async (context) => {
    const { problem, seed } = context
    const wholeMs = context.leftMs()
    const settled = settleRows(problem, emptyRoster(problem), seed, context.stop)
    const annealer = new GridAnnealer(problem, seed, settled)
    const { cold, ...heat } = heatOf(problem)
    const strict = annealer.state.breach() === 0 && problem.people * problem.days >= LARGE
    const hot = strict ? heat.hot / 4 : heat.hot
    const stop = reporting(annealer, context, report)
    const movesIn = (share: number): number => {
      const perMs = annealer.moves / Math.max(1, wholeMs - context.leftMs())
      return Math.ceil(perMs * Math.min(context.leftMs(), share * wholeMs))
    }
    report(annealer.best.roster, annealer.best.packed, 0)
    annealer.cycle({ moves: FIRST_CYCLE, hot, cold, stop, strict })
    for (const share of HOT_SHARES) annealer.cycle({ moves: movesIn(share), hot, cold, stop, strict })
    for (let round = 0; !context.stop(); round += 1) {
      const best = context.best()
      annealer.restart(best?.roster ?? annealer.best.roster)
      const warmth = best ? hot * WARMTHS[round % WARMTHS.length]! : hot
      annealer.cycle({ moves: movesIn(WARM_SHARE), hot: warmth, cold, stop, strict })
      report(annealer.best.roster, annealer.best.packed, annealer.moves)
    }
  }
}

function reporting(annealer: GridAnnealer, context: SearchContext, report: Watch['report']): () => boolean {
  let lookedAt = -Infinity
  let offered = Infinity
  return () => {
    const now = -context.leftMs()
    if (now - lookedAt < LOOK_EVERY_MS) return false
    lookedAt = now
    const { packed, roster } = annealer.best
    report(roster, packed, annealer.moves)
    if (packed < offered && packed < PACK / 2) context.offer(roster, packed)
    offered = Math.min(offered, packed)
    return context.stop()
  }
}
