import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, dayOf, instantOf, overlaps, periodOfDays } from '../../time/time.ts'
import { calendarOf } from '../calendar.ts'
import { checkTimeline } from '../check.ts'
import { lawPacks } from '../law_packs.ts'
import { personFactsOf } from '../person_facts.ts'
import { everyRule, planContext, planPerson, planRules } from '../testing/plan.ts'
import { WARSAW } from '../testing/timeline.ts'
import { comparedVerdicts } from '../verdict.ts'
import type { Acceptance, PlanChange, PlanContext, PlanEntry, PlanRules } from './plan_context.ts'
import { workOfEntry } from './plan_entries.ts'
import { planJudge } from './plan_judge.ts'

const settings = everyRule('alert')
const contract = { workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null }
const october = { from: '2026-10-05', until: '2026-11-02' }
const november = { from: '2026-11-02', until: '2026-11-30' }
const nothing = { weeklyMaxMinutes: null, dailyRestMinutes: null, weeklyRestMinutes: null }
const [PL, VN] = [planRules().versions[0]!, { validFrom: '2026-01-01', limits: lawPacks.VN }]

/** Two laws, one of which changes inside the days; two settlement periods and the autumn change. */
const ruleSets: PlanRules[] = [
  planRules({
    settings,
    settlementPeriods: [october, november],
    versions: [PL, { validFrom: '2026-11-06', limits: { ...PL.limits, dailyRestMinutes: 720 } }],
  }),
  planRules({ id: 'VN', settings, settlementPeriods: [october, november], versions: [VN] }),
]
const periods = [
  { ...october, normMinutes: 9600, normDays: 20 },
  { ...november, normMinutes: 4800, normDays: 9 },
]
const people = [
  planPerson({
    periods,
    shiftWorker: true,
    contracts: [
      { ...contract, from: '2026-10-01', until: '2026-10-27' },
      { ...contract, from: '2026-10-27', until: '2026-11-12', workSystem: 'EQUIV24' },
      { ...contract, from: '2026-11-14', until: null, workSystem: 'EQUIV12', fte: 0.5 },
    ],
    protections: [
      {
        ...nothing,
        from: null,
        until: '2026-10-22',
        dailyMaxMinutes: 420,
        mayWorkNights: false,
        mayDoStrenuousWork: false,
      },
    ],
    positionWeekMinutes: { cook: 600 },
  }),
  planPerson({ id: 'bob', ruleSetId: 'VN', periods, groups: ['minor'], dailyMaxMinutes: 500 }),
]
const acceptances: Acceptance[] = [0, 1, 2, 3].map((place) => ({
  id: `a${place}`,
  ruleId: 'daily_hours',
  personId: 'ann',
  shiftIds: [`e${place}`, `e${place + 1}`],
  breach: 60 * place,
  reason: '',
  byName: '',
  at: '',
}))
const context = (around: readonly PlanEntry[] = []): PlanContext =>
  planContext({
    from: '2026-10-12',
    until: '2026-11-16',
    people,
    ruleSets,
    uncountedPositionIds: ['guard'],
    strenuousPositionIds: ['cook'],
    around,
    acceptances,
  })

const quarter = fc.oneof(
  fc.integer({ min: -7 * 96, max: 50 * 96 }),
  fc
    .record({ day: fc.integer({ min: -6, max: 46 }), hour: fc.constantFrom(5, 6, 14, 22) })
    .map(({ day, hour }) => day * 96 + hour * 4)
)
const content = fc.record({
  quarter,
  length: fc.oneof(
    { arbitrary: fc.constantFrom(32, 36, 48), weight: 3 },
    { arbitrary: fc.integer({ min: 1, max: 110 }), weight: 1 }
  ),
  type: fc.oneof(
    { arbitrary: fc.constant(0), weight: 8 },
    { arbitrary: fc.integer({ min: 1, max: 8 }), weight: 2 }
  ),
  employeeId: fc.constantFrom('ann', 'ann', 'ann', 'bob', 'bob', 'somebody else', null),
  seed: fc.nat(999),
})
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never

function entryOf(id: string, { quarter, length, type, employeeId, seed }: Content): PlanEntry {
  const fullDay = (type === 1 || type === 3 || type === 7) && seed % 3 > 0
  const exact = instantOf('2026-10-12', '00:00', WARSAW) + quarter * 900_000
  const day = dayOf(exact, WARSAW)
  const start = fullDay ? instantOf(day, '00:00', WARSAW) : exact
  const end = fullDay ? instantOf(addDays(day, 1), '00:00', WARSAW) : start + length * 900_000
  const pause = seed % 5 === 0 ? Math.min(30, length * 15) : 0
  return {
    id,
    type,
    employeeId,
    locationId: seed % 7 === 0 ? null : seed % 11 === 0 ? 'elsewhere' : 'bakery',
    positionId: seed % 6 === 0 ? 'cook' : seed % 8 === 0 ? 'guard' : 'baker',
    day,
    zone: WARSAW,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    fullDay,
    workMinutes: (end - start) / 60_000 - pause,
    breaks: pause === 0 ? [] : [{ start: seed % 2 === 0 ? '02:00' : null, minutes: pause, paid: false }],
    availability: type === 8 ? (['available', 'unavailable', 'preferred', null] as const)[seed % 4]! : null,
    ...(seed % 17 === 0 && { state: 'removed' }),
  }
}
const ids = Array.from({ length: 30 }, (_, place) => `e${place}`)
const plan = fc
  .array(content, { maxLength: 30 })
  .map((all) => all.map((one, place) => entryOf(ids[place]!, one)))
