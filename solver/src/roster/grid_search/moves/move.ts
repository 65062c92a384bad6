import type { Random } from '../../../random.ts'
import type { Choices } from '../choices.ts'
import type { Parameters } from '../../parameters/parameters.ts'
import type { GridState } from '../grid_state.ts'

/** What a move may look at and change, and who decides. */
export type MoveContext = {
  readonly state: GridState
  readonly random: Random
  readonly choices: Choices
  /** How far moves reach. */
  readonly reach: Parameters['moves']
  /** `[3][days]` rows to write wanted days into. */
  readonly rows: readonly [Uint8Array, Uint8Array, Uint8Array]
  /** Whether a packed change of cost is welcome now. */
  readonly welcome: (delta: number) => boolean
}

/** Tries one change. @returns whether the roster changed */
export type GridMove = (context: MoveContext) => boolean
