import type { Random } from '../../../random.ts'
import type { RosterState } from '../roster_state.ts'

/**
 * Proposes a change by making it. Nothing is final until the search keeps it.
 * @returns false when there was nothing to propose; what was begun is then taken back by the search
 */
export type Move = (state: RosterState, random: Random) => boolean
