import type { RequestType, RequestTypeInput } from '@shiftloom/backend/contracts/requests'
import { rulesOf, ruleValuesOf, type RuleValues } from '#/domain/request_rules/rule_values.ts'

export type RequestTypeValues = RuleValues & { name: string }

export const valuesOf = (type: RequestType | null): RequestTypeValues => ({
  ...{ name: type?.name ?? '', ...ruleValuesOf(type) },
})

export const inputOf = (values: RequestTypeValues): RequestTypeInput => ({
  ...rulesOf(values),
  name: values.name.trim(),
})
