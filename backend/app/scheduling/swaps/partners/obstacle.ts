import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import type { SwapObstacle } from '#contracts/swaps'

const notFree: readonly RuleId[] = ['absence', 'availability', 'overlap', 'employment', 'school_day']
const notQualified: readonly RuleId[] = ['qualification', 'location']

/** Why a colleague cannot take a shift, in words that say nothing of their absences, wishes or drafts. */
export const obstacleOf = (ruleId: RuleId | undefined): SwapObstacle | null => {
  if (!ruleId) return null
  if (notFree.includes(ruleId)) return 'not_free'
  return notQualified.includes(ruleId) ? 'not_qualified' : 'rules'
}
