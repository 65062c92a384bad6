import type { RuleId } from '@shiftloom/solver/labour_code/rule'

/** Rules that state facts: whoever is absent, unqualified, elsewhere or not employed cannot work, whatever is chosen. */
export const fixedRules: readonly RuleId[] = ['employment', 'qualification', 'location', 'absence', 'overlap']
