import { ruleIds } from '@shiftloom/solver/labour_code/rule'
import { lengthText, ruleName } from '../words/rule_sentence.ts'
import type { Labels } from '../words/labels.ts'
import { contractRuleIds } from '@shiftloom/solver/roster/contract_rules/contract_rule'

type Details = Readonly<Record<string, string | number>>

/** Rules of the labour code and of agreed hours that the search may name. */
const isKnownRule = (id: string): boolean =>
  (ruleIds as readonly string[]).includes(id) || (contractRuleIds as readonly string[]).includes(id)

/** What keeps a person from a shift, as a sentence about them: `Would rest only 9 h between shifts; 11 h are required.` */
export function ruleLine(labels: Labels, code: string, details: Details): string {
  const known = code === 'free' || isKnownRule(code) ? code : 'other'
  return labels.t(`generate.rules.${known}`, valuesOf(labels, details))
}

/** Rules that are facts: numbers say nothing beside their names. */
const facts: readonly string[] = [
  'employment',
  'qualification',
  'location',
  'absence',
  'availability',
  'overlap',
  'night_work',
  'forbidden_work',
  'contract_shift_types',
  'contract_complete_weekend',
]
export const isMeasured = (id: string): boolean => !facts.includes(id)

/** What a rule of either kind is called. */
export const anyRuleName = (labels: Labels, id: string): string =>
  (contractRuleIds as readonly string[]).includes(id)
    ? labels.t(`generate.contract.${id}`)
    : (ruleIds as readonly string[]).includes(id)
      ? ruleName(labels, id)
      : ''

function valuesOf(labels: Labels, { actual = 0, limit = 0, unit }: Details): Record<string, unknown> {
  const formatted = (value: string | number) =>
    unit === 'minute' ? lengthText(labels, Math.round(Number(value))) : Number(value)
  return { actual: formatted(actual), limit: formatted(limit) }
}
