import type { RequestRules } from '@shiftloom/backend/contracts/requests'
import type { TFunction } from 'i18next'

/** As a form holds them: an emptied number is an empty text. */
export type RuleValues = Omit<RequestRules, 'daysCount' | 'overtimeCompensation'> & {
  daysCount: number | string
  overtimeCompensation: 'none' | 'employee' | 'employer'
}

const usual: RuleValues = {
  shortcut: '',
  kind: 'vacation',
  color: 0,
  paid: true,
  limited: false,
  daysCount: '',
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: false,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: 'none',
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}

/** Of a row that may carry more; null: something new. */
export function ruleValuesOf(rules: RequestRules | null): RuleValues {
  if (!rules) return usual
  const known = Object.fromEntries(
    Object.keys(usual).map((key) => [key, rules[key as keyof RequestRules]])
  ) as RequestRules
  return {
    ...known,
    daysCount: rules.daysCount ?? '',
    overtimeCompensation: rules.overtimeCompensation ?? 'none',
  }
}

/** What another kind hides counts no more. */
export function rulesOf<Values extends RuleValues>(
  values: Values
): Omit<Values, keyof RequestRules> & RequestRules {
  const { kind, limited, daysCount, overtimeCompensation } = values
  const isVacation = kind === 'vacation'
  return {
    ...values,
    shortcut: values.shortcut.trim(),
    daysCount: limited && daysCount !== '' ? Number(daysCount) : null,
    primaryVacation: isVacation && values.primaryVacation,
    affectsVacationLimit: isVacation && !values.primaryVacation && values.affectsVacationLimit,
    overtimeCompensation: kind === 'other' && overtimeCompensation !== 'none' ? overtimeCompensation : null,
  }
}

type Limit = Pick<RequestRules, 'daysCount' | 'limitPer'>

/** "4 days a year", or that there is no limit. */
export function limitSentence(t: TFunction, { daysCount, limitPer }: Limit): string {
  if (daysCount === null) return t('request_rules.limit.none')
  return t(`request_rules.limit.${limitPer}`, { count: daysCount })
}

/** The ids in the order that results when one moves a place up (-1) or down (1). */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.with(from, ids[to]!).with(to, id)
}
