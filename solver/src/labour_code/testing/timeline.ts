import { addDays, dayOf, instantOf, minutesOf, periodOf, type Day, type Period } from '../../time/time.ts'
import { calendarOf } from '../calendar.ts'
import { checkTimeline, type Verdict } from '../check.ts'
import { lawPacks, type LawPackId } from '../law_packs.ts'
import type { LabourLimits } from '../limits.ts'
import { personFactsOf, type PersonInput } from '../person_facts.ts'
import type { Work, WorkBreak } from '../planned_work.ts'
import { ruleIds, type Rule, type RuleId, type RuleSettings } from '../rule.ts'

export const WARSAW = 'Europe/Warsaw'
const MONDAY = '2026-11-02'
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const clock = (text: string): string =>
  text.includes(':') ? text.padStart(5, '0') : `${text.padStart(2, '0')}:00`

/** `mon`..`sun` are in the week of Monday 2 November 2026; `mon+7` is a week later; a date stands for itself. */
export function dayNamed(text: string): Day {
  if (/^\d{4}/.test(text)) return text
  const [name = '', later = '0'] = text.split('+')
  return addDays(MONDAY, weekdays.indexOf(name) + Number(later))
}

/**
 * `work('tue 22-06')` is a night from Tuesday; `work('mon 8-18 -30')` has 30 unpaid minutes, `+15` is a paid break,
 * `-30@12:00` lies at noon, `+0` says there is none; `uncounted` is a position outside working hours, `strenuous` a dangerous or strenuous one,
 * `harmful` one with harmful factors beyond what is allowed, `trip` a business trip. Its id is the text.
 */
export function work(text: string, zone = WARSAW): Work {
  const [day = '', hours = '', ...marks] = text.split(' ')
  const [from = '', to = ''] = hours.split('-')
  const period = periodOf(dayNamed(day), clock(from), clock(to), zone)
  const breaks = marks.filter((mark) => /^[+-]/.test(mark)).map((mark) => breakOf(mark, period, zone))
  const unpaid = breaks.reduce((total, { minutes, paid }) => total + (paid ? 0 : minutes), 0)
  return {
    id: text,
    locationId: 'bakery',
    positionId: 'baker',
    ...period,
    workMinutes: minutesOf(period) - unpaid,
    day: dayNamed(day),
    zone,
    ...(breaks.length > 0 && { breaks: breaks.filter(({ minutes }) => minutes > 0) }),
    ...(marks.includes('uncounted') && { counts: false }),
    ...(marks.includes('strenuous') && { strenuous: true }),
    ...(marks.includes('harmful') && { harmful: true }),
    ...(marks.includes('trip') && { trip: true }),
  }
}

function breakOf(mark: string, { start }: Period, zone: string): WorkBreak {
  const [minutes = '', at] = mark.slice(1).split('@')
  const pause = { minutes: Number(minutes), paid: mark.startsWith('+') }
  if (at === undefined) return pause
  const sameDay = instantOf(dayOf(start, zone), clock(at), zone)
  const nextDay = instantOf(addDays(dayOf(start, zone), 1), clock(at), zone)
  return { ...pause, start: sameDay < start ? nextDay : sameDay }
}

export const person = (changes: Partial<PersonInput> = {}, zone = WARSAW) =>
  personFactsOf(
    {
      id: 'ann',
      positionIds: ['baker'],
      locationIds: ['bakery'],
      workSystem: 'BASIC',
      shiftWorker: false,
      dailyMaxMinutes: null,
      employedFrom: null,
      employedUntil: null,
      absences: [],
      availability: [],
      periods: [],
      ...changes,
    },
    zone
  )

export type Circumstances = Partial<PersonInput> & {
  readonly pack?: LawPackId
  readonly limits?: Partial<LabourLimits>
  readonly from?: Day
  readonly until?: Day
  readonly settlementUntil?: Day
  readonly zone?: string
  readonly holidays?: readonly Day[]
}

/** Verdicts of one rule over works written as text; weeks count from Monday unless `from` says otherwise. */
export function verdictsOf(
  ruleId: RuleId,
  texts: readonly string[],
  circumstances: Circumstances = {},
  rules?: readonly Rule[]
): Verdict[] {
  const { pack = 'PL', limits: changed, from = MONDAY, until = addDays(from, 28), ...facts } = circumstances
  const { zone = WARSAW, holidays = [] } = circumstances
  const limits = { ...lawPacks[pack], ...changed }
  const settlementUntil = circumstances.settlementUntil ?? null
  const calendar = calendarOf({ from, until, zone, limits, settlementFrom: from, settlementUntil, holidays })
  const settings = Object.fromEntries(ruleIds.map((id) => [id, id === ruleId ? 'block' : 'off']))
  const verdicts = checkTimeline(
    person(facts, zone),
    texts.map((text) => work(text, zone)),
    {
      limits,
      calendar,
      settings: settings as RuleSettings,
    },
    rules
  )
  return verdicts.filter((verdict) => verdict.ruleId === ruleId)
}

/** What each breach found, in the rule's unit. */
export const actuals = (
  ruleId: RuleId,
  texts: readonly string[],
  circumstances: Circumstances = {}
): number[] => verdictsOf(ruleId, texts, circumstances).map(({ actual }) => actual)
