import type { Random } from '../../random.ts'
import type { SearchStatistics } from '../statistics/search_statistics.ts'
import type { Best } from './found.ts'
import type { RosterState } from './roster_state.ts'
import type { Stopping } from './stopping.ts'
import type { Team } from './together/team.ts'

export type AnnealInput = {
  readonly state: RosterState
  readonly random: Random
  readonly stopping: Stopping
  /** Whether a score is so near to what is proved that nothing can be gained. */
  readonly isBest: (score: number) => boolean
  /** Called before every move, and after every part that is given out again. */
  readonly onStep: (iteration: number, best: Best) => void
  /** A better plan of another thread, asked for between two cycles. */
  readonly better?: (score: number) => Best | null
  /** Threads that work on one plan with this one; left out: none. */
  readonly team?: Team
  /** Where moves are counted; left out: nowhere. Its names are `shiftMoveNames`. */
  readonly statistics?: SearchStatistics
}

/** How far a search is. */
export type Progress = { readonly best: Best; iteration: number }
