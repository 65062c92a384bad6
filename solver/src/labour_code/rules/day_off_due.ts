import type { Period } from '../../time/time.ts'
import { SUNDAY_REACH, type DayOff, type RuleCalendar } from '../calendar.ts'
import { ownerOf, served } from '../served.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, Rule } from '../rule.ts'

const DAY_MS = 24 * 3_600_000
/** No work is longer. */
const LONGEST_WORK_MS = 4 * DAY_MS

/**
 * A day off for each worked Sunday, public holiday and free Saturday of a settlement period (art. 151³, 151¹¹ KP): another
 * weekday on which no shift starts and the person is not away. For a Sunday it lies within six days or later in the
 * period, for the others anywhere in it. They are given so that the fewest days stay due; each of those is reported.
 */
export const dayOffDue: Rule = {
  id: 'day_off_due',
  basis: 'KP art. 151³, 151¹¹',
  unit: 'day',
  sense: 'at_most',
  scan: (work, person, _limits, calendar, report) => {
    const { daysOff = [] } = calendar
    const found = serve(work, person, calendar)?.found
    for (let d = 0; found && d < daysOff.length; d += 1) {
      if (firstWork[d]! < 0 || found[placeOf[d]!] === 1) continue
      report(firstWork[d]!, lastWork[d]!, 1, 0, daysOff[d]!.start, daysOff[d]!.end)
    }
  },
}

/** A day off with work on it, and the weekday that is given for it; null: one is still due. */
export type WorkedDayOff = {
  readonly dayOff: DayOff
  readonly given: (Period & { readonly dayNumber: number }) | null
  /** Work on it, by its place. */
  readonly first: number
  readonly last: number
}

/** All days off of a settlement period on which the person works, in order, with what the rule gives for each. */
export function workedDaysOff(
  work: readonly PlannedWork[],
  person: PersonFacts,
  calendar: RuleCalendar
): WorkedDayOff[] {
  const { daysOff = [], weekdaysAround = [] } = calendar
  const matching = serve(work, person, calendar)
  if (!matching) return []
  const givenTo = new Map(
    Array.from({ length: matching.offers }, (_, offer) => [ownerOf(offer), weekdaysAround[free[offer]!]!])
  )
  return daysOff.flatMap((dayOff, d) =>
    firstWork[d]! < 0
      ? []
      : [{ dayOff, given: givenTo.get(placeOf[d]!) ?? null, first: firstWork[d]!, last: lastWork[d]! }]
  )
}

/** Gives free weekdays to the days off that ask for one; null where none is worked. */
function serve(
  work: readonly PlannedWork[],
  person: PersonFacts,
  { daysOff, weekdaysAround, settlement }: RuleCalendar
): { found: Uint8Array; offers: number } | null {
  if (!daysOff || !weekdaysAround || !settlement || !lookFor(work, daysOff, person)) return null
  const offers = freeWeekdays(work, weekdaysAround, person)
  const { start, end } = settlement
  const mayHave = (place: number, offer: number): boolean => {
    const off = weekdaysAround[free[offer]!]!
    const { kind, dayNumber } = daysOff[asking[place]!]!
    const isInPeriod = off.start >= start && off.start < end
    if (kind !== 'sunday') return isInPeriod
    return Math.abs(off.dayNumber - dayNumber) <= SUNDAY_REACH || (isInPeriod && off.dayNumber > dayNumber)
  }
  return { found: served(askingCount, offers, mayHave), offers }
}

/** By day off: the works on it, -1 for none. */
const firstWork: number[] = []
const lastWork: number[] = []
/** Which of those who ask a worked one is. */
const placeOf: number[] = []
/** Days off that ask for another, and how many do; weekdays that are free. Both by their place in the calendar. */
const asking: number[] = []
let askingCount = 0
const free: number[] = []

/**
 * Lists the days off that ask for another day: those owed whether worked or not, then Sundays, which have less time, then
 * the others. false where none of them is worked.
 */
function lookFor(
  work: readonly PlannedWork[],
  daysOff: NonNullable<RuleCalendar['daysOff']>,
  { employed }: PersonFacts
): boolean {
  let isWorked = false
  let from = 0
  for (let d = 0; d < daysOff.length; d += 1) {
    const day = daysOff[d]!
    firstWork[d] = -1
    lastWork[d] = -1
    while (from < work.length && work[from]!.start < day.start - LONGEST_WORK_MS) from += 1
    for (let i = from; i < work.length && work[i]!.start < day.end; i += 1) {
      if (!isOn(work[i]!, day)) continue
      if (firstWork[d]! < 0) firstWork[d] = i
      lastWork[d] = i
      isWorked = true
    }
  }
  if (!isWorked) return false
  askingCount = 0
  const add = (holds: (day: DayOff, isWorkedOn: boolean) => boolean): void => {
    for (let d = 0; d < daysOff.length; d += 1) {
      if (!holds(daysOff[d]!, firstWork[d]! >= 0)) continue
      asking[askingCount] = d
      placeOf[d] = askingCount
      askingCount += 1
    }
  }
  add(({ isOwed, start, end }) => isOwed && start >= employed.start && end <= employed.end)
  add(({ kind }, isWorkedOn) => isWorkedOn && kind === 'sunday')
  add(({ kind }, isWorkedOn) => isWorkedOn && kind !== 'sunday')
  return true
}

/** A free day is worked by a shift that starts on it, Sundays and holidays by any work inside their hours. */
const isOn = (work: PlannedWork, { kind, dayNumber, start, end }: DayOff): boolean =>
  kind === 'saturday' ? work.dayNumber === dayNumber : work.start < end && work.end > start

/** Lists the weekdays without a shift on which the person is employed and not away, and counts them. */
function freeWeekdays(
  work: readonly PlannedWork[],
  weekdays: NonNullable<RuleCalendar['weekdaysAround']>,
  { employed, daysAway }: PersonFacts
): number {
  let count = 0
  let from = 0
  for (let w = 0; w < weekdays.length; w += 1) {
    const day = weekdays[w]!
    while (from < work.length && work[from]!.start < day.start - DAY_MS) from += 1
    let isFree = day.start >= employed.start && day.end <= employed.end
    for (let i = from; isFree && i < work.length && work[i]!.start < day.end + DAY_MS; i += 1)
      isFree = work[i]!.dayNumber !== day.dayNumber
    for (let a = 0; isFree && a < daysAway.length; a += 1)
      isFree = daysAway[a]!.end <= day.start || daysAway[a]!.start >= day.end
    if (!isFree) continue
    free[count] = w
    count += 1
  }
  return count
}
