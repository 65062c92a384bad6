import type { RosterProblem, RosterPerson, RosterWork, RuleSet } from '@shiftloom/solver/roster/problem'
import { addDays, periodOfDays, type Day } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { periodsTouching, type DayRange } from '#app/labour_code/public/nominal_minutes'
import { rulesFor, type PersonRules } from '#app/labour_code/public/rules_for'
import { agreedHoursOf } from '#app/scheduling/auto_schedule/snapshot/agreed_hours'
import { employmentGaps, employmentOf } from '#app/scheduling/auto_schedule/snapshot/employment'
import { isDecided } from '#app/scheduling/auto_schedule/snapshot/decided_shifts'
import { personRates } from '#app/scheduling/auto_schedule/snapshot/person_rates'
import { planningPlace } from '#app/scheduling/auto_schedule/snapshot/planning_place'
import { scopeEntries, type SnapshotEntry } from '#app/scheduling/auto_schedule/snapshot/scope_entries'
import { scopePeople, type ScopePerson } from '#app/scheduling/auto_schedule/snapshot/scope_people'
import { isAbsence, isWork } from '#app/scheduling/people/work_types'
import type { RunGoals, RunScope } from '#contracts/schedule'

/** Working Sundays are counted over four weeks, weekly rest needs the week after. */
const DAYS_BEFORE = 28
const DAYS_AFTER = 7

export type SnapshotInput = {
  scope: RunScope
  goals: RunGoals
  seed: number
  budgetMs: number
  /** Rates enter the problem only for somebody who may see cost. */
  seesCost: boolean
}
/** The whole question for the roster kernel, read in one unit of work; ids only. */
export async function buildProblem(input: SnapshotInput): Promise<RosterProblem> {
  const { scope, goals, seed, budgetMs, seesCost } = input
  const range = { from: scope.from, until: scope.until }
  const people = await scopePeople(scope)
  const ids = people.map(({ id }) => id)
  const { zone, country } = await planningPlace(scope.locationIds)
  const rules = await rulesFor(ids, scope.from)
  const around = daysAround(range, [...rules.values()])
  const holidays = await holidaysIn([country, ...[...rules.values()].map((own) => own.country)], around)
  const entries = await scopeEntries(scope, ids, around)
  const rates = seesCost ? await personRates(ids, scope.from, holidays.get(country)!) : null
  const known = new Set(ids)
  const decided = entries.filter((entry) => isDecided(entry, scope, known))
  const own = Map.groupBy(entries, ({ employeeId }) => employeeId)
  return {
    version: 1,
    ...range,
    zone,
    people: people.map((person): RosterPerson => {
      const mine = rules.get(person.id)!
      const paid = rates?.get(person.id)
      return {
        id: person.id,
        positionIds: person.positionIds,
        locationIds: person.locationIds,
        ...employmentOf(person.contracts, range),
        // Nothing stored says who works in shifts; the check on save assumes the same.
        shiftWorker: true,
        ruleSetId: mine.id,
        periods: agreedHoursOf(
          person.contracts,
          mine,
          range,
          holidays.get(mine.country)!,
          own.get(person.id) ?? []
        ),
        ...(paid && { rates: paid }),
      }
    }),
    shifts: decided.map((entry) => ({ ...workOf(entry), currentPersonId: entry.employeeId })),
    fixed: fixedWork(entries, new Set(decided), known),
    absences: [...absencesOf(entries, known), ...people.flatMap((person) => gapsOf(person, range, zone))],
    availability: entries.flatMap(({ availability: kind, employeeId, start, end }) =>
      kind && employeeId && known.has(employeeId) ? [{ personId: employeeId, kind, start, end }] : []
    ),
    holidays: [...holidays.get(country)!].filter((day) => day >= scope.from && day < scope.until),
    ruleSets: ruleSetsOf([...rules.values()]),
    goals: { ...goals, cost: seesCost ? goals.cost : 0 },
    seed,
    budgetMs,
    iterationLimit: null,
  }
}

/** The planned days with what rules look at around them: other weeks, and whole settlement periods. */
function daysAround(range: DayRange, rules: readonly PersonRules[]): DayRange {
  const periods = rules.flatMap(({ settlementPeriod }) => periodsTouching(range, settlementPeriod))
  const firsts = [addDays(range.from, -DAYS_BEFORE), ...periods.map(({ from }) => from)]
  const lasts = [addDays(range.until, DAYS_AFTER), ...periods.map(({ until }) => until)]
  return { from: firsts.reduce((a, b) => (a < b ? a : b)), until: lasts.reduce((a, b) => (a > b ? a : b)) }
}

async function holidaysIn(countries: readonly string[], range: DayRange) {
  const unique = [...new Set(countries)]
  const found = Map.groupBy(await holidaysBetween(range, unique, 'en-US'), ({ country }) => country)
  return new Map(unique.map((country) => [country, new Set(found.get(country)?.map(({ day }) => day))]))
}

const workOf = ({
  id,
  locationId,
  positionId,
  workMinutes,
  day,
  zone,
  start,
  end,
}: SnapshotEntry): RosterWork => ({
  id,
  locationId,
  positionId,
  workMinutes,
  day,
  zone,
  start,
  end,
})

const fixedWork = (
  entries: readonly SnapshotEntry[],
  decided: ReadonlySet<SnapshotEntry>,
  people: ReadonlySet<string>
) =>
  entries.flatMap((entry) => {
    const { type, employeeId } = entry
    const counts = isWork(type) && employeeId !== null && people.has(employeeId)
    return counts && !decided.has(entry) ? [{ ...workOf(entry), personId: employeeId }] : []
  })

const absencesOf = (entries: readonly SnapshotEntry[], people: ReadonlySet<string>) =>
  entries.flatMap(({ type, employeeId, start, end }) =>
    isAbsence(type) && employeeId && people.has(employeeId) ? [{ personId: employeeId, start, end }] : []
  )

const gapsOf = (person: ScopePerson, range: { from: Day; until: Day }, zone: string) =>
  employmentGaps(person.contracts, range).map((gap) => ({
    personId: person.id,
    ...periodOfDays(gap.from, gap.until, zone),
  }))

const ruleSetsOf = (rules: readonly PersonRules[]): RuleSet[] =>
  [...new Map(rules.map((own) => [own.id, own])).values()].map(
    ({ id, limits, settings, settlementFrom, settlementUntil }) => ({
      id,
      limits,
      settings,
      settlementFrom,
      settlementUntil,
    })
  )
