import { sql } from 'kysely'

/** What `RequestRules` says of a row of `request_types` or `request_kinds`, as it is stored. */
export const ruleColumns = [
  'shortcut',
  'kind',
  'color',
  'paid',
  'daysCount',
  'limitPer',
  'overLimit',
  'affectsVacationLimit',
  'primaryVacation',
  'needsAcceptance',
  'allowNote',
  'allowAttachment',
  'overtimeCompensation',
  'countsAsWorkingTime',
  'usableBy',
] as const

export const isLimited = sql<boolean>`days_count is not null`.as('limited')

/** Where the next row goes: after all others. */
export const nextSort = sql<number>`coalesce(max(sort), 0) + 1`.as('next')
