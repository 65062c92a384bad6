import type { Day } from '@shiftloom/solver/time'

/** Days, half-open. */
export type CalendarDays = { from: Day; until: Day }
