import type { ClockTime, Day } from './schedule.ts'
import type { RefusedWay, TemplatePlan } from './schedule_templates.ts'

/** How far on a period is copied, in weeks. */
export const copyWeeks = [1, 2, 4] as const
export type CopyWeeks = (typeof copyWeeks)[number]

/** POST /api/scheduling/period-copies/previews: the shifts planned in the days `[from, until)`, that many weeks later. */
export type PeriodCopying = {
  from: Day
  until: Day
  weeks: CopyWeeks
  /** None: all that the caller may plan. */
  locationIds: string[]
  /** Only these shifts of the period: those a screen with filters shows. */
  entryIds?: string[] | undefined
  /** Gives each copy to the person of its shift. */
  withPeople: boolean
  refused: RefusedWay
}
/** POST /api/scheduling/period-copies; the id is the command's. */
export type PeriodCopy = PeriodCopying & { id: string }

/** A copy that goes through and against which a rule alerts. */
export type WarnedShift = {
  day: Day
  start: ClockTime
  end: ClockTime
  positionId: string | null
  employeeId: string
  personName: string
  ruleId: string
  /** In the caller's language. */
  sentence: string
}

/** What copying would do now, in the days it is copied to; nothing has been written. */
export type PeriodCopyPlan = TemplatePlan & {
  /** Shifts of the period that were meant. */
  chosen: number
  /** At most 200, by day; `warningCount` counts all. */
  warnings: WarnedShift[]
  warningCount: number
}
