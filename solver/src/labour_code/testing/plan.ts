import { addDays, clockOf, instantOf, type Day } from '../../time/time.ts'
import { defaultSettings, lawPacks } from '../law_packs.ts'
import type { LabourLimits } from '../limits.ts'
import type { PlanContext, PlanEntry, PlanPerson, PlanRules } from '../plan/plan_context.ts'
import { ruleIds, type RuleId, type RuleSettings, type Severity } from '../rule.ts'
import { WARSAW, work } from './timeline.ts'

/** Every rule with the same severity. */
export const everyRule = (severity: Severity): RuleSettings =>
  Object.fromEntries(ruleIds.map((id) => [id, severity])) as RuleSettings

/** Only these rules; overlaps always count. */
export const onlyRules = (...ids: RuleId[]): RuleSettings => ({
  ...everyRule('off'),
  ...Object.fromEntries(ids.map((id) => [id, 'block' as const])),
})

/** November 2026 in Poland. */
export const planRules = (
  changes: Partial<PlanRules> = {},
  limits: Partial<LabourLimits> = {}
): PlanRules => ({
  id: 'PL',
  versions: [{ validFrom: '2026-01-01', limits: { ...lawPacks.PL, ...limits } }],
  settings: defaultSettings,
  zone: WARSAW,
  holidays: ['2026-11-01', '2026-11-11'],
  settlementPeriods: [{ from: '2026-11-01', until: '2026-12-01' }],
  leaveDayMinutes: 480,
  ...changes,
})

export const planPerson = (changes: Partial<PlanPerson> = {}): PlanPerson => ({
  id: 'ann',
  ruleSetId: 'PL',
  positionIds: ['baker'],
  locationIds: ['bakery'],
  contracts: [],
  periods: [],
  groups: [],
  shiftWorker: false,
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  positionWeekMinutes: {},
  ...changes,
})

export const planContext = (changes: Partial<PlanContext> = {}): PlanContext => ({
  version: 1,
  from: '2026-11-01',
  until: '2026-12-01',
  people: [planPerson()],
  ruleSets: [planRules()],
  uncountedPositionIds: [],
  strenuousPositionIds: [],
  around: [],
  acceptances: [],
  ...changes,
})

/** A shift said as in `work`, e.g. `tue 22-06 -30@02:00`; its id is the text. */
export function shift(text: string, changes: Partial<PlanEntry> = {}): PlanEntry {
  const { id, start, end, day, zone, workMinutes, breaks = [] } = work(text)
  return {
    id,
    type: 0,
    employeeId: 'ann',
    locationId: 'bakery',
    positionId: 'baker',
    day,
    zone,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    fullDay: false,
    workMinutes,
    breaks: breaks.map((pause) => ({
      start: pause.start === undefined ? null : clockOf(pause.start, zone),
      minutes: pause.minutes,
      paid: pause.paid,
    })),
    availability: null,
    ...changes,
  }
}

/** A whole day away, of type holiday unless said otherwise. */
export function dayAway(day: Day, changes: Partial<PlanEntry> = {}): PlanEntry {
  return {
    ...shift(`${day} 0-1`, { id: `away ${day}`, type: 1, fullDay: true, workMinutes: 0 }),
    startsAt: new Date(instantOf(day, '00:00', WARSAW)).toISOString(),
    endsAt: new Date(instantOf(addDays(day, 1), '00:00', WARSAW)).toISOString(),
    positionId: null,
    ...changes,
  }
}
