import { parameter, share } from './parameter.ts'

/** Simulated annealing of single shifts at any minute. */
export const search = {
  hottest: parameter(
    100,
    'cost',
    [1e-6, 1e12],
    'First temperature of the longest cycles; shorter ones begin cooler, by the root of their length.'
  ),
  coldest: parameter(2, 'cost', [1e-9, 1e12], 'Last temperature of each cycle.'),
  shortestCycle: parameter(40_000, 'moves', [1, 1e9], 'Length of the first cycle.'),
  longer: parameter(5, 'factor', [1, 100], 'By which each cycle is longer than the one before.'),
  longestCycle: parameter(60_000, 'moves', [1, 1e9], 'Length of a cycle at most, per person.'),
  reassignShare: share(
    0.3,
    'Of the moves of a cycle, how many placements are tried after it to give shifts out again.'
  ),
  reassignPatience: parameter(
    60,
    'rounds',
    [1, 1e6],
    'Rounds of that which may bring nothing before the next cycle.'
  ),
  stagePerPerson: parameter(
    400,
    'moves',
    [1, 1_000_000],
    'Where threads share a plan, moves per person between two times that people are divided among them.'
  ),
  fewestEach: parameter(
    12,
    'people',
    [1, 1_000_000],
    'People of each thread at least, where threads share a plan.'
  ),
  lookEvery: parameter(
    256,
    'moves',
    [1, 1e6],
    'Moves between two looks at the clock, the flag and the bound.'
  ),
  boundRound: parameter(
    20_000,
    'moves',
    [1, 1e9],
    'Moves between two rounds of the bound, where moves are counted.'
  ),
  boundShare: share(0.15, 'Of the time of a single thread, what the bound may use.'),
  boundShareOfOne: share(0.4, 'Of the time of the last of several threads, what the bound may use.'),
} as const

/** Moves of single shifts: shares of the moves drawn when planning, and in a repair; each adds up to 1. */
export const shiftMoves = {
  fillOpen: share(0.1, 'An open shift is given to a person.'),
  ejectionChain: share(0.1, 'The same, with shifts that are passed on for it.'),
  release: share(0.02, 'A shift is left open.'),
  handOver: share(0.22, 'A shift goes to another person; also what remains of the shares.'),
  swapShifts: share(0.14, 'Two people exchange two shifts.'),
  swapDays: share(0.14, 'Two people exchange a run of days.'),
  swapFar: share(0.28, 'Two people exchange two shifts, wherever they lie.'),
  repairGiveBack: share(0.3, 'In a repair, a person has back what was hers.'),
  repairFillOpen: share(0.15, 'fillOpen in a repair.'),
  repairEjectionChain: share(0.25, 'ejectionChain in a repair.'),
  repairRefillDays: share(0.1, 'In a repair, days around an open shift are filled again.'),
  repairHandOver: share(0.1, 'handOver in a repair.'),
  repairSwapShifts: share(0.05, 'swapShifts in a repair.'),
  repairSwapDays: share(0.05, 'swapDays in a repair.'),
  rewriteDays: share(
    0.2,
    'Of all moves, those that write days of a person again, where a contract must hold.'
  ),
  swapReach: parameter(
    60,
    'shifts',
    [1, 1e6],
    'Shifts before and after in time among which a partner is looked for.'
  ),
  longestChain: parameter(4, 'people', [1, 100], 'People in a chain at most.'),
  longestBranch: parameter(
    2,
    'people',
    [1, 100],
    'Hands through which each of two shifts given up together may go.'
  ),
  directTries: parameter(6, 'tries', [0, 1e4], 'People asked to take a passed shift as things are.'),
  giveBackTries: parameter(
    20,
    'tries',
    [0, 1e4],
    'People asked to take what is given up when work is given back.'
  ),
  passReach: parameter(4, 'days', [1, 366], 'Days around a shift in which others may be given up for it.'),
  longestRefill: parameter(3, 'days', [1, 366], 'Days that are filled again in a repair.'),
  longestRewrite: parameter(6, 'days', [1, 366], 'Days of a person that are written again at most.'),
  rewrittenBefore: parameter(
    3,
    'days',
    [1, 366],
    'Days before the drawn shift in which they begin, its own included.'
  ),
  rewrittenWork: share(0.7, 'Of those days, the ones with work.'),
  rewrittenTaken: share(0.2, 'Of the work of others on those days, what is taken from them.'),
  reassigned: parameter(
    48,
    'people',
    [2, 1e3],
    'People whose shifts are given out again at a time, at most.'
  ),
  reassignDays: share(
    0.5,
    'Of such rounds, those about all that people have in some days; the others are about a shift of each.'
  ),
  askedBeside: parameter(24, 'people', [0, 1e3], 'People who are asked beside those who have them, at most.'),
  longestSwap: parameter(7, 'days', [1, 366], 'Days that people exchange at most.'),
} as const

/** The bound of single shifts, raised by incremental subgradient steps. */
export const shiftBound = {
  firstStep: parameter(
    6,
    'factor',
    [1e-6, 1e6],
    'Length of the first steps: long ones find the region, short ones the top.'
  ),
  shorter: share(0.87, 'To which steps are shortened after a look without a better bound.'),
  shortest: parameter(1e-4, 'factor', [0, 1e6], 'Steps shorter than this gain nothing more.'),
  ownShare: share(0.2, 'Of a step, what sums of one person move by; prices are pushed by everybody.'),
  roundsPerLook: parameter(3, 'rounds', [1, 1e6], 'Rounds of steps between two looks at the bound.'),
  astray: parameter(
    2,
    'factor',
    [0, 1e6],
    'Prices that prove this much less than the best, in distances to the known score, are given up.'
  ),
  fresh: share(0.2, 'Of the newest prices in their average.'),
} as const
