import {
  specialFactor,
  type SpecialDays,
  type SpecialDaysCreation,
} from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '#/lib/time/days.ts'

/** As the form has them: with the last day, and the factor in percent of a usual day. */
export type SpecialValues = {
  name: string
  kind: 'unusual' | 'event'
  scope: 'metric' | 'all'
  from: Day | null
  last: Day | null
  percent: number | ''
}

export const percentLimits = { min: specialFactor.least * 100, max: specialFactor.most * 100 } as const

export const freshValues = (day: Day): SpecialValues => ({
  name: '',
  kind: 'unusual',
  scope: 'metric',
  from: day,
  last: day,
  percent: 120,
})

export const valuesOf = ({ name, factor, metricId, from, until }: SpecialDays): SpecialValues => ({
  ...{ name, from, last: addDays(until, -1) },
  kind: factor === null ? 'unusual' : 'event',
  scope: metricId === null ? 'all' : 'metric',
  percent: factor === null ? 120 : Math.round(factor * 100),
})

/** Call only with days. */
export const savingOf = (
  { name, kind, scope, from, last, percent }: SpecialValues,
  metricId: string
): SpecialDaysCreation => ({
  ...{ name: name.trim(), from: from!, until: addDays(last!, 1) },
  metricId: scope === 'all' ? null : metricId,
  factor: kind === 'unusual' || percent === '' ? null : percent / 100,
})
