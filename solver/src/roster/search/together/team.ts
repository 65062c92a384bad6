import type { Meeting } from './meeting.ts'

/** What a thread knows of those that work on one plan with it. */
export type Team = {
  readonly meeting: Meeting
  /** Which of the parts is this thread's. */
  readonly part: number
  /** The same on all threads. */
  readonly seed: number
}
