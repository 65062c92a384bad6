import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, dayOf, instantOf } from '../../time/time.ts'
import { calendarOf } from '../calendar.ts'
import { checkTimeline, type Verdict } from '../check.ts'
import { lawPacks } from '../law_packs.ts'
import type { Work } from '../planned_work.ts'
import { ruleIds, type Rules, type RuleSettings } from '../rule.ts'
import { person, work } from '../testing/timeline.ts'
import { TimelineEvaluator } from './timeline_evaluator.ts'

const settings = Object.fromEntries(ruleIds.map((id) => [id, 'alert'])) as RuleSettings
/** Four weeks over the autumn change and four over the spring one. */
const spans = [
  { from: '2026-10-05', until: '2026-11-02', zone: 'Europe/Warsaw' },
  { from: '2026-03-09', until: '2026-04-06', zone: 'Europe/Berlin' },
  { from: '2026-10-05', until: '2026-11-02', zone: 'Asia/Ho_Chi_Minh' },
] as const
type Span = (typeof spans)[number]

/** Also with what laws leave to companies, so that every rule has something to find. */
const limitsOf = (pack: keyof typeof lawPacks) => ({
  ...lawPacks[pack],
  partialWeeks: true,
  ...(pack === 'EU' && { weeklyRestWeeks: 2 as const }),
  ...(pack === 'VN' && { overtimeMonthMaxMinutes: 600, restWeekdays: [7] }),
})
const rulesOf = (span: Span, pack: keyof typeof lawPacks): Rules => ({
  limits: limitsOf(pack),
  settings,
  calendar: calendarOf({
    ...span,
    limits: limitsOf(pack),
    settlementFrom: span.from,
    settlementUntil: addDays(span.until, -2),
    holidays: [addDays(span.from, 3), addDays(span.from, 13)],
  }),
})

type System = 'BASIC' | 'EQUIV24' | 'INTERRUPTED' | 'CONT' | 'SHORTWEEK' | 'WEEKEND'
/** Of everything a group may be granted, so that every rule has something to find. */
const rights = {
  youngBreak: { overMinutes: 270, minutes: 30, whole: true },
  extraBreakMinutes: 15,
  restCoversNight: true,
  restOnSunday: true,
  schoolDayMaxMinutes: 120,
  undividedDays: true,
}
const factsOf = (span: Span, workSystem: System) =>
  person(
    {
      workSystem,
      shiftWorker: true,
      mayWorkNights: false,
      ...(workSystem !== 'EQUIV24' && { rights: { ...rights, restOnSunday: workSystem !== 'WEEKEND' } }),
      mayDoStrenuousWork: workSystem !== 'BASIC',
      positionWeekMinutes: { cook: 300, baker: 2000 },
      absences: [
        {
          start: instantOf(addDays(span.from, 9), '00:00', span.zone),
          end: instantOf(addDays(span.from, 11), '00:00', span.zone),
        },
      ],
      periods: [
        {
          ...{ from: span.from, until: addDays(span.from, 14), maximumMinutes: 4800, maximumDays: 8 },
          overtimeFromMinutes: 5400,
        },
        { from: span.from, until: span.until, maximumMinutes: 9600, maximumDays: 18 },
      ],
      overtimeWorked: { until: addDays(span.from, -1), minutes: 8400 },
    },
    span.zone
  )

type Drawn = { minute: number; length: number; seed: number }
/** Work on the quarter of an hour, from a little before the planned days to a little after. */
const anyWork = fc.record({
  minute: fc.integer({ min: -3 * 96, max: 30 * 96 }).map((quarter) => quarter * 15),
  length: fc.oneof(fc.integer({ min: 1, max: 52 }), fc.integer({ min: 53, max: 120 })).map((q) => q * 15),
  seed: fc.nat(999),
})
/** Early, late and night shifts, so that weeks fill up and rests come close to their limits. */
const usualShift = fc
  .record({ day: fc.integer({ min: -2, max: 29 }), hour: fc.constantFrom(5, 6, 14, 22), seed: fc.nat(999) })
  .map(({ day, hour, seed }) => ({ minute: day * 1440 + hour * 60, length: 480 + (seed % 4) * 60, seed }))
