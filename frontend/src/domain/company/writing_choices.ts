import {
  dateFormats,
  timeFormats,
  weekStarts,
  type DateFormat,
  type WeekStart,
} from '@shiftloom/backend/contracts/organisation'
import { writtenDay } from '@shiftloom/backend/contracts/written_times'
import type { Format } from '#/lib/writing/format.ts'

/** A day whose month and date cannot be taken for each other. */
const exampleDay = '2026-12-31'

/** How a format of days looks: `31.12.2026`. */
export const dateExample = (dateFormat: DateFormat): string => writtenDay(exampleDay, { dateFormat })

/** How a format of times of day looks: `14:30`, `2:30 PM`. */
export const timeExample = (timeFormat: string): string => (timeFormat === 'HH:mm' ? '14:30' : '2:30 PM')

export const dateFormatChoices = dateFormats.map((value) => ({ value, label: dateExample(value) }))
export const timeFormatChoices = timeFormats.map((value) => ({ value, label: timeExample(value) }))

/** The weekday's name, with a capital. Any week will do: this one begins on Monday. */
export const weekdayName = (format: Format, day: WeekStart): string =>
  format.sentence(format.day(`2026-06-0${day}`, 'weekdayName'))

export const weekStartChoices = (format: Format) =>
  weekStarts.map((day) => ({ value: String(day), label: weekdayName(format, day) }))
