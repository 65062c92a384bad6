import type { Random } from '../../random.ts'
import { UNASSIGNED } from '../model.ts'
import { anyShift, candidatesOf } from './moves/drawn.ts'
import { givenBetween } from './moves/given_between.ts'
import { reassign, type Bundle, type Reassigning } from './reassign.ts'
import type { RosterState } from './roster_state.ts'

const HALF_DAY_MS = 43_200_000
/** Less than this is rounding. */
const GAIN = 1e-9

/**
 * Gives shifts of some people out again where that is better.
 * @returns how many placements were tried, and whether anything came of it
 */
export function giveOutAgain(
  state: RosterState,
  random: Random,
  isDue: () => boolean
): { readonly tries: number; readonly hasGained: boolean } {
  const before = state.score()
  const tries = reassign(state, { ...drawn(state, random), isDue })
  return { tries, hasGained: state.score() < before - GAIN }
}

/**
 * People around a shift drawn at random, with one shift of each, or with all they have in some days: parts in which hours
 * and unpopular work can be evened out, and parts that may exchange whole stretches of work.
 */
function drawn(state: RosterState, random: Random): Pick<Reassigning, 'bundles' | 'others'> {
  const { shifts, parameters } = state.model
  const { reassigned, askedBeside, longestSwap } = parameters.shiftMoves
  const first = anyShift(state, random)
  const people = random.shuffle(candidatesOf(state, first)).slice(0, reassigned + askedBeside)
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
