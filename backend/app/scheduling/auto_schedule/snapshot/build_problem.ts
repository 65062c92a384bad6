import type { Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import type { RosterProblem, RuleSet } from '@shiftloom/solver/roster/problem'
import { periodOfDays, type Day } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { DayRange } from '#app/labour_code/public/nominal_minutes'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { rulesFor, type PersonRules } from '#app/labour_code/public/rules_for'
import { employmentGaps } from '#app/scheduling/auto_schedule/snapshot/employment'
import { isDecided } from '#app/scheduling/auto_schedule/snapshot/decided_shifts'
import { rosterPersonOf } from '#app/scheduling/auto_schedule/snapshot/roster_person'
import { rosterWorkOf } from '#app/scheduling/auto_schedule/snapshot/roster_work'
import { personRates } from '#app/scheduling/auto_schedule/snapshot/person_rates'
import { planningPlace } from '#app/scheduling/auto_schedule/snapshot/planning_place'
import { scopeEntries, type SnapshotEntry } from '#app/scheduling/auto_schedule/snapshot/scope_entries'
import { scopePeople, type ScopePerson } from '#app/scheduling/auto_schedule/snapshot/scope_people'
import { isAbsence, isWork } from '#app/scheduling/people/work_types'
import { daysAround } from '#app/scheduling/rules/plan_context'
import type { RunGoals, RunScope } from '#contracts/schedule'

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
  const planRules = await planRulesFor(ids, range)
  const positions = {
    uncounted: new Set(planRules.uncountedPositionIds),
    strenuous: new Set(planRules.strenuousPositionIds),
  }
  const around = daysAround(range, planRules.ruleSets)
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
    people: people.map((person) => {
      const mine = rules.get(person.id)!
      const plan = planRules.people.get(person.id)!
      return rosterPersonOf({
        person,
        plan,
        planRules: planRules.ruleSets.find(({ id }) => id === plan.ruleSetId)!,
        positions,
        rules: mine,
        range,
        holidays: holidays.get(mine.country)!,
        own: own.get(person.id) ?? [],
        rates: rates?.get(person.id),
      })
    }),
    shifts: decided.map((entry) => ({
      ...rosterWorkOf(entry, positions),
      currentPersonId: entry.employeeId,
    })),
    fixed: fixedWork(entries, new Set(decided), known, positions),
    absences: [...absencesOf(entries, known), ...people.flatMap((person) => gapsOf(person, range, zone))],
    availability: entries.flatMap(({ availability: kind, employeeId, start, end }) =>
      kind && employeeId && known.has(employeeId) ? [{ personId: employeeId, kind, start, end }] : []
    ),
    holidays: [...holidays.get(country)!].filter((day) => day >= scope.from && day < scope.until),
    ruleSets: ruleSetsOf([...rules.values()], holidays),
    goals: { ...goals, cost: seesCost ? goals.cost : 0 },
    seed,
    budgetMs,
    iterationLimit: null,
  }
}

async function holidaysIn(countries: readonly string[], range: DayRange) {
  const unique = [...new Set(countries)]
  const found = Map.groupBy(await holidaysBetween(range, unique, 'en-US'), ({ country }) => country)
  return new Map(unique.map((country) => [country, new Set(found.get(country)?.map(({ day }) => day))]))
}

const fixedWork = (
  entries: readonly SnapshotEntry[],
  decided: ReadonlySet<SnapshotEntry>,
  people: ReadonlySet<string>,
  positions: Positions
) =>
  entries.flatMap((entry) => {
    const { type, employeeId } = entry
    const counts = isWork(type) && employeeId !== null && people.has(employeeId)
    return counts && !decided.has(entry) ? [{ ...rosterWorkOf(entry, positions), personId: employeeId }] : []
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

const ruleSetsOf = (
  rules: readonly PersonRules[],
  holidays: ReadonlyMap<string, ReadonlySet<Day>>
): RuleSet[] =>
  [...new Map(rules.map((own) => [own.id, own])).values()].map(
    ({ id, country, limits, settings, settlementFrom, settlementUntil }) => ({
      id,
      limits,
      settings,
      settlementFrom,
      settlementUntil,
      holidays: [...holidays.get(country)!],
    })
  )
