import { addDays, periodOf, sharedMinutes, weekdayOf, type Day } from '../time/time.ts'
import { lawPacks } from '../labour_code/law_packs.ts'
import type { LabourLimits } from '../labour_code/limits.ts'
import type { PersonRates, RosterPerson, RosterProblem, RosterWork } from './problem.ts'

/** From this many minutes of night on, a shift counts as a night. */
const NIGHT_MINUTES = 180
const SATURDAY = 6
const SUNDAY = 7

/** Unpopular work that is shared fairly, in the order of `Model.kinds`. */
export const unpopularKinds = ['night', 'weekend', 'holiday', 'closing'] as const
export type ShiftKinds = Readonly<Record<(typeof unpopularKinds)[number], boolean>>

/** What decides about the kinds of a shift. */
export type KindContext = {
  readonly limits: LabourLimits
  readonly holidays: ReadonlySet<Day>
  /** Instants by location and day; left out: nothing closes. */
  readonly closings?: ReadonlyMap<string, number>
}

export const kindContextOf = (
  problem: Pick<RosterProblem, 'people' | 'ruleSets' | 'holidays' | 'closings'>
): KindContext => ({
  limits: limitsForShares(problem),
  holidays: new Set(problem.holidays),
  closings: new Map(problem.closings?.map(({ locationId, day, at }) => [`${locationId} ${day}`, at])),
})

/** Nights are shared across everybody, so one definition serves: that of the first rule set. */
function limitsForShares({ people, ruleSets: [first] }: Pick<RosterProblem, 'people' | 'ruleSets'>) {
  if (first) return first.limits
  if (people.length > 0) throw new Error('A problem needs at least one rule set.')
  return lawPacks.EU // without people there is nothing to share
}

/** What makes a shift unpopular: nights, weekend days, holidays and closing are shared fairly. */
export function kindsOf(
  work: Pick<RosterWork, 'day' | 'start' | 'end' | 'zone' | 'locationId'>,
  { limits, holidays, closings }: KindContext
): ShiftKinds {
  const closesAt = closings?.get(`${work.locationId} ${work.day}`) ?? Infinity
  return {
    night: nightMinutesOf(work, limits) >= NIGHT_MINUTES,
    weekend: weekdayOf(work.day) >= SATURDAY,
    holiday: holidays.has(work.day),
    closing: work.start < closesAt && work.end >= closesAt,
  }
}

/** What a person carries over from before the planned days, in the order of `Model.kinds`. */
export function carriedOverBy({ carriedOver }: Pick<RosterPerson, 'carriedOver'>): number[] {
  const { nights = 0, weekends = 0, holidays = 0, closings = 0 } = carriedOver ?? {}
  return [nights, weekends, holidays, closings]
}

function nightMinutesOf(
  work: Pick<RosterWork, 'day' | 'start' | 'end' | 'zone'>,
  { nightFrom, nightUntil }: LabourLimits
): number {
  let minutes = 0
  for (const offset of [-1, 0, 1]) {
    minutes += sharedMinutes(work, periodOf(addDays(work.day, offset), nightFrom, nightUntil, work.zone))
  }
  return minutes
}

/** Minor units per hour of the day a shift starts on; a holiday wins over the weekday. */
export function hourlyMinorOf(rates: PersonRates, day: Day, holidays: ReadonlySet<Day>): number {
  const weekday = weekdayOf(day)
  if (holidays.has(day) && rates.holiday !== null) return rates.holiday
  if (weekday === SUNDAY && rates.sunday !== null) return rates.sunday
  if (weekday === SATURDAY && rates.saturday !== null) return rates.saturday
  return rates.weekday
}
