import { fixedRules } from '@shiftloom/solver/labour_code/company_choices'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import { overlaps } from '@shiftloom/solver/time'
import { sentenceOf } from '#app/scheduling/public/sentence'
import type { WorkedPlan } from '#app/time_tracking/settlement/actual/worked_plan'
import type { Locale } from '#contracts/enums'
import type { ActualBreach } from '#contracts/settlement'
import type { Writing } from '#contracts/written_times'

/** What is true of a person and a place, or was declared: no matter of hours that were worked. */
const notOfHours: readonly RuleId[] = [
  ...fixedRules.filter((id) => id !== 'absence' && id !== 'overlap'),
  'availability',
]
const ofBreaks: readonly RuleId[] = ['day_break', 'young_break', 'extra_break', 'nursing_break']

/** Where registered work goes beyond the rules that plans are judged by, the schedule's own breaches beside it. */
export function actualBreaches(
  { employeeId, context, plan, around, records, withoutBreaks }: WorkedPlan,
  locale: Locale,
  writing: Pick<Writing, 'timeFormat'>
): ActualBreach[] {
  const inPlan = planJudge({ ...context, around: plan }, []).verdictsOf(employeeId)
  const isAboutWork = ({ ruleId, shiftIds }: PlanVerdict): boolean =>
    !notOfHours.includes(ruleId) &&
    shiftIds.some((id) => records.has(id)) &&
    !(ofBreaks.includes(ruleId) && shiftIds.some((id) => withoutBreaks.has(id)))
  return planJudge({ ...context, around, acceptances: [] }, [])
    .verdictsOf(employeeId)
    .filter(isAboutWork)
    .map((verdict) => {
      const involved = around.filter(({ id }) => verdict.shiftIds.includes(id))
      const recordIds = verdict.shiftIds.filter((id) => records.has(id))
      return {
        ...{ ruleId: verdict.ruleId, recordIds, basis: verdict.basis },
        day: records.get(recordIds.at(-1)!)!.day,
        sentence: sentenceOf(verdict, involved, locale, writing),
        planned: inPlan.some(
          ({ ruleId, window }) => ruleId === verdict.ruleId && overlaps(window, verdict.window)
        ),
      }
    })
}
