import { addDays, type Day } from '@shiftloom/solver/time'
import { afterMonth, firstDayOf, wholeYears, yearsLater } from '#app/requests/limits/entitled/years'
import type { PersonFacts } from '#app/requests/limits/entitled/person_facts'

/** Poland: KP art. 154 § 1, and ten days more for people with a disability (Act of 27 August 1997, art. 19). */
const poland = { seniorYears: 10, seniorDays: 26, disabilityDays: 10, disabilityAfterYears: 1 }
/** Vietnam: Labour Code 45/2019/QH14, art. 113 and 114. */
const vietnam = { hazardousDays: 14, veryHazardousDays: 16, yearsOfStep: 5, adultYears: 18 }

/**
 * Days of yearly leave by which a month of the year counts, for full time. `daysCount` of the type is what people have
 * without years at work; the law is the least for those who have more.
 */
export function annualDaysIn(
  { year, month }: { year: number; month: number },
  daysCount: number,
  person: PersonFacts
): number {
  if (person.country === 'PL') return daysInPoland(year, daysCount, person)
  if (person.country === 'VN') return daysInVietnam({ year, month }, daysCount, person)
  return daysCount
}

/** A step that is reached during the year counts for all of it (KP art. 158). */
function daysInPoland(year: number, daysCount: number, person: PersonFacts): number {
  const years = yearsAtWork(year, person)
  const byYears = years >= poland.seniorYears ? Math.max(daysCount, poland.seniorDays) : daysCount
  return byYears + (hasDisabilityLeave(year, person) ? poland.disabilityDays : 0)
}

function hasDisabilityLeave(year: number, { disability, contracts }: PersonFacts): boolean {
  if (!disability) return false
  const from = disability.from && yearsLater(disability.from, poland.disabilityAfterYears)
  const { until } = disability
  return (from ?? '') <= lastDayAtWork(year, contracts) && (until === null || until > firstDayOf(year))
}

function daysInVietnam(
  { year, month }: { year: number; month: number },
  daysCount: number,
  person: PersonFacts
): number {
  const least = leastInVietnam(addDays(afterMonth(year, month), -1), person)
  return Math.max(daysCount, least) + Math.floor(yearsAtWork(year, person) / vietnam.yearsOfStep)
}

function leastInVietnam(
  day: Day,
  { conditions, conditionsSince, birthDate, disability }: PersonFacts
): number {
  const holds = conditionsSince !== null && conditionsSince <= day
  if (holds && conditions === 'very_hazardous') return vietnam.veryHazardousDays
  const isMinor = birthDate !== null && yearsLater(birthDate, vietnam.adultYears) > day
  const isDisabled =
    disability !== null &&
    (disability.from ?? day) <= day &&
    (disability.until === null || disability.until > day)
  return (holds && conditions === 'hazardous') || isMinor || isDisabled ? vietnam.hazardousDays : 0
}

/** Whole years by the last day of the year on which the person is employed. */
function yearsAtWork(year: number, { workedSince, contracts }: PersonFacts): number {
  const since = workedSince ?? contracts[0]?.from
  return since ? wholeYears(since, lastDayAtWork(year, contracts)) : 0
}

function lastDayAtWork(year: number, contracts: PersonFacts['contracts']): Day {
  const last = addDays(firstDayOf(year + 1), -1)
  const ends = contracts
    .filter(({ from }) => from <= last)
    .map(({ until }) => (until === null || until > last ? last : addDays(until, -1)))
  return ends.sort().at(-1) ?? last
}
