import { joinedProtection, strictestOf } from '@shiftloom/solver/labour_code/limit_changes'
import type { LabourLimits, WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { PlanPerson } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { RosterPerson } from '@shiftloom/solver/roster/problem'

type Limits = Pick<
  RosterPerson,
  | 'dailyMaxMinutes'
  | 'weeklyMaxMinutes'
  | 'dailyRestMinutes'
  | 'weeklyRestMinutes'
  | 'mayWorkNights'
  | 'ownNight'
  | 'alsoCompanyNight'
  | 'mayDoStrenuousWork'
  | 'rights'
  | 'positionWeekMinutes'
  | 'shiftWorker'
>
type Terms = { workSystem: WorkSystem; dailyMaxMinutes: number | null }

/**
 * What holds for one person in all of the planned days: the strictest of their own limits, their contract's and those of
 * groups they belong to on any of the days. A limit of their own never loosens the law's.
 */
export function personalLimitsOf(person: PlanPerson, terms: Terms, law: LabourLimits): Limits {
  const protection = joinedProtection(person.protections ?? [])
  const contract = { ...none, dailyMaxMinutes: terms.dailyMaxMinutes }
  const own = strictestOf([person, protection, contract])
  const strictest = strictestOf([own, { ...law, dailyMaxMinutes: law.dailyMaxMinutes[terms.workSystem] }])
  const orLaw = (name: keyof typeof own) => (own[name] === null ? null : strictest[name])
  return {
    dailyMaxMinutes: orLaw('dailyMaxMinutes'),
    weeklyMaxMinutes: own.weeklyMaxMinutes,
    dailyRestMinutes: orLaw('dailyRestMinutes'),
    weeklyRestMinutes: orLaw('weeklyRestMinutes'),
    mayWorkNights: protection.mayWorkNights,
    ownNight: protection.ownNight ?? null,
    ...(protection.alsoCompanyNight && { alsoCompanyNight: true }),
    mayDoStrenuousWork: protection.mayDoStrenuousWork,
    ...(protection.rights && { rights: protection.rights }),
    positionWeekMinutes: person.positionWeekMinutes,
    shiftWorker: person.shiftWorker,
  }
}

const none = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}
