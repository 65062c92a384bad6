import { figuresOn } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { daysAwayIn } from '@shiftloom/solver/labour_code/person_facts'
import type { PlanEntry, PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import {
  isAbsence,
  isThere,
  isWork,
  periodOfEntry,
  positionsOf,
  workOfEntry,
} from '@shiftloom/solver/labour_code/plan/plan_entries'
import { agreedWorkOf, type AgreedWork } from '@shiftloom/solver/labour_code/plan/plan_limits'
import { addDays, instantOf, type Day, type Period } from '@shiftloom/solver/time'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { entriesOfPeople } from '#app/scheduling/public/around_entries'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'

/** What the law and the contract say of one person in some settlement periods, beside what they worked. */
export type LawOfPerson = {
  person: PlanPerson
  rules: PlanRules
  /** Norms of the settlement periods, less absences. */
  agreed: AgreedWork[]
  /** Whole days of absence, and the time of all contracts. */
  daysAway: Period[]
  employed: Period
}

/** The days whose planned entries are read: a night belongs to the day before. */
export const entryDays = ({ from, until }: DaySpan): DaySpan => ({
  from: addDays(from, -1),
  until: addDays(until, 1),
})

/** @param days whole settlement periods */
export async function lawOfPeople(ids: string[], days: DaySpan): Promise<Map<string, LawOfPerson>> {
  const { people, ruleSets: sets, ...positionIds } = await planRulesFor(ids, days)
  const positions = positionsOf(positionIds)
  const around = await entriesOfPeople(ids, entryDays(days))
  const entries = Map.groupBy(around.filter(isThere), ({ employeeId }) => employeeId)
  const ruleSets = new Map(sets.map((rules) => [rules.id, rules]))
  return new Map([...people].map(([id, person]) => [id, lawOf(person, entries.get(id) ?? [])]))

  function lawOf(person: PlanPerson, own: readonly PlanEntry[]): LawOfPerson {
    const rules = ruleSets.get(person.ruleSetId)!
    const absences = own.filter(isAbsence)
    const works = own.filter(isWork).map((entry) => workOfEntry(entry, positions))
    return {
      ...{ person, rules, agreed: agreedWorkOf(person, rules, absences, works) },
      ...{
        daysAway: daysAwayIn(absences.map(periodOfEntry)),
        employed: employedTime(person, rules.zone),
      },
    }
  }
}

function employedTime({ contracts }: PlanPerson, zone: string): Period {
  const untils = contracts.map(({ until }) => until)
  const last = untils.includes(null) ? null : untils.sort().at(-1)
  return {
    start: contracts.length === 0 ? -Infinity : instantOf(contracts[0]!.from, '00:00', zone),
    end: last ? instantOf(last, '00:00', zone) : Infinity,
  }
}

/** The limits that hold on a day. */
export const limitsOn = ({ versions }: PlanRules, day: Day): LabourLimits =>
  (versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0]!).limits

/** Most overtime of a calendar month and a calendar year; null: no such cap. */
export function overtimeCaps(rules: PlanRules, day: Day): { month: number | null; year: number | null } {
  const { overtimeMonthMaxMinutes: month, overtimeYearMaxMinutes } = limitsOn(rules, day)
  const ofLaw = rules.lawPack ? figuresOn(rules.lawPack, day).overtimeYearCapMinutes : null
  return { month, year: overtimeYearMaxMinutes ?? ofLaw }
}
