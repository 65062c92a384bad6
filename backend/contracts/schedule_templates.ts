import type { ClockTime, Day, ScheduleCommandResult, ShiftBreak } from './schedule.ts'

/** How often a template is put one behind the other at once. */
export const mostRepetitions = 53
/** From the first day to the last of all repetitions: a year and its weeks. */
export const longestAppliedDays = 371
/** Shifts put into the schedule in one step. */
export const mostAppliedShifts = 6000
/** Characters. */
export const templateNameLength = 80
export const templateDescriptionLength = 500

/** One of GET /api/scheduling/templates. */
export type ScheduleTemplate = {
  id: string
  version: number
  locationId: string
  name: string
  description: string | null
  /** The days it was taken from, half-open. */
  from: Day
  until: Day
  shifts: number
  /** People its shifts name. */
  people: number
  positionIds: string[]
  /** People whose fixed template it is. */
  fixedFor: number
}

/** A shift of a template, on the wall clock. */
export type TemplateShift = {
  /** 0: the first day of the template. */
  dayOffset: number
  start: ClockTime
  /** Not later than `start` means the next day. */
  end: ClockTime
  positionId: string | null
  employeeId: string | null
  breaks: ShiftBreak[]
}
/** GET /api/scheduling/templates/:id. */
export type ScheduleTemplateDetails = ScheduleTemplate & { entries: TemplateShift[] }

/** The days `[from, until)` whose shifts a template keeps. */
export type KeptPeriod = {
  from: Day
  until: Day
  /** Keeps who has each shift. */
  withPeople: boolean
}
/** POST /api/scheduling/templates: keeps the shifts planned at a location. */
export type TemplateInput = KeptPeriod & { locationId: string; name: string; description: string | null }
/** PUT /api/scheduling/templates/:id. */
export type TemplateUpdate = {
  version: number
  name: string
  description: string | null
  /** Its days and shifts give way to those planned at its location in these days. */
  retake?: KeptPeriod
}

export const refusedWays = ['skip', 'unassign'] as const
/** What becomes of a shift its person may not have: left out, or put in without a person. */
export type RefusedWay = (typeof refusedWays)[number]

/** POST /api/scheduling/templates/:id/previews. */
export type TemplateApplying = {
  from: Day
  repetitions: number
  /** Gives the shifts to the people the template names. */
  withPeople: boolean
  refused: RefusedWay
}
/** POST /api/scheduling/templates/:id/applications; the id is the command's. */
export type TemplateApplication = TemplateApplying & { id: string }

/** Reasons besides the ids of rules: the person has left, the position is out of use, the clocks skip the hours. */
export const templateReasons = [
  'person_left',
  'person_not_planned',
  'position_archived',
  'position_hidden',
  'hour_skipped',
] as const
export type RefusedShift = {
  day: Day
  start: ClockTime
  end: ClockTime
  positionId: string | null
  employeeId: string | null
  /** Included even if they have since left. */
  personName: string | null
  /** The id of a labour-code rule, or one of `templateReasons`. */
  reason: string
  outcome: 'skipped' | 'unassigned'
}

/** What putting shifts in would do now; nothing has been written. */
export type TemplatePlan = {
  /** Half-open. */
  from: Day
  until: Day
  /** Shifts that would be added, and those of them that would be unassigned. */
  shifts: number
  unassigned: number
  /** People who would get shifts. */
  people: number
  /** Shifts planned in these days and locations already; they stay. */
  alreadyThere: number
  /** At most 200, by day; `refusedCount` counts all. */
  refused: RefusedShift[]
  refusedCount: number
}

/** POST /api/scheduling/fixed-templates/previews: all people's fixed templates in the days `[from, until)`. */
export type FixedFilling = { from: Day; until: Day; locationIds: string[] }
/** POST /api/scheduling/fixed-templates/applications; the id is the command's. */
export type FixedApplication = FixedFilling & { id: string }
export const leftDayReasons = ['planned', 'absent', 'holiday', 'past'] as const
/** Why a day of a person's fixed template stays as it is. */
export type LeftDayReason = (typeof leftDayReasons)[number]
export type FixedPlan = TemplatePlan & {
  /** People with a fixed template at these locations. */
  having: number
  /** Days left as they are, by reason; reasons without any are left out. */
  leftDays: { reason: LeftDayReason; count: number }[]
}

/** What was put in: the command's answer, and how many shifts were left out or without a person. */
export type TemplateResult = ScheduleCommandResult & { skipped: number; unassigned: number }