const change = fc.record({
  remove: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
  add: fc
    .array(fc.tuple(fc.constantFrom(...ids), content), { maxLength: 3 })
    .map((all) => all.map(([id, one]) => entryOf(id, one))),
}) satisfies fc.Arbitrary<PlanChange>

/** The entries after a change, as anybody would say it. */
const after = (entries: readonly PlanEntry[], { remove = [], add = [] }: PlanChange): PlanEntry[] => {
  const put = new Map(add.map((entry) => [entry.id, entry]))
  return [...entries.filter(({ id }) => !remove.includes(id) && !put.has(id)), ...put.values()]
}
const fresh = (entries: readonly PlanEntry[]) => planJudge(context(), entries)

test('a look is the difference of two full checks, leaves everything as it was and says what applying says', () =>
  fc.assert(
    fc.property(plan, change, (entries, one) => {
      const judge = fresh(entries)
      const before = judge.verdicts()
      const full = people.map(({ id }) =>
        comparedVerdicts(
          judge.verdictsOf(id),
          [...fresh(after(entries, one)).verdictsOf(id)].map(
            (verdict) =>
              judge.verdictsOf(id).find((old) => JSON.stringify(old) === JSON.stringify(verdict)) ?? verdict
          )
        )
      )
      const seen = judge.effectOf(one)
      assert.deepEqual(seen, {
        worse: full.flatMap(({ worse }) => worse),
        better: full.flatMap(({ better }) => better),
      })
      assert.deepEqual(judge.verdicts(), before)
      assert.deepEqual(judge.apply(one), seen)
    }),
    { numRuns: 200, seed: 20261120 }
  ))

test('after any changes and any takings back the judge is as a fresh one', () =>
  fc.assert(
    fc.property(plan, fc.array(fc.option(change), { minLength: 1, maxLength: 10 }), (first, steps) => {
      const judge = fresh(first)
      const standings = [first]
      for (const step of steps) {
        if (step !== null) {
          judge.apply(step)
          standings.push(after(standings.at(-1)!, step))
        } else if (standings.length > 1) {
          judge.undo()
          standings.pop()
        }
        assert.deepEqual(judge.verdicts(), fresh(standings.at(-1)!).verdicts())
      }
    }),
    { numRuns: 200, seed: 20261120 }
  ))

test('it makes no difference what is given as around and what as the plan, nor in which order', () =>
  fc.assert(
    fc.property(plan, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (entries, isAround) => {
      const around = entries.filter((_, place) => isAround[place])
      const own = entries.filter((_, place) => !isAround[place])
      const split = planJudge(context(around), own.reverse())
      assert.deepEqual(split.verdicts(), fresh(entries).verdicts())
    }),
    { numRuns: 100, seed: 20261120 }
  ))

test('one contract, one law and one period give what the plain check gives', () =>
  fc.assert(
    fc.property(plan, (entries) => {
      const days = { from: '2026-11-02', until: '2026-11-30' }
      const rules = planRules({ settings, settlementPeriods: [november] })
      const judge = planJudge(
        planContext({ ...days, people: [planPerson({ shiftWorker: true })], ruleSets: [rules] }),
        entries
      )
      const own = entries.filter(({ employeeId, state }) => employeeId === 'ann' && state === undefined)
      const works = own
        .filter(({ type }) => [0, 2, 5].includes(type))
        .map((entry) => workOfEntry(entry, { uncounted: new Set(), strenuous: new Set() }))
      const period = ({ startsAt, endsAt }: PlanEntry) => ({
        start: Date.parse(startsAt),
        end: Date.parse(endsAt),
      })
      const facts = personFactsOf(
        {
          id: 'ann',
          positionIds: ['baker'],
          locationIds: ['bakery'],
          workSystem: 'BASIC',
          shiftWorker: true,
          dailyMaxMinutes: null,
          employedFrom: null,
          employedUntil: null,
          absences: own.filter(({ type }) => [1, 3, 7].includes(type)).map(period),
          availability: own
            .filter(({ type }) => type === 8)
            .map((entry) => ({ ...period(entry), kind: entry.availability ?? 'available' })),
          periods: [],
        },
        WARSAW
      )
      const calendar = calendarOf({
        ...days,
        zone: WARSAW,
        limits: lawPacks.PL,
        settlementFrom: november.from,
        settlementUntil: november.until,
      })
      const told = periodOfDays(days.from, days.until, WARSAW)
      const inside = new Set(works.filter((work) => overlaps(work, told)).map(({ id }) => id))
      const plain = checkTimeline(facts, works, { limits: lawPacks.PL, settings, calendar })
        .filter(({ window, shiftIds }) => overlaps(window, told) || shiftIds.some((id) => inside.has(id)))
        // The calendar of a single check has a week or a Sunday less around the days than the judge's.
        .filter(({ window }) => overlaps(window, told))
      const judged = judge.verdicts().filter(({ window }) => overlaps(window, told))
      assert.deepEqual(
        judged.map(({ acceptanceId: _, ...verdict }) => verdict),
        plain
      )
    }),
    { numRuns: 150, seed: 20261120 }
  ))
