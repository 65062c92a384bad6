import { parameter, share } from './parameter.ts'

/** Linear programme over columns, of the whole roster and of parts, and the bound. */
export const program = {
  slice: parameter(5, 'rounds', [1, 1e6], 'Rounds of the whole between two looks at what others have found.'),
  probes: parameter(4, 'steps', [0, 1e4], 'Steps along the subgradient after each solution of the whole.'),
  patience: parameter(40, 'rounds', [1, 1e6], 'After so many rounds, the whole need only be solved nearly.'),
  near: share(0.005, 'How nearly, in its objective.'),
  largest: parameter(
    700,
    'rows',
    [0, 1e6],
    'Rows of the programme of the whole at most; beyond, parts are decided without it.'
  ),
  alone: share(
    0.3,
    'Of the time that is left, how long the whole is solved before parts take turns with it.'
  ),
  parts: parameter(
    1,
    'factor',
    [0, 1e3],
    'Of the time a slice of the whole took, how long parts of the best roster are decided before the next one.'
  ),
  sweeps: parameter(20, 'rounds', [0, 1e6], 'Rounds over everybody one by one in the beginning at most.'),
  smoothing: share(0.6, 'Of the best prices so far in those that are tried.'),
  fresh: share(0.4, 'Of the newest subgradient in the direction followed between two solutions.'),
  firstPrice: parameter(0.5, 'cost', [0, 1e9], 'First price of a head that is wanted.'),
} as const

/** The bound by prices alone. */
export const bound = {
  every: parameter(4, 'parts', [1, 1e6], 'Parts decided between two times that the bound is raised.'),
  steps: parameter(2, 'steps', [0, 1e6], 'Steps each time.'),
  longShare: share(0.12, 'Of the time, what the bound of a long horizon may use.'),
  firstSteps: parameter(
    60,
    'steps',
    [0, 1e6],
    'Steps towards good prices where no linear programme gives them.'
  ),
  fresh: share(0.12, 'Of the newest subgradient in the direction followed.'),
  patience: parameter(8, 'steps', [1, 1e6], 'Steps without a better bound after which steps become shorter.'),
  longer: parameter(1.15, 'factor', [1, 10], 'By which steps become longer while they lead on.'),
  longest: parameter(2, 'factor', [1e-6, 1e3], 'Length of a step at most.'),
  shorter: share(0.7, 'To which steps are shortened.'),
} as const

/** The same on long horizons, by steps after every person. */
export const longBound = {
  firstStep: parameter(0.16, 'share', [1e-6, 10], 'Length of the first steps, in what a missing head costs.'),
  lastStep: parameter(0.004, 'share', [1e-6, 10], 'Length of the last ones.'),
  roundsPerLook: parameter(3, 'rounds', [1, 1e6], 'Rounds between two looks at the bound.'),
} as const

/** From a solution of the linear programme to whole rows. */
export const dive = {
  sure: share(0.999, 'Value of a column, or of a cell, that counts as decided.'),
  rounds: parameter(
    6,
    'rounds',
    [0, 1e4],
    'Rounds of new columns after each decision, in the dive of the whole.'
  ),
  patience: share(
    0.1,
    'Of the time that is left, after how much of it a dive of the whole is ended that will not be over in the rest.'
  ),
  share: share(0.4, 'Of the time that is left, after how much of it any dive of the whole is ended.'),
  speedsUp: share(0.5, 'Of the time a person took so far, what each further one is expected to take.'),
  cellsAtOnce: share(
    0.2,
    'Of the people whose rows are still mixtures, those who get a cell decided at a time.'
  ),
  fewOpen: share(0.5, 'Columns are taken out for good when fewer than this share of them are open.'),
} as const

/** Limits of each part that is decided again. */
export const parts = {
  columnsEach: parameter(
    40,
    'columns',
    [0, 1e6],
    'Columns of each person a part begins with, beside the present one.'
  ),
  rootRounds: parameter(40, 'rounds', [1, 1e6], 'Rounds of its linear programme at most.'),
  rootProbes: parameter(2, 'steps', [0, 1e4], 'Steps along the subgradient after each solution.'),
  rootProbesSoft: parameter(4, 'steps', [0, 1e4], 'The same where rules are soft.'),
  nearSoft: parameter(1, 'cost', [0, 1e9], 'How near objective and bound must come where rules are soft.'),
  nearLong: parameter(0.9, 'cost', [0, 1e9], 'The same on long horizons.'),
  diveRounds: parameter(4, 'rounds', [0, 1e4], 'Rounds of new columns after each decision.'),
  diveProbes: parameter(1, 'steps', [0, 1e4], 'Steps along the subgradient after each solution in the dive.'),
  choiceColumns: parameter(
    500,
    'columns',
    [0, 1e6],
    'Columns in the search for the best whole choice at most; 0: no such search.'
  ),
  choiceTime: parameter(2000, 'ms', [0, 1e9], 'Time of that search at most.'),
  choiceNodes: parameter(300, 'nodes', [1, 1e9], 'Nodes of that search at most.'),
} as const

