import fc from 'fast-check'
import type { RuleSettings } from '../../labour_code/rule.ts'
import { evaluate } from '../evaluate.ts'
import { figuresOf } from '../figures.ts'
import type { Aggregates } from '../score.ts'
import type { RosterState } from '../search/roster_state.ts'

/** Who has each shift, by ids. */
export const planOf = ({ model, assignee }: RosterState) =>
  new Map(model.shifts.map(({ id }, s) => [id, model.people[assignee[s]!]?.id ?? null]))

/** Everything a state can tell, in a shape that compares. */
export const snapshot = (state: RosterState) => ({
  assignee: [...state.assignee],
  totals: structuredClone(state.tallies.totals),
  timelines: state.timelines.map((work) => work.map(({ id }) => id)),
  given: structuredClone(state.given),
  open: Array.from({ length: state.open.size }, (_, i) => state.open.at(i)).sort((a, b) => a - b),
  score: state.score(),
})

/** @throws when the running figures are not those from scratch */
export function assertAgrees(state: RosterState): void {
  const { problem, fair } = state.model
  const scratch = evaluate(problem, planOf(state), fair)
  const [running, expected] = [written(state.tallies.totals), written(scratch.aggregates)]
  if (running !== expected) throw new Error(`${running} instead of ${expected}`)
  if (Math.abs(state.score() - scratch.score) >= 1e-6)
    throw new Error(`${state.score()} instead of ${scratch.score}`)
  // What plans are compared by on the screen is what the search weighs.
  const shown = figuresOf(problem, planOf(state)).normDeviationMinutes
  if (shown !== scratch.aggregates.hoursPenalty)
    throw new Error(`${shown} shown instead of ${scratch.aggregates.hoursPenalty}`)
}

const written = (aggregates: Aggregates): string =>
  JSON.stringify({ ...aggregates, shares: [...aggregates.shares] })

/** Small problems of every kind. */
export const smallSize = fc.record({
  people: fc.integer({ min: 2, max: 9 }),
  days: fc.integer({ min: 3, max: 15 }),
  seed: fc.integer(),
  demand: fc.constantFrom(0.5, 1, 1.4),
  locations: fc.integer({ min: 1, max: 2 }),
  rates: fc.boolean(),
  pay: fc.constantFrom(undefined, 'PL' as const, 'VN' as const),
  mode: fc.constantFrom('plan' as const, 'repair' as const),
  held: fc.constantFrom(0.1, 0.8),
  uneven: fc.boolean(),
  carried: fc.boolean(),
  settings: fc.constantFrom<Partial<RuleSettings>>(
    {},
    { availability: 'alert', location: 'alert', daily_rest: 'alert', overlap: 'off' },
    { daily_rest: 'off', weekly_hours: 'alert', weekly_rest: 'alert', shifts_per_day: 'block' },
    { overlap: 'off', daily_rest: 'off', weekly_hours: 'off', period_hours: 'off', daily_hours: 'off' }
  ),
})
