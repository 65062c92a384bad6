import type { Random } from '../../random.ts'
import { UNASSIGNED } from '../model.ts'
import { givenBetween } from './moves/given_between.ts'
import { reassign, type Bundle, type Reassigning } from './reassign.ts'
import type { RosterState } from './roster_state.ts'

type Rounds = {
  /** Placements that may be tried. */
  readonly most: number
  /** Rounds one after the other that may bring nothing. */
  readonly patience: number
  readonly isDue: () => boolean
  /** After each round, with the placements it tried. */
  readonly onRound: (tries: number) => void
}

const HALF_DAY_MS = 43_200_000
/** Less than this is rounding. */
const GAIN = 1e-9

/** Gives shifts out again, part after part, as long as something comes of it. */
export function giveOutAgain(
  state: RosterState,
  random: Random,
  { most, patience, isDue, onRound }: Rounds
): void {
  let spent = 0
  let idle = 0
  while (spent < most && idle < patience && !isDue()) {
    const before = state.score()
    const tries = reassign(state, { ...drawn(state, random), isDue })
    idle = state.score() < before - GAIN ? 0 : idle + 1
    spent += tries
    onRound(tries)
  }
}

/**
 * People around a shift drawn at random, with one shift of each, or with all they have in some days: parts in which hours
 * and unpopular work can be evened out, and parts that may exchange whole stretches of work.
 */
function drawn(state: RosterState, random: Random): Pick<Reassigning, 'bundles' | 'others'> {
  const { shifts, candidates, parameters } = state.model
  const { reassigned, askedBeside, longestSwap } = parameters.shiftMoves
  const first = random.below(shifts.length)
  const people = random.shuffle([...candidates[first]!]).slice(0, reassigned + askedBeside)
  // Not from midnight: a part may also begin with the late shifts of a day.
  const from = shifts[first]!.start - HALF_DAY_MS * random.below(2)
  const until = from + 2 * HALF_DAY_MS * (1 + random.below(longestSwap))
  const anyOne = (person: number): number[] => {
    const given = state.given[person]!
    return given.length > 0 ? [random.pick(given)] : []
  }
  const inDays = (person: number): number[] => givenBetween(state, person, from, until)
  const shiftsOf = random.yes(parameters.shiftMoves.reassignDays) ? inDays : anyOne
  const bundles: Bundle[] = people
    .map((holder) => ({ shifts: shiftsOf(holder), holder }))
    .filter(({ shifts: own }) => own.length > 0)
    .slice(0, reassigned)
  if (state.assignee[first] === UNASSIGNED) bundles.push({ shifts: [first], holder: UNASSIGNED })
  return { bundles, others: people }
}
