import { figuresOn } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { daysAwayIn } from '@shiftloom/solver/labour_code/person_facts'
import type {
  PlanContext,
  PlanEntry,
  PlanPerson,
  PlanRules,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import {
  isAbsence,
  isThere,
  isWork,
  periodOfEntry,
  positionsOf,
  workOfEntry,
} from '@shiftloom/solver/labour_code/plan/plan_entries'
import { agreedWorkOf, type AgreedWork } from '@shiftloom/solver/labour_code/plan/plan_limits'
import { instantOf, type Day, type Period } from '@shiftloom/solver/time'

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

/** From a context whose `around` holds all entries of these people over their settlement periods. */
export function lawOfPeople(context: PlanContext): Map<string, LawOfPerson> {
  const positions = positionsOf(context)
  const entries = Map.groupBy(context.around.filter(isThere), ({ employeeId }) => employeeId)
  const ruleSets = new Map(context.ruleSets.map((rules) => [rules.id, rules]))
  return new Map(
    context.people.map((person) => {
      const own: readonly PlanEntry[] = entries.get(person.id) ?? []
      const rules = ruleSets.get(person.ruleSetId)!
      const absences = own.filter(isAbsence)
      const works = own.filter(isWork).map((entry) => workOfEntry(entry, positions))
      return [
        person.id,
        {
          ...{ person, rules, agreed: agreedWorkOf(person, rules, absences, works) },
          ...{
            daysAway: daysAwayIn(absences.map(periodOfEntry)),
            employed: employedTime(person, rules.zone),
          },
        },
      ]
    })
  )
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
