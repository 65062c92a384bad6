import { fixedRules } from '@shiftloom/solver/labour_code/company_choices'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import { overlaps, type Day } from '@shiftloom/solver/time'
import { entriesOfPeople } from '#app/scheduling/public/around_entries'
import { planFrame } from '#app/scheduling/public/plan_context'
import { sentenceOf } from '#app/scheduling/public/sentence'
import { asWorked, workedEntries } from '#app/time_tracking/settlement/actual/worked_entries'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { Locale } from '#contracts/enums'
import type { ActualBreach } from '#contracts/settlement'

/** What is true of a person and a place, or was declared: no matter of hours that were worked. */
const notOfHours: readonly RuleId[] = [
  ...fixedRules.filter((id) => id !== 'absence' && id !== 'overlap'),
  'availability',
]
const ofBreaks: readonly RuleId[] = ['day_break', 'young_break', 'extra_break', 'nursing_break']

/**
 * Where the work a person registered on some days goes beyond the rules that plans are judged by, the schedule's own
 * breaches beside it. Shifts from today on count as planned.
 */
export async function actualBreaches(
  employeeId: string,
  span: DaySpan,
  today: Day,
  locale: Locale
): Promise<ActualBreach[]> {
  const { context, days } = await planFrame([employeeId], span)
  const plan = await entriesOfPeople([employeeId], days)
  const worked = await workedEntries(employeeId, days, new Map(plan.map((entry) => [entry.id, entry])))
  const records = new Map(worked.entries.map((entry) => [entry.id, entry]))
  const around = asWorked(plan, worked, today)
  const inPlan = planJudge({ ...context, around: plan }, []).verdictsOf(employeeId)
  const isAboutWork = ({ ruleId, shiftIds }: PlanVerdict): boolean =>
    !notOfHours.includes(ruleId) &&
    shiftIds.some((id) => records.has(id)) &&
    !(ofBreaks.includes(ruleId) && shiftIds.some((id) => worked.withoutBreaks.has(id)))
  return planJudge({ ...context, around, acceptances: [] }, [])
    .verdictsOf(employeeId)
    .filter(isAboutWork)
    .map((verdict) => {
      const involved = around.filter(({ id }) => verdict.shiftIds.includes(id))
      const recordIds = verdict.shiftIds.filter((id) => records.has(id))
      return {
        ...{ ruleId: verdict.ruleId, recordIds, basis: verdict.basis },
        day: records.get(recordIds.at(-1)!)!.day,
        sentence: sentenceOf(verdict, involved, locale),
        planned: inPlan.some(
          ({ ruleId, window }) => ruleId === verdict.ruleId && overlaps(window, verdict.window)
        ),
      }
    })
}
