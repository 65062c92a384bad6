import { parameter, share } from './parameter.ts'

/** Simulated annealing over people, days and types. */
export const annealing = {
  lookEvery: parameter(
    1024,
    'moves',
    [1, 1e6],
    'Moves between two looks at the clock, the flag and the weight of breaches.'
  ),
  leastFeasible: share(0.3, 'Below this share of states that keep all rules, breaches cost more.'),
  mostFeasible: share(0.4, 'Above this share of states that keep all rules, breaches cost less.'),
  heaviestBreach: parameter(1e6, 'cost', [1, 1e9], 'What a breach may cost at most while it swings.'),
  lightestBreach: parameter(0.05, 'cost', [0, 1e6], 'What a breach may cost at least while it swings.'),
  firstBreach: parameter(
    0.125,
    'factor',
    [1e-6, 1e3],
    'Cost of a breach in the beginning, in the temperature of the beginning.'
  ),
  breachStep: parameter(1.02, 'factor', [1, 10], 'By which the cost of a breach rises or falls at a look.'),
  breachRaise: parameter(
    8,
    'factor',
    [1, 1e3],
    'By which it rises after a cycle without a roster that keeps all rules.'
  ),
  hot: parameter(0.6, 'factor', [1e-6, 1e3], 'First temperature, in the usual price of a missing head.'),
  cold: parameter(0.15, 'factor', [1e-6, 1e3], 'Last temperature, in the smallest cost of a cell.'),
  coldest: parameter(0.3, 'cost', [1e-6, 1e6], 'Last temperature at least.'),
} as const

/** Moves of that annealing: shares of the moves drawn, which need not add up to 1, and how far they reach. */
export const moves = {
  changeDay: share(0.22, 'Another type on one day of a person.'),
  changeBlock: share(0.1, 'The same type on a few days in a row.'),
  swapDaysOfRow: share(0.06, 'Two days of a row change places.'),
  slideDays: share(0.05, 'A stretch of a row moves by a day.'),
  swapBlock: share(0.42, 'Two people exchange a block of days.'),
  handOverRun: share(0.1, 'A person off work takes over a run.'),
  rotateBlock: share(0.05, 'Three people pass a block around.'),
  swapKinds: share(0.3, 'Two people exchange work of the same kind; only where kinds have several types.'),
  relay: share(
    0.15,
    'A person changes skill, another takes what she leaves; only where kinds have several types.'
  ),
  longestBlock: parameter(14, 'days', [1, 366], 'Days two people exchange at most.'),
  longestRotation: parameter(6, 'days', [1, 366], 'Days three people pass around at most.'),
  longestChange: parameter(6, 'days', [2, 366], 'Days in a row that get the same type at most.'),
  widestSwap: parameter(13, 'days', [1, 366], 'Days between two that change places at most.'),
  longestSlide: parameter(
    8,
    'days',
    [2, 366],
    'Days of a stretch that slides at most, the one it meets included.'
  ),
  settlingTries: parameter(
    2000,
    'tries',
    [1, 1e6],
    'Moves per day of a row that is settled alone, before it is left as it is.'
  ),
} as const

/** Annealing with skill mixes, after the core model is searched and repaired. */
export const mixes = {
  movesPerCell: parameter(1000, 'moves', [0, 1e9], 'Moves per person and day.'),
  leastMoves: parameter(20_000, 'moves', [0, 1e9], 'Moves at least.'),
  mostMoves: parameter(1_000_000, 'moves', [0, 1e9], 'Moves at most.'),
  cycles: parameter(4, 'rounds', [1, 1000], 'Cycles that share the moves, each from the best roster so far.'),
  share: share(0.4, 'Of the time, what is kept for repair and mixes.'),
  longest: parameter(4000, 'ms', [0, 1e9], 'What is kept for them at most.'),
  cooler: share(0.5, 'First temperature of a cycle, of the one before; the first is as hot as annealing.'),
} as const

/** How the time is shared between annealing and columns, and the rounds of annealing. */
export const schedule = {
  leastBefore: share(0.08, 'Of the time of a single thread, what is annealed before columns at least.'),
  mostBefore: share(0.3, 'The same at most.'),
  leastBeside: share(0.2, 'Of the time of a further thread, what is annealed before parts at least.'),
  mostBeside: share(0.6, 'The same at most.'),
  leastBeforeSoft: share(0.04, 'leastBefore where rules are soft.'),
  mostBeforeSoft: share(0.15, 'mostBefore where rules are soft.'),
  leastBesideSoft: share(0.05, 'leastBeside where rules are soft.'),
  mostBesideSoft: share(0.3, 'mostBeside where rules are soft.'),
  movesPerCell: parameter(
    5000,
    'moves',
    [0, 1e9],
    'Moves per person and day after which annealing has given most of what it can.'
  ),
  probe: parameter(100_000, 'moves', [1, 1e9], 'Moves that measure how fast the machine is.'),
  firstCycle: parameter(
    1_000_000,
    'moves',
    [1, 1e9],
    'Length of the first cycle: a roster that keeps all rules within a second or two.'
  ),
  firstHot: share(0.04, 'Of the time, the first cycle from hot after that.'),
  secondHot: share(0.12, 'Of the time, the second one.'),
  thirdHot: share(0.3, 'Of the time, the third one.'),
  warm: share(0.08, 'Of the time, each later cycle, from the best roster of all.'),
  firstWarmth: share(1 / 16, 'Of the first temperature, where the first of four later cycles begins.'),
  secondWarmth: share(1 / 8, 'The same for the second.'),
  thirdWarmth: share(1 / 32, 'The same for the third.'),
  fourthWarmth: share(1 / 4, 'The same for the fourth.'),
  strictFrom: parameter(
    3000,
    'cells',
    [0, 1e9],
    'People times days from which on rules that hold are never broken on the way.'
  ),
  strictHot: share(0.25, 'First temperature then, of the usual one.'),
  reportEvery: parameter(250, 'ms', [1, 1e6], 'Between two times that annealing hands in its best roster.'),
} as const

/** Search threads. */
export const threads = {
  lookEvery: parameter(250, 'ms', [1, 1e6], 'Between two looks at the threads, and two reports of progress.'),
  grace: parameter(
    1500,
    'ms',
    [0, 1e6],
    'A thread that does not end by itself this long after it was asked to is ended from outside.'
  ),
  graceShare: share(0.01, 'Of the budget, how long that may be at most.'),
  ownRosterAfter: share(
    0.5,
    'Of the budget, after how much of it a first roster is made beside the threads, if none of them has one by then.'
  ),
  lives: parameter(3, 'threads', [1, 1000], 'Threads that are begun for a place whose threads are lost.'),
} as const
