import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { refusedBy } from '@shiftloom/solver/labour_code/plan/refused_by'
import type { Assessment } from '../model/candidates.ts'
import type { Outlook } from './drag_outlook.ts'

/** What a change makes wrong, in the order in which it is shown: what refuses it, other blocks, alerts. */
export function assessmentOf({ change, effect }: Outlook): Assessment {
  const refusing = refusedBy(effect, change)
  const rest = effect.worse.filter((verdict) => !refusing.includes(verdict))
  const { costMinor } = effect
  return {
    refusing,
    worse: [...refusing, ...rest.toSorted((a, b) => rank(a) - rank(b))],
    ...(costMinor !== undefined && { costMinor }),
  }
}

const rank = ({ severity }: PlanVerdict): number => (severity === 'block' ? 0 : 1)
