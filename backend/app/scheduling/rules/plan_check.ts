import type { PlanContext, PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge, type PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { refusedBy } from '@shiftloom/solver/labour_code/plan/refused_by'
import { ruleIds } from '@shiftloom/solver/labour_code/rule'
import { addDays, daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import type { DaySpan, EntryChange } from '#app/scheduling/entries/entry'
import { employmentRefusals } from '#app/scheduling/rules/employment_refusals'
import { planContext } from '#app/scheduling/rules/plan_context'
import { planChangeOf, planEntryOf } from '#app/scheduling/rules/plan_entry'

/** The plan of some people as it is stored, with its judge; all of their entries are in `context.around`. */
export type JudgedPlan = { judge: PlanJudge; context: PlanContext }

type CheckedChanges = {
  /** What refuses the changes, facts first. */
  refused: PlanVerdict[]
  /** Everything they make new or worse, alerts among it. */
  worse: readonly PlanVerdict[]
}

/** Judges changes, all of them or some, by everything the people concerned do. */
export type PlanCheck = { plan: JudgedPlan; check(changes: readonly EntryChange[]): CheckedChanges }

/** A year and the days around it: what is judged at once costs by its length. */
const longestJudgedDays = 400

/**
 * Reads the plan of these people and judges it over the days `[from, until)`.
 *
 * @throws scheduling.range_too_long
 */
export async function judgedPlan(employeeIds: readonly string[], span: DaySpan): Promise<JudgedPlan> {
  const days = daysBetween(span.from, span.until)
  if (days > longestJudgedDays)
    throw new DomainError('scheduling.range_too_long', { days, most: longestJudgedDays })
  const context = await planContext(employeeIds, span)
  return { judge: planJudge(context, []), context }
}

/** Reads what is needed to judge these changes of the plan as it is stored; the people are locked by the caller. */
export async function planCheck(changes: readonly EntryChange[]): Promise<PlanCheck> {
  const plan = await judgedPlan(peopleOf(changes), spanOf(changes))
  return {
    plan,
    check(some) {
      const change = planChangeOf(some)
      const effect = plan.judge.effectOf(change)
      const refused = [...refusedBy(effect, change), ...employmentRefusals(plan.context, some)]
      return { refused: inOrderOfRules(refused), worse: effect.worse }
    },
  }
}

const peopleOf = (changes: readonly EntryChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((content) => content?.employeeId ?? []))
  ),
]

/** Any one day when nothing changes. */
function spanOf(changes: readonly EntryChange[]): DaySpan {
  const contents = changes.flatMap(({ before, after }) => [before, after])
  const days = contents.flatMap((content) => content?.day ?? []).sort()
  return { from: days[0] ?? '2000-01-01', until: addDays(days.at(-1) ?? '2000-01-01', 1) }
}

/** In the order shown to planners: facts first. */
export const inOrderOfRules = (verdicts: PlanVerdict[]): PlanVerdict[] =>
  verdicts.toSorted((a, b) => ruleIds.indexOf(a.ruleId) - ruleIds.indexOf(b.ruleId))

/** The entries of changes as they will be. */
export const workChanged = (changes: readonly EntryChange[]): PlanEntry[] =>
  changes.flatMap(({ entryId, after }) => (after ? [planEntryOf(entryId, after)] : []))
