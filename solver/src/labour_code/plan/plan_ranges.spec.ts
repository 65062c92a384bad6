import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, instantOf, overlaps, periodOfDays } from '../../time/time.ts'
import { anyContext, anyPlan } from '../testing/any_plan.ts'
import { onlyRules, planContext, planRules, shift } from '../testing/plan.ts'
import { WARSAW } from '../testing/timeline.ts'
import type { PlanContext, PlanEntry, PlanVerdict } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

/** The same context of fewer days: of settlement periods and their hours it knows those that touch the days. */
function narrowed(wide: PlanContext, from: string, until: string): PlanContext {
  // A rest that a week asks for can be cut short two days after it.
  const touches = (period: { from: string; until: string }): boolean =>
    period.from < until && period.until > addDays(from, -3)
  return {
    ...wide,
    from,
    until,
    ruleSets: wide.ruleSets.map((rules) => ({
      ...rules,
      settlementPeriods: rules.settlementPeriods.filter(touches),
    })),
    people: wide.people.map((person) => ({ ...person, periods: person.periods.filter(touches) })),
  }
}

const text = (verdict: PlanVerdict): string => JSON.stringify(verdict)

/** Sundays of many weeks, most of them worked; runs of them reach far over any days. */
const sundays = fc
  .array(
    fc.oneof({ arbitrary: fc.constant(true), weight: 6 }, { arbitrary: fc.constant(false), weight: 1 }),
    {
      minLength: 13,
      maxLength: 13,
    }
  )
  .map((worked) =>
    worked.flatMap((yes, week) => (yes ? [shift(`${addDays('2026-09-20', 7 * week)} 8-12`)] : []))
  )

test('fewer days tell the same of what touches them, with the same numbers', () =>
  fc.assert(
    fc.property(
      fc.oneof(anyPlan, sundays),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 10 }),
      (entries, first, days) => {
        const wide = anyContext()
        const from = addDays(wide.from, first)
        const until = [addDays(from, days), wide.until].sort()[0]!
        const reported = periodOfDays(from, until, WARSAW)
        const touching = new Set(
          entries
            .filter(({ startsAt, endsAt }: PlanEntry) =>
              overlaps({ start: Date.parse(startsAt), end: Date.parse(endsAt) }, reported)
            )
            .map(({ id }) => id)
        )
        const expected = planJudge(wide, entries)
          .verdicts()
          .filter(
            ({ ruleId, window, limit, shiftIds }) =>
              overlaps(window, reported) ||
              shiftIds.some((id) => touching.has(id)) ||
              (ruleId === 'weekly_rest' &&
                overlaps({ ...window, end: window.end + limit * 60_000 }, reported))
          )
        const found = planJudge(narrowed(wide, from, until), entries).verdicts()
        assert.deepEqual(found.map(text), expected.map(text))
      }
    ),
    { numRuns: 300, seed: 20261120 }
  ))

/** All days of November but one, worked. */
const busyNovember = (free: string): PlanEntry[] =>
  Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index))
    .filter((day) => day !== free)
    .map((day) => shift(`${day} 8-12`))

test('what a change takes from another day of the period is felt from the days of the change alone', () => {
  const ruleSets = [planRules({ settings: onlyRules('day_off_due') })]
  const wide = planContext({ ruleSets })
  const day = '2026-11-18'
  const change = { add: [shift(`${day} 8-12`)] }
  const effectIn = (context: PlanContext) => planJudge(context, busyNovember(day)).effectOf(change)
  const everywhere = effectIn(wide)
  assert.equal(everywhere.worse.length, 1)
  const { start } = everywhere.worse[0]!.window
  assert.notEqual(start, instantOf(day, '00:00', WARSAW), 'it is another day that has none then')
  assert.deepEqual(effectIn(narrowed(wide, day, addDays(day, 1))), everywhere)
})