/** Which parts are decided again, and how large they are. */
export const neighbourhoods = {
  people: parameter(10, 'people', [2, 1e4], 'People of the first parts under hard rules.'),
  peopleSoft: parameter(7, 'people', [2, 1e4], 'People of the first parts under soft rules, in all days.'),
  peopleForDays: parameter(
    24,
    'people',
    [2, 1e4],
    'People of the first parts of some days under soft rules.'
  ),
  fewDays: parameter(14, 'days', [3, 366], 'Days of those parts.'),
  window: parameter(14, 'days', [3, 366], 'Days of the first parts with everybody.'),
  longest: parameter(42, 'days', [3, 366], 'Days of a part at most.'),
  longestApart: parameter(14, 'days', [3, 366], 'Days of each of two pieces at most.'),
  grow: parameter(
    1.07,
    'factor',
    [1, 10],
    'By which parts of a kind grow when one is proved to be best already.'
  ),
  shrink: share(0.97, 'To which they shrink when nothing comes of one.'),
  anyKind: share(
    0.5,
    'Of parts, those of any kind; the others are of the kind that gained most lately for its time.'
  ),
  memory: share(0.9, 'Of earlier gains and times, what counts after each further part.'),
  patches: parameter(
    200,
    'changes',
    [0, 1e6],
    "Own changes that others may not have yet, remembered to be put on others' rosters."
  ),
} as const

/** Columns that are kept for later parts. */
export const pool = {
  mostEach: parameter(600, 'columns', [1, 1e6], 'Columns of a person at which the pool is cut down.'),
  keptEach: parameter(200, 'columns', [0, 1e6], 'Columns of a person that are left then.'),
} as const

/** Long horizons: windows of everybody's days in turn. */
export const windows = {
  longFrom: parameter(
    100,
    'days',
    [1, 1e4],
    'Days from which on a horizon is long: whole rows take too long to price them often.'
  ),
  allFrom: parameter(
    250,
    'days',
    [1, 1e4],
    'Days from which on two threads go through all windows, from the cheapest rows, instead of sharing them.'
  ),
  cells: parameter(
    150,
    'cells',
    [1, 1e6],
    'Days times types of a window at most: what a linear programme decides within a second.'
  ),
  shortest: parameter(5, 'days', [1, 366], 'Days of a window at least.'),
  longest: parameter(21, 'days', [1, 366], 'Days of a window at most.'),
  advance: share(0.75, 'Of a window, after how much of it the next one begins.'),
  patience: share(
    0.05,
    'Of the time, how long parts after the windows may bring nothing before the whole is solved.'
  ),
  share: share(0.3, 'Of the time, what windows and those parts may take.'),
} as const

/** A roster to go on from although it is dearer than the best one. */
export const other = {
  patience: share(0.1, 'Of the time that is left, how long parts of it may bring nothing.'),
  share: share(0.3, 'Of the time that is left, how long it may stay dearer.'),
} as const

/** A first row of everybody. */
export const firstRows = {
  noise: share(
    0.2,
    'Of a price, what is drawn at random, so that equal cells are not all filled from the left.'
  ),
  capped: share(0.5, 'What types with caps earn, of what those without earn.'),
  sweeps: parameter(7, 'rounds', [1, 1e4], 'Rounds over everybody on long horizons at most.'),
  evenSweeps: parameter(
    2,
    'rounds',
    [0, 1e4],
    'Rounds that spread people evenly; afterwards a day that is not short is worth nothing.'
  ),
  sweptCells: parameter(
    1_000_000,
    'cells',
    [1, 1e12],
    'People times days times types of all rounds together.'
  ),
  shiftsAside: parameter(
    4,
    'shifts',
    [0, 1e4],
    'Shifts by which a row may be ahead of its share of the working time, or behind it.'
  ),
  weekendsAside: parameter(2, 'weekends', [0, 1e4], 'Weekends by which it may be ahead.'),
} as const

/** Caps per type in the programme of a row. */
export const rowPricing = {
  rounds: parameter(14, 'rounds', [1, 1e4], 'Tries to make bound and row meet.'),
  roundsLong: parameter(4, 'rounds', [1, 1e4], 'The same for long rows.'),
  longFrom: parameter(121, 'days', [1, 1e4], 'Days from which on a row is long.'),
  forces: parameter(16, 'tries', [0, 1e4], 'Tries to find any row that keeps all caps.'),
  firstRaise: parameter(5, 'cost', [1e-6, 1e6], 'First raise of a multiplier in those tries.'),
} as const
