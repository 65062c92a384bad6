import { addDays, instantOf, type Day } from '../time/time.ts'
import { calendarOf, type RuleCalendar } from './calendar.ts'
import { checkTimeline } from './check.ts'
import type { LabourLimits } from './limits.ts'
import { personFactsOf, type PersonInput } from './person_facts.ts'
import type { Work } from './planned_work.ts'
import { ruleIds, type RuleId, type RuleSettings } from './rule.ts'
import type { Verdict } from './verdict.ts'

/** Where examples lie: a clock that never changes, in a month of which two days make no full week. */
export const EXAMPLE_ZONE = 'UTC'
export const FIRST = '2026-11-01'
export const UNTIL = '2026-12-01'
export const MONDAY = '2026-11-02'

const MINUTE_MS = 60_000

/** Work without unpaid breaks, of which only the hours are said. */
export const exampleShift = (day: Day, start: string, minutes: number): Work => {
  const from = instantOf(day, start, EXAMPLE_ZONE)
  const period = { start: from, end: from + minutes * MINUTE_MS }
  const place = { locationId: null, positionId: null, zone: EXAMPLE_ZONE }
  return { ...period, ...place, id: `${day} ${start}`, workMinutes: minutes, day }
}

/** The same shift on days in a row. */
export const shiftsFrom = (day: Day, count: number, start: string, minutes: number): Work[] =>
  Array.from({ length: count }, (_, later) => exampleShift(addDays(day, later), start, minutes))

/** What is particular about an example: the person, their limits, or how long hours are settled. */
export type Circumstances = {
  readonly person?: Partial<PersonInput>
  readonly limits?: Partial<LabourLimits>
  readonly settlementUntil?: Day
}

/** What one rule finds first in work of a person, who works in shifts unless it is said otherwise; it blocks. */
export function foundBy(
  ruleId: RuleId,
  work: readonly Work[],
  law: LabourLimits,
  { person, limits: changes, settlementUntil = UNTIL }: Circumstances = {}
): Verdict | undefined {
  const settings = Object.fromEntries(ruleIds.map((id) => [id, id === ruleId ? 'block' : 'off']))
  const limits = changes ? { ...law, ...changes } : law
  const calendar = calendarUnder(limits, settlementUntil)
  const facts = personFactsOf({ ...anyone, ...person }, EXAMPLE_ZONE)
  return checkTimeline(facts, work, { limits, calendar, settings: settings as RuleSettings })[0]
}

/** Made once for all examples under the same limits: a form asks for all of them at each key. */
const calendars = new WeakMap<LabourLimits, Map<Day, RuleCalendar>>()

function calendarUnder(limits: LabourLimits, settlementUntil: Day): RuleCalendar {
  const known = calendars.get(limits) ?? new Map<Day, RuleCalendar>()
  calendars.set(limits, known)
  const month = { from: FIRST, until: UNTIL, zone: EXAMPLE_ZONE, settlementFrom: FIRST }
  const calendar = known.get(settlementUntil) ?? calendarOf({ ...month, limits, settlementUntil })
  known.set(settlementUntil, calendar)
  return calendar
}

const anyone: PersonInput = {
  id: '',
  positionIds: [],
  locationIds: [],
  workSystem: 'BASIC',
  shiftWorker: true,
  dailyMaxMinutes: null,
  employedFrom: null,
  employedUntil: null,
  absences: [],
  availability: [],
  periods: [],
}
