import type { PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import { contractOn } from '@shiftloom/solver/labour_code/plan/plan_segments'
import type { CarriedOver, PersonRates, RosterPerson } from '@shiftloom/solver/roster/problem'
import type { Day } from '@shiftloom/solver/time'
import type { DayRange } from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import { agreedHoursOf, agreedLimitsOf, contractedShare } from '#app/auto_schedule/snapshot/agreed_hours'
import { employmentOf, termsIn } from '#app/auto_schedule/snapshot/employment'
import { personalLimitsOf } from '#app/auto_schedule/snapshot/personal_limits'
import { planEntryOf } from '#app/auto_schedule/snapshot/roster_work'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import type { PersonContract, ScopePerson } from '#app/auto_schedule/snapshot/scope_people'

type Input = {
  person: ScopePerson
  /** The same person as the plan judge knows them, with their rules. */
  plan: PlanPerson
  planRules: PlanRules
  positions: Positions
  rules: PersonRules
  range: DayRange
  holidays: ReadonlySet<Day>
  /** Everything planned for them around the range. */
  own: readonly SnapshotEntry[]
  /** Of the tags that are asked for. */
  tagIds: string[] | undefined
  rates: PersonRates | undefined
  carriedOver: CarriedOver | undefined
}

/** One person of an automatic schedule: terms, limits, and what they owe and may at most be planned for. */
export function rosterPersonOf(input: Input): RosterPerson {
  const { person, plan, planRules, positions, rules, range, holidays, rates, carriedOver, tagIds } = input
  const own = { person: plan, rules: planRules, positions, entries: input.own.map(planEntryOf) }
  const owing = { contracts: owedBy(input), rules, holidays }
  const terms = employmentOf(person.contracts, range)
  const changing = termsIn(person.contracts, range)?.map(({ from, workSystem, maxDailyMinutes }) => {
    const { dailyMaxMinutes } = personalLimitsOf(
      plan,
      { workSystem, dailyMaxMinutes: maxDailyMinutes },
      rules.limits
    )
    return { from, workSystem, dailyMaxMinutes }
  })
  return {
    id: person.id,
    positionIds: person.positionIds,
    locationIds: person.locationIds,
    ...(tagIds && { tagIds }),
    ...terms,
    fte: contractedShare(range, owing) ?? terms.fte,
    ...personalLimitsOf(plan, terms, rules.limits),
    ...(changing && { terms: changing }),
    ruleSetId: rules.id,
    periods: agreedHoursOf(own, range, owing),
    periodLimits: agreedLimitsOf(own),
    ...(plan.overtimeWorked && { overtimeWorked: plan.overtimeWorked }),
    ...(rates && { rates }),
    ...(carriedOver && { carriedOver }),
  }
}

/** The contracts cut where the law shortens the person's day, which shortens what they owe. */
const owedBy = ({ person, plan }: Input): PersonContract[] =>
  plan.contracts.flatMap(({ from, until, dayNormMinutes }) => {
    const contract = contractOn(person.contracts, from)
    return contract ? [{ ...contract, from, until, ...(dayNormMinutes && { dayNormMinutes }) }] : []
  })
