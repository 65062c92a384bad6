import fc from 'fast-check'
import { addDays, dayOf, instantOf } from '../../time/time.ts'
import { lawPacks } from '../law_packs.ts'
import type { Acceptance, PlanChange, PlanContext, PlanEntry, PlanRules } from '../plan/plan_context.ts'
import { everyRule, planContext, planPerson, planRules } from './plan.ts'
import { WARSAW } from './timeline.ts'

const settings = everyRule('alert')
const contract = { workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null }
const october = { from: '2026-10-05', until: '2026-11-02' }
const november = { from: '2026-11-02', until: '2026-11-30' }
const nothing = { weeklyMaxMinutes: null, dailyRestMinutes: null, weeklyRestMinutes: null }
const [PL, VN] = [planRules().versions[0]!, { validFrom: '2026-01-01', limits: lawPacks.VN }]

/** Two laws, one of which changes inside the days; two settlement periods and the autumn change. */
const anyRuleSets: PlanRules[] = [
  planRules({
    settings,
    settlementPeriods: [october, november],
    versions: [PL, { validFrom: '2026-11-06', limits: { ...PL.limits, dailyRestMinutes: 720 } }],
  }),
  planRules({ id: 'VN', settings, settlementPeriods: [october, november], versions: [VN] }),
]
const periods = [
  { ...october, normMinutes: 9600, normDays: 20 },
  { ...november, normMinutes: 4800, normDays: 9, fullMinutes: 6000 },
]
export const anyPeople = [
  planPerson({
    periods,
    overtimeWorked: { until: '2026-10-04', minutes: 8700 },
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
  planPerson({
    id: 'bob',
    ruleSetId: 'VN',
    periods,
    groups: ['minor', 'nursing', 'parent_of_young_child'],
    dailyMaxMinutes: 500,
  }),
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
/** Their plan over five weeks with everything that cuts time into segments. */
export const anyContext = (around: readonly PlanEntry[] = []): PlanContext =>
  planContext({
    from: '2026-10-12',
    until: '2026-11-16',
    people: anyPeople,
    ruleSets: anyRuleSets,
    uncountedPositionIds: ['guard'],
    strenuousPositionIds: ['cook'],
    harmfulPositionIds: ['cook'],
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
  employeeId: fc.constantFrom('ann', 'ann', 'ann', 'bob', 'bob', 'other person', null),
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
export const anyPlan = fc
  .array(content, { maxLength: 30 })
  .map((all) => all.map((one, place) => entryOf(ids[place]!, one)))
export const anyChange = fc.record({
  remove: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
  add: fc
    .array(fc.tuple(fc.constantFrom(...ids), content), { maxLength: 3 })
    .map((all) => all.map(([id, one]) => entryOf(id, one))),
}) satisfies fc.Arbitrary<PlanChange>
