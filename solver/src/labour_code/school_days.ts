import type { RuleCalendar } from './calendar.ts'
import type { PlannedWork } from './planned_work.ts'

const WEEK_DAYS = 7
/** The first of January 1970 was a Thursday. */
const MONDAY_OF_DAY_ZERO = 3
const FRIDAY = 5

/** 1 Monday to 7 Sunday, of the day the work starts on. */
export const weekdayNumber = ({ dayNumber }: PlannedWork): number =>
  ((dayNumber + MONDAY_OF_DAY_ZERO) % WEEK_DAYS) + 1

/** Whether school is taken to be on: Monday to Friday, holidays apart. */
export const isSchoolDay = (work: PlannedWork, { holidays }: RuleCalendar): boolean =>
  weekdayNumber(work) <= FRIDAY && !holidays?.has(work.day)
