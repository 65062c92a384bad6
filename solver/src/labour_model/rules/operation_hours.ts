import { touched, type MinuteRange, type SlotGrid } from '../slots.ts'

/** When a rule asks for people: the place's hours, and the time before and after that belongs to the work. */
export type OperationHours = {
  /** One range for each time the place opens; hours past midnight end after 1440. */
  readonly opening: readonly MinuteRange[]
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
}

/**
 * 1 for each slot in which a person is needed. A slot that the hours touch only in part counts: a person needed from
 * 07:30 is needed in the hour from seven.
 */
export const openSlots = (hours: OperationHours, grid: SlotGrid): Uint8Array =>
  touched(
    hours.opening.map(({ from, until }) => ({
      from: from - hours.bufferBeforeMinutes,
      until: until + hours.bufferAfterMinutes,
    })),
    grid
  )

/** The hours from one clock time to another, minutes after midnight; an end not after the start is the next day's. */
export const hoursBetween = (opens: number, closes: number): MinuteRange => ({
  from: opens,
  until: closes > opens ? closes : closes + 1440,
})
