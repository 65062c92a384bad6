import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import type { RequestKind, RequestKindInput } from '@shiftloom/backend/contracts/requests'
import { rulesOf, ruleValuesOf, type RuleValues } from '#/domain/request_rules/rule_values.ts'

export type KindValues = RuleValues & { names: Record<Locale, string> }

export const valuesOf = (kind: RequestKind | null): KindValues => ({
  ...ruleValuesOf(kind),
  names: kind?.names ?? { 'en-US': '', 'pl-PL': '', 'vi-VN': '' },
})

export const inputOf = (values: KindValues): RequestKindInput => ({
  ...rulesOf(values),
  names: Object.fromEntries(locales.map((locale) => [locale, values.names[locale].trim()])) as Record<
    Locale,
    string
  >,
})
