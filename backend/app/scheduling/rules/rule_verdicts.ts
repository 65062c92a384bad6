import type { PlanContext, PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { peopleOfLocations } from '#app/scheduling/people/schedule_people'
import { judgedPlan } from '#app/scheduling/rules/plan_check'
import { breachOf } from '#app/scheduling/rules/rule_refusal'
import { sentenceOf } from '#app/scheduling/rules/sentence'
import type { Locale } from '#contracts/enums'
import type { Writing } from '#contracts/written_times'
import type { RuleVerdict } from '#contracts/schedule_rules'

type Listing = { span: DaySpan; locationIds: string[]; locale: Locale; page: number; pageSize: number }

/** One page of everything wrong in the plans of the people of these locations; by person, then in the order of rules. */
export async function ruleVerdicts({
  span,
  locationIds,
  locale,
  page,
  pageSize,
}: Listing): Promise<{ items: RuleVerdict[]; total: number }> {
  const people = await peopleOfLocations(span, locationIds)
  const { judge, context } = await judgedPlan(
    people.map(({ id }) => id),
    span
  )
  const all = judge.verdicts()
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  return { items: shown.map(tellerOf(context, locale, await organisationSettings())), total: all.length }
}

/** Words verdicts of a plan in a language. */
function tellerOf(
  context: PlanContext,
  locale: Locale,
  writing: Pick<Writing, 'timeFormat'>
): (verdict: PlanVerdict) => RuleVerdict {
  const works = new Map(context.around.map((entry) => [entry.id, entry]))
  const acceptances = new Map(context.acceptances.map((acceptance) => [acceptance.id, acceptance]))
  return (verdict) => {
    const involved = verdict.shiftIds.flatMap((id): PlanEntry[] => {
      const entry = works.get(id)
      return entry ? [entry] : []
    })
    const acceptance = verdict.acceptanceId === null ? undefined : acceptances.get(verdict.acceptanceId)
    return {
      ...breachOf(verdict),
      basis: verdict.basis,
      sentence: sentenceOf(verdict, involved, locale, writing),
      acceptance: acceptance ?? null,
    }
  }
}
