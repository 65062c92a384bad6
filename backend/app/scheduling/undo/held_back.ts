import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { overlaps } from '@shiftloom/solver/time'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { isShiftType } from '#app/scheduling/people/work_types'
import type { LoggedCommand } from '#app/scheduling/steps/command_log'
import type { StepLabel } from '#contracts/schedule'

const requestLabels: ReadonlySet<StepLabel> = new Set(['approveRequest', 'withdrawRequest'])

/**
 * Days of a request that cannot follow a step, each with the rule against it, if it is one. A request is in the schedule
 * with all of its days or with none, since its status speaks for all of them: one of these holds back the whole step. A
 * day off over work that was planned since is among them, though as an absence it breaks no rule by itself.
 *
 * @param wanted what the step asks for
 * @param reached what of it is possible, and what that makes worse
 */
export function heldBack(
  { label }: LoggedCommand,
  wanted: readonly EntryChange[],
  { possible, worse }: { possible: readonly EntryChange[]; worse: readonly PlanVerdict[] }
): { entryId: string; ruleId?: string }[] {
  if (!requestLabels.has(label)) return []
  const days = wanted.filter(({ before, after }) => !isShiftType((after ?? before)!.type))
  const overWork = worse.filter(({ ruleId }) => ruleId === 'absence')
  return days.flatMap((day): { entryId: string; ruleId?: string }[] => {
    const { entryId, after } = day
    if (!possible.includes(day)) return [{ entryId }]
    return after && overWork.some((verdict) => concerns(verdict, after))
      ? [{ entryId, ruleId: 'absence' }]
      : []
  })
}

const concerns = (
  { personId, window }: PlanVerdict,
  { employeeId, startsAt, endsAt }: EntryContent
): boolean =>
  personId === employeeId && overlaps(window, { start: Date.parse(startsAt), end: Date.parse(endsAt) })
