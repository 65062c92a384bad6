import type { ShiftBreak } from '#contracts/schedule'

/** What a calendar knows of one shift; texts are made of it in the reader's language. */
export type EventContent = {
  type: number
  startsAt: string
  endsAt: string
  zone: string
  fullDay: boolean
  workMinutes: number
  breaks: ShiftBreak[]
  /** `null` if the shift has no position. */
  position: string | null
  location: string
}
