import type { RequestType, RequestTypeInput } from '@shiftloom/backend/contracts/requests'
import type { TFunction } from 'i18next'

/** As the form holds it: an emptied number is an empty text. */
export type RequestTypeValues = Omit<RequestTypeInput, 'daysCount' | 'overtimeCompensation'> & {
  daysCount: number | string
  overtimeCompensation: 'none' | 'employee' | 'employer'
}

const usual: RequestTypeValues = {
  name: '',
  shortcut: '',
  kind: 'vacation',
  color: 0,
  paid: true,
  limited: false,
  daysCount: '',
  limitPer: 'year',
  affectsVacationLimit: false,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: 'none',
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}

export function valuesOf(type: RequestType | null): RequestTypeValues {
  if (!type) return usual
  const { id: _id, version: _version, standard: _standard, archived: _archived, ...rules } = type
  return {
    ...rules,
    daysCount: type.daysCount ?? '',
    overtimeCompensation: type.overtimeCompensation ?? 'none',
  }
}

/** What another kind hides counts no more. */
export function inputOf(values: RequestTypeValues): RequestTypeInput {
  const { kind, limited, daysCount, overtimeCompensation } = values
  const isVacation = kind === 'vacation'
  return {
    ...values,
    name: values.name.trim(),
    shortcut: values.shortcut.trim(),
    daysCount: limited && daysCount !== '' ? Number(daysCount) : null,
    primaryVacation: isVacation && values.primaryVacation,
    affectsVacationLimit: isVacation && !values.primaryVacation && values.affectsVacationLimit,
    overtimeCompensation: kind === 'other' && overtimeCompensation !== 'none' ? overtimeCompensation : null,
  }
}

/** "4 days a year", or that there is no limit. */
export function limitSentence(t: TFunction, { daysCount, limitPer }: RequestType): string {
  if (daysCount === null) return t('company.request_types.no_limit')
  return t(`company.request_types.limit_${limitPer}`, { count: daysCount })
}

/** The ids in the order that results when one moves a place up (-1) or down (1). */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.with(from, ids[to]!).with(to, id)
}
