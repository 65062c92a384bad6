import type { HoursOfDay } from '@shiftloom/backend/contracts/availability'

/** As it is being chosen: hours stay in the fields while the whole day is meant. */
export type ChosenHours = HoursOfDay & { allDay: boolean }

export const wholeDay: ChosenHours = { allDay: true, start: '08:00', end: '16:00' }

export const chosenOf = (hours: HoursOfDay | null): ChosenHours =>
  hours ? { allDay: false, ...hours } : wholeDay

export const hoursOf = ({ allDay, start, end }: ChosenHours): HoursOfDay | null =>
  allDay ? null : { start, end }

/** Both ends are there, and differ. */
export const areSound = ({ allDay, start, end }: ChosenHours): boolean =>
  allDay || (start !== '' && end !== '' && start !== end)
