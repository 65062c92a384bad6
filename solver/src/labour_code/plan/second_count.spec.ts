import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysOffStillDue } from '../figures/day_off_in_lieu.ts'
import { nominalMinutesInPoland } from '../figures/nominal.ts'
import { dayAway, onlyRules, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import {
  averageWeek,
  dateOf,
  daysOffLacking,
  dayOfQuarter,
  fewestDue,
  midnight,
  nominalMinutes,
  normLeft,
  plannedIn,
  weekdayOfDay,
  weeksWithRest,
  type DayAway,
  type Quarters,
} from '../testing/second_count.ts'
import type { PlanEntry } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

/** Random plans for each count; the long run of 20,000 is started by hand. */
const numRuns = Number(process.env.SECOND_COUNT_PLANS ?? 300)
const options = { numRuns, seed: 20261123 }

const FIRST_MS = Date.parse('2026-10-04T22:00:00Z')
const instant = (quarter: number): string => new Date(FIRST_MS + quarter * 900_000).toISOString()
/** Five weeks with the autumn change among them, and an odd day. */
const LAST_DAY = 36

/** At most one shift a day, somewhere in it, so that none overlap. */
const anyWork = (least: number) =>
  fc
    .array(
      fc.record({
        day: fc.integer({ min: -2, max: LAST_DAY + 1 }),
        start: fc.oneof(fc.integer({ min: 0, max: 95 }), fc.constantFrom(24, 32, 56, 88)),
        length: fc.oneof(fc.constantFrom(32, 48, 36), fc.integer({ min: 1, max: 64 })),
      }),
      { minLength: least, maxLength: 42 }
    )
    .map((all) => {
      const byStart = all
        .map(({ day, start, length }) => {
          const from = midnight(day) + start
          return { from, until: from + length }
        })
        .sort((a, b) => a.from - b.from)
      const kept: Quarters[] = []
      for (const one of byStart) if (one.from >= (kept.at(-1)?.until ?? -Infinity)) kept.push(one)
      return kept
    })

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 3, max: 28 }))
  .map(([from, days]) => ({ from, until: from + days }))

const entriesOf = (work: readonly Quarters[]): PlanEntry[] =>
  work.map(({ from, until }) =>
    shift('2026-10-05 8-16', {
      id: `work ${from}`,
      day: dateOf(dayOfQuarter(from)),
      startsAt: instant(from),
      endsAt: instant(until),
      workMinutes: (until - from) * 15,
    })
  )

const contract = { workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null }
const allDays = { from: dateOf(-3), until: dateOf(LAST_DAY + 3) }
const daysOfPeriod = ({ from, until }: { from: number; until: number }) => ({
  from: dateOf(from),
  until: dateOf(until),
})

