import type { Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import type { ClosingTime } from '@shiftloom/solver/roster/problem'
import type { Day } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { DayRange } from '#app/labour_code/public/nominal_minutes'
import { planRulesFor, type PlanRulesOfPeople } from '#app/labour_code/public/plan_rules'
import { rulesFor, type PersonRules } from '#app/labour_code/public/rules_for'
import { planningPlace } from '#app/auto_schedule/snapshot/planning_place'
import { scopeEntries, type SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import { scopePeople, type ScopePerson } from '#app/auto_schedule/snapshot/scope_people'
import { readMixes, type SnapshotMixes } from '#app/auto_schedule/snapshot/skill_mixes'
import { closingTimes } from '#app/scheduling/public/closing_times'
import { daysAround } from '#app/scheduling/public/plan_context'
import type { RunScope } from '#contracts/auto_schedule'

/** Everything stored that a problem is made of, read in one unit of work. */
export type Snapshot = {
  scope: RunScope
  zone: string
  /** Of the first location: whose holidays are shared fairly. */
  country: string
  people: ScopePerson[]
  rules: Map<string, PersonRules>
  planRules: PlanRulesOfPeople
  positions: Positions
  holidays: Map<string, Set<Day>>
  /** Of the locations in scope. */
  closings: ClosingTime[]
  mixes: SnapshotMixes
  entries: SnapshotEntry[]
}

/** @param also days whose entries are needed in addition to those around the scope */
export async function readSnapshot(scope: RunScope, also: DayRange | null = null): Promise<Snapshot> {
  const range = { from: scope.from, until: scope.until }
  const people = await scopePeople(scope)
  const ids = people.map(({ id }) => id)
  const { zone, country } = await planningPlace(scope.locationIds)
  const rules = await rulesFor(ids, scope.from)
  const planRules = await planRulesFor(ids, range)
  const around = joined(daysAround(range, planRules.ruleSets), also)
  return {
    scope,
    zone,
    country,
    people,
    rules,
    planRules,
    positions: {
      uncounted: new Set(planRules.uncountedPositionIds),
      strenuous: new Set(planRules.strenuousPositionIds),
      harmful: new Set(planRules.harmfulPositionIds),
    },
    closings: await closingTimes(scope.locationIds, range),
    mixes: await readMixes(scope.locationIds),
    holidays: await holidaysIn([country, ...[...rules.values()].map((own) => own.country)], around),
    entries: await scopeEntries(scope, ids, around),
  }
}

const joined = (days: DayRange, also: DayRange | null): DayRange => ({
  from: also && also.from < days.from ? also.from : days.from,
  until: also && also.until > days.until ? also.until : days.until,
})

async function holidaysIn(countries: readonly string[], range: DayRange) {
  const unique = [...new Set(countries)]
  const found = Map.groupBy(await holidaysBetween(range, unique, 'en-US'), ({ country }) => country)
  return new Map(unique.map((country) => [country, new Set(found.get(country)?.map(({ day }) => day))]))
}