const drawn = fc.oneof(anyWork, { arbitrary: usualShift, weight: 3 })

/** Weeks with little time off, so that days off and rests of several weeks run short. */
const fullWeeks = fc
  .record({
    days: fc.subarray(
      Array.from({ length: 30 }, (_, day) => day - 1),
      { minLength: 22 }
    ),
    seed: fc.nat(999),
  })
  .map(({ days, seed }) =>
    days.map((day) => ({
      minute: day * 1440 + 480 + (seed % 3) * 360,
      length: 480,
      seed: seed + 11 * day + 12,
    }))
  )

function workOf(id: string, { minute, length, seed }: Drawn, { from, zone }: Span): Work {
  const start = instantOf(from, '00:00', zone) + minute * 60_000
  return {
    id,
    start,
    end: start + length * 60_000,
    locationId: seed % 7 === 0 ? 'elsewhere' : 'bakery',
    positionId: seed % 11 === 0 ? 'cook' : 'baker',
    workMinutes: length - (seed % 5 === 0 ? Math.min(length, 30) : 0),
    day: dayOf(start, zone),
    zone,
    ...(seed % 3 === 0 && { breaks: [{ minutes: 15, paid: seed % 2 === 0 }] }),
    ...(seed % 13 === 0 && { counts: false }),
    ...(seed % 4 === 0 && { strenuous: true, harmful: seed % 8 === 0 }),
  }
}
const edit = fc.record({
  add: fc.array(drawn, { maxLength: 2 }),
  remove: fc.array(fc.nat(), { maxLength: 2 }),
})
const text = (verdicts: readonly Verdict[]) => verdicts.map((verdict) => JSON.stringify(verdict)).sort()

/** Two works at once are more work than the time they take, and the rest after a long shift is as long as the work. */
const restAfterTwoAtOnce = [
  spans[0],
  'PL' as const,
  'EQUIV24' as const,
  [],
  [
    { add: [{ minute: 18_285, length: 1485, seed: 1 }], remove: [] },
    { add: [{ minute: 18_600, length: 660, seed: 79 }], remove: [] },
    { add: [{ minute: 21_900, length: 540, seed: 1 }], remove: [] },
    { add: [], remove: [] },
  ],
] satisfies [Span, 'PL', 'EQUIV24', Drawn[], { add: Drawn[]; remove: number[] }[]]

/** Two weeks have both of their rests once three days in a row are free, however far from their first work. */
const restsOfTwoWeeks = [
  spans[0],
  'EU' as const,
  'WEEKEND' as const,
  Array.from({ length: 28 }, (_, day) => ({ minute: day * 1440 + 480, length: 480, seed: 1 })),
  [
    { add: [], remove: [3, 4] },
    { add: [], remove: [3] },
  ],
] satisfies [Span, 'EU', 'WEEKEND', Drawn[], { add: Drawn[]; remove: number[] }[]]

test('after every edit the verdicts are those of a full check, and undo restores each standing', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...spans),
      fc.constantFrom('PL' as const, 'VN' as const, 'EU' as const),
      fc.constantFrom<System>('BASIC', 'EQUIV24', 'INTERRUPTED', 'CONT', 'SHORTWEEK', 'WEEKEND'),
      fc.oneof(
        { arbitrary: fc.array(drawn, { maxLength: 40 }), weight: 3 },
        { arbitrary: fullWeeks, weight: 2 }
      ),
      fc.array(edit, { minLength: 1, maxLength: 12 }),
      (span, pack, system, first, edits) => {
        const [rules, facts] = [rulesOf(span, pack), factsOf(span, system)]
        const start = first.map((one, index) => workOf(`w${index}`, one, span))
        const evaluator = new TimelineEvaluator(facts, start, rules)
        const standings: { work: readonly Work[]; verdicts: readonly Verdict[] }[] = []
        edits.forEach(({ add, remove }, step) => {
          const { work: old, verdicts } = evaluator
          standings.push({ work: old, verdicts })
          const difference = evaluator.apply({
            remove: old.length === 0 ? [] : remove.map((place) => old[place % old.length]!.id),
            add: add.map((one, index) => workOf(`e${step}.${index}`, one, span)),
          })
          assert.deepEqual(evaluator.verdicts, checkTimeline(facts, evaluator.work, rules))
          const gone = new Set(text(difference.removed))
          const kept = text(verdicts).filter((verdict) => !gone.has(verdict))
          assert.deepEqual([...kept, ...text(difference.added)].sort(), text(evaluator.verdicts))
        })
        for (const { work: old, verdicts } of standings.reverse()) {
          evaluator.undo()
          assert.deepEqual(evaluator.work, old)
          assert.deepEqual(evaluator.verdicts, verdicts)
        }
      }
    ),
    { numRuns: 400, seed: 20261120, examples: [restAfterTwoAtOnce, restsOfTwoWeeks] }
  ))