test(`averages: the second count agrees on ${numRuns} plans`, () => {
  let tooLong = 0
  const any = fc.record({
    work: anyWork(12),
    period: anyPeriod,
    hired: fc.integer({ min: -2, max: 12 }),
    left: fc.integer({ min: 20, max: 40 }),
    away: fc.uniqueArray(fc.integer({ min: 0, max: LAST_DAY }), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(any, ({ work, period, hired, left, away }) => {
      const expected = averageWeek(work, period, { from: hired, until: left }, new Set(away))
      const person = planPerson({ contracts: [{ ...contract, from: dateOf(hired), until: dateOf(left) }] })
      const rules = planRules({
        settings: onlyRules('period_average'),
        settlementPeriods: [daysOfPeriod(period)],
      })
      const entries = [...entriesOf(work), ...away.map((day) => dayAway(dateOf(day)))]
      const found = planJudge(planContext({ ...allDays, people: [person], ruleSets: [rules] }), entries)
        .verdicts()
        .filter(({ ruleId }) => ruleId === 'period_average')
        .map(({ actual }) => actual)
      // Segments of other contracts and periods tell nothing of this one.
      assert.deepEqual(found, expected > 2880 ? [expected] : [])
      tooLong += found.length
    }),
    options
  )
  assert.ok(tooLong > numRuns / 30, String(tooLong))
})

for (const mode of ['clip_or_start', 'strict'] as const) {
  test(`weekly rest, ${mode}: the second count agrees on ${numRuns} plans`, () => {
    let lacking = 0
    fc.assert(
      fc.property(anyWork(20), (all) => {
        const work = all.filter(({ from }) => from >= 0 && from < midnight(22))
        const rules = planRules(
          {
            settings: onlyRules('weekly_rest'),
            settlementPeriods: [{ from: dateOf(0), until: dateOf(21) }],
          },
          { weeklyRestMode: mode }
        )
        const context = planContext({ from: dateOf(0), until: dateOf(21), ruleSets: [rules] })
        const found = planJudge(context, entriesOf(work))
          .verdicts()
          .filter(({ ruleId }) => ruleId === 'weekly_rest')
        const expected = 3 - weeksWithRest(work, [0, 7, 14], 35 * 4, mode === 'strict')
        assert.equal(found.length, work.length === 0 ? 0 : expected)
        lacking += found.length
      }),
      options
    )
    assert.ok(lacking > numRuns / 30, String(lacking))
  })
}

test(`norms with absences: the second count agrees on ${numRuns} plans`, () => {
  let beyond = 0
  const anyAway = fc.record({
    day: fc.integer({ min: 0, max: 27 }),
    held: fc.integer({ min: -16, max: 48 }),
    parts: fc.option(
      fc.array(fc.tuple(fc.integer({ min: 20, max: 70 }), fc.integer({ min: 1, max: 20 })), {
        minLength: 1,
        maxLength: 2,
      })
    ),
  })
  const any = fc.record({
    work: anyWork(15),
    until: fc.integer({ min: 14, max: 28 }),
    away: fc.uniqueArray(anyAway, { maxLength: 6, selector: ({ day }) => day }),
    half: fc.boolean(),
    holidays: fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { maxLength: 3 }),
    norm: fc.integer({ min: 30, max: 160 }),
  })
  fc.assert(
    fc.property(any, ({ work, until, away, half, holidays, norm }) => {
      const period = { from: 0, until }
      const own = { minutes: norm * 60, days: Math.ceil(norm / 8) }
      const absences: DayAway[] = away.map(({ day, parts, held }) => ({
        day,
        held: parts === null ? Math.max(0, held) * 15 : 0,
        parts:
          parts &&
          apart(parts.map(([start, length]) => ({ from: start, until: start + length }))).map((part) => ({
            from: midnight(day) + part.from,
            until: midnight(day) + part.until,
          })),
      }))
      const inside = absences.filter(({ day }) => day < until)
      const left = normLeft(own, work, inside, half ? 240 : 480, new Set(holidays))
      const planned = plannedIn(work, period)
      const person = planPerson({
        contracts: [{ ...contract, from: dateOf(-30), until: null, fte: half ? 0.5 : 1 }],
        periods: [{ ...daysOfPeriod(period), normMinutes: own.minutes, normDays: own.days }],
      })
      const rules = planRules({
        settings: onlyRules('period_hours', 'period_days'),
        settlementPeriods: [daysOfPeriod(period)],
        holidays: holidays.map(dateOf).sort(),
      })
      const entries = [...entriesOf(work), ...absences.flatMap(entriesAway)]
      const context = planContext({ ...daysOfPeriod(period), people: [person], ruleSets: [rules] })
      const found = planJudge(context, entries)
        .verdicts()
        .filter(({ ruleId }) => ruleId === 'period_hours' || ruleId === 'period_days')
        .map(({ ruleId, actual, limit }) => [ruleId, actual, limit])
      const expected = [
        ...(planned.minutes > left.minutes ? [['period_hours', planned.minutes, left.minutes]] : []),
        ...(planned.days > left.days ? [['period_days', planned.days, left.days]] : []),
      ]
      assert.deepEqual(found, expected)
      beyond += found.length
    }),
    options
  )
  assert.ok(beyond > numRuns / 30, String(beyond))
})

/** Without what overlaps an earlier one. */
const apart = (parts: readonly Quarters[]): Quarters[] =>
  parts.filter((part, index) =>
    parts.slice(0, index).every((one) => one.until <= part.from || one.from >= part.until)
  )

const entriesAway = ({ day, parts, held = 0 }: DayAway): PlanEntry[] =>
  parts === null
    ? [dayAway(dateOf(day), { heldMinutes: held })]
    : parts.map(({ from, until }) =>
        dayAway(dateOf(day), {
          id: `away ${from}`,
          type: 7,
          fullDay: false,
          startsAt: instant(from),
          endsAt: instant(until),
        })
      )

test(`nominal hours: the second count agrees on ${numRuns} periods`, () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 130 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 12 }),
      (from, days, holidays) =>
        assert.equal(
          nominalMinutesInPoland(daysOfPeriod({ from, until: from + days }), new Set(holidays.map(dateOf))),
          nominalMinutes(from, from + days, new Set(holidays))
        )
    ),
    options
  ))

test(`days off due: the second count agrees on ${numRuns} choices`, () => {
  let due = 0
  const anyDays = (maxLength: number) => fc.uniqueArray(fc.integer({ min: 0, max: LAST_DAY }), { maxLength })
  const sundayOr = (day: number): number => (day % 3 === 0 ? day : day - weekdayOfDay(day) + 7)
  fc.assert(
    fc.property(anyDays(6), anyDays(5), anyPeriod, (days, given, period) => {
      const worked = [...new Set(days.map(sundayOr))]
      const found = daysOffStillDue({
        worked: worked.map(dateOf),
        given: given.map(dateOf),
        ...daysOfPeriod(period),
      })
      assert.equal(found.length, fewestDue(worked, given, period))
      due += found.length
    }),
    options
  )
  assert.ok(due > numRuns / 3, String(due))
})

test(`days off in a plan: the second count agrees on ${numRuns} plans`, () => {
  let lacking = 0
  const any = fc.record({
    work: anyWork(18),
    period: anyPeriod,
    holidays: fc.uniqueArray(fc.integer({ min: 0, max: LAST_DAY }), { maxLength: 4 }),
    away: fc.uniqueArray(fc.integer({ min: 0, max: LAST_DAY }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(any, ({ work, period, holidays, away }) => {
      const days = daysOfPeriod(period)
      const rules = planRules({
        settings: onlyRules('day_off_due'),
        settlementPeriods: [days],
        holidays: holidays.map(dateOf).sort(),
      })
      const entries = [...entriesOf(work), ...away.map((day) => dayAway(dateOf(day)))]
      const found = planJudge(planContext({ ...days, ruleSets: [rules] }), entries)
        .verdicts()
        .filter(({ ruleId }) => ruleId === 'day_off_due')
      assert.equal(found.length, daysOffLacking(work, period, new Set(holidays), new Set(away)))
      lacking += found.length
    }),
    options
  )
  assert.ok(lacking > numRuns / 10, String(lacking))
})
