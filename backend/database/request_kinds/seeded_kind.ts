/** A kind of request as a new database gets it; what is left out takes its usual value. */
export type SeededKind = {
  code: string
  /** English, Polish, Vietnamese. */
  names: readonly [string, string, string]
  shortcut: string
  color: number
  kind?: 'vacation' | 'delegation' | 'other'
  paid?: boolean
  /** Days of the limit; left out: no limit. */
  daysCount?: number
  limitPer?: 'year' | 'request'
  affectsVacationLimit?: boolean
  primaryVacation?: boolean
  needsAcceptance?: boolean
  allowAttachment?: boolean
  overtimeCompensation?: 'employee' | 'employer'
  countsAsWorkingTime?: boolean
  usableBy?: 'everybody' | 'planners'
}
