import { protectionOf } from '@shiftloom/solver/labour_code/limit_changes'
import type { LabourLimits, ProtectedGroup, WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { PackVersion } from '@shiftloom/solver/labour_code/packs/law_pack'
import { strictest, type Candidate } from '#app/labour_code/people/strictest_limit'
import type { PersonalLimits, WorkingTimeRules } from '#contracts/labour_code'

export type PersonOnDay = {
  workSystem: WorkSystem
  contractMaxMinutes: number | null
  groups: readonly ProtectedGroup[]
  own: WorkingTimeRules
}
type Limited = 'dailyMaxMinutes' | 'weeklyMaxMinutes' | 'dailyRestMinutes' | 'weeklyRestMinutes'

/**
 * A person's limits on a day, and their sources.
 *
 * @param limits of the law's version, as the company applies them
 */
export function limitsOfPerson(
  person: PersonOnDay,
  limits: LabourLimits,
  version: PackVersion
): Pick<PersonalLimits, 'limits' | 'forbidden'> {
  const basis = version.limits.protectedGroups.basis
  const held = person.groups.map((group) => ({ group, ...protectionOf(limits, group) }))
  const personal = (name: Limited): Candidate[] => [
    ...held.map((of): Candidate => ({ minutes: of[name], source: 'group', group: of.group, basis })),
    { minutes: person.own[name], source: 'own', group: null, basis: null },
  ]
  const ofLaw = (name: Exclude<Limited, 'dailyMaxMinutes'>): Candidate[] => [
    { minutes: limits[name], source: 'law', group: null, basis: version.limits[name].basis },
    ...personal(name),
  ]
  const manages = held.some(({ rights }) => rights?.managesWorkplace)
  const found = [
    strictest('daily_max', [...ofDay(person, limits, version), ...personal('dailyMaxMinutes')]),
    strictest('weekly_max', ofLaw('weeklyMaxMinutes')),
    strictest('daily_rest', manages ? personal('dailyRestMinutes') : ofLaw('dailyRestMinutes')),
    strictest('weekly_rest', manages ? shorterRest(limits, version, personal) : ofLaw('weeklyRestMinutes')),
  ]
  return {
    limits: found.filter((limit) => limit !== null),
    forbidden: held.flatMap(({ group, mayWorkNights, mayDoStrenuousWork, rights }) => [
      ...(mayWorkNights ? [] : [{ kind: 'night_work' as const, group, basis }]),
      ...(mayDoStrenuousWork ? [] : [{ kind: 'strenuous_work' as const, group, basis }]),
      ...(rights?.noTrips ? [{ kind: 'business_trip' as const, group, basis }] : []),
    ]),
  }
}

/** People who manage the workplace may rest less in any week (KP art. 133 § 2). */
const shorterRest = (
  { reducedWeeklyRestMinutes: minutes }: LabourLimits,
  version: PackVersion,
  personal: (name: Limited) => Candidate[]
): Candidate[] => [
  { minutes, source: 'law', group: null, basis: version.limits.reducedWeeklyRestMinutes.basis },
  ...personal('weeklyRestMinutes'),
]

const ofDay = (
  { workSystem, contractMaxMinutes }: PersonOnDay,
  { dailyMaxMinutes }: LabourLimits,
  version: PackVersion
): Candidate[] => [
  {
    minutes: dailyMaxMinutes[workSystem],
    source: 'work_system',
    group: null,
    basis: version.limits.dailyMaxMinutes.basis,
  },
  { minutes: contractMaxMinutes, source: 'contract', group: null, basis: null },
]