const november = rulesOf({ ...spans[0], from: '2026-11-02' as never, until: '2026-12-02' as never }, 'PL')
const works = (...texts: string[]) => texts.map((one) => work(one))
const ids = (verdicts: readonly Verdict[]) => verdicts.map(({ ruleId }) => ruleId)

test('a change tells what it breaks, and taking it back what it mends', () => {
  const evaluator = new TimelineEvaluator(person(), works('mon 14-22'), november)
  assert.deepEqual(ids(evaluator.apply({ add: works('tue 6-14') }).added), [
    'shifts_per_day',
    'daily_rest',
    'daily_hours',
  ])
  const back = evaluator.undo()
  assert.deepEqual(ids(back.removed), ['shifts_per_day', 'daily_rest', 'daily_hours'])
  assert.deepEqual(back.added, [])
})
test('moving a work is one change', () => {
  const evaluator = new TimelineEvaluator(person(), works('mon 14-22', 'tue 6-14'), november)
  const moved = evaluator.apply({ remove: ['tue 6-14'], add: works('tue 14-22') })
  assert.deepEqual(moved.added, [])
  assert.deepEqual(evaluator.verdicts, [])
})
test('the day of the autumn change has 24 hours', () => {
  const rules = rulesOf(spans[0], 'PL')
  const evaluator = new TimelineEvaluator(person(), works('2026-10-24 10-10:15'), rules)
  assert.ok(ids(evaluator.apply({ add: works('2026-10-25 8:50-14') }).added).includes('shifts_per_day'))
  const later = evaluator.apply({ remove: ['2026-10-25 8:50-14'], add: works('2026-10-25 9:10-14') })
  assert.ok(ids(later.removed).includes('shifts_per_day'))
  assert.ok(!ids(later.added).includes('shifts_per_day'))
})
test('an earlier Monday shortens the rest of the week before', () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => `${day} 6-14`)
  const evaluator = new TimelineEvaluator(person(), works(...week, 'sat 6-19', 'mon+7 6-14'), november)
  const earlier = evaluator.apply({ remove: ['mon+7 6-14'], add: works('mon+7 5:59-14') })
  assert.ok(ids(earlier.added).includes('weekly_rest'))
})
test('a Sunday of another shift type takes the relief from the week after', () => {
  const week = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}+7 6-14`)
  const timeline = works('sun 15-23', ...week, 'mon+14 6-14')
  const evaluator = new TimelineEvaluator(person({ shiftWorker: true }), timeline, november)
  assert.ok(!ids(evaluator.verdicts).includes('weekly_rest'))
  const same = evaluator.apply({ remove: ['sun 15-23'], add: works('sun 6-23') })
  assert.ok(ids(same.added).includes('weekly_rest'))
})
test('a change of nothing changes nothing', () => {
  const evaluator = new TimelineEvaluator(person(), works('mon 14-22', 'tue 6-14'), november)
  assert.deepEqual(evaluator.apply({ remove: ['unknown'] }), { added: [], removed: [] })
})
test('there is nothing to take back at first', () =>
  assert.throws(() => new TimelineEvaluator(person(), [], november).undo(), /Maybe undo/))
