import type { ClockTime } from '@shiftloom/backend/contracts/schedule'

/** A time of day as it was typed; `minutes` since midnight, 0 to 1440. */
export type TypedMoment = {
  minutes: number
  /** Without a leading zero, so that it may be meant on a 12-hour clock. */
  plain: boolean
  half: 'am' | 'pm' | null
}

const minutesADay = 1440
/** By the first letter, which is how narrow columns write them: `9 am`, `9a`, `9 SA`, `9s`. */
const halves: Record<string, 'am' | 'pm'> = { a: 'am', p: 'pm', s: 'am', c: 'pm' }

/** Reads `9`, `930`, `9:30`, `9.30`, `9h30`, `9:30 pm`, `9p`, `9:30 CH`; null for anything else. */
export function typedMoment(text: string): TypedMoment | null {
  const match = /^(\d{1,2})(?:(?:[:.h]|g)?(\d{2})|h|g)?\s*(am?|pm?|sa?|ch?)?$/u.exec(
    text.trim().toLowerCase()
  )
  if (!match) return null
  const [, hour, minute, word] = match
  const hours = Number(hour)
  const minutes = Number(minute ?? 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  if (word && (hours < 1 || hours > 12)) return null
  return {
    minutes: hours * 60 + minutes,
    plain: !hour!.startsWith('0'),
    half: word ? halves[word.charAt(0)]! : null,
  }
}

/** Minutes since midnight, below 1440, once the half of the day is known. */
export const withHalf = ({ minutes }: TypedMoment, half: TypedMoment['half']): number =>
  half ? (minutes % 720) + (half === 'pm' ? 720 : 0) : minutes % minutesADay

/** `HH:mm` of minutes since midnight, of the next day or the day before too. */
export function clockOf(minutes: number): ClockTime {
  const ofDay = ((minutes % minutesADay) + minutesADay) % minutesADay
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** A time of day as typed, or null while it is none. */
export function typedClock(text: string): ClockTime | null {
  const moment = typedMoment(text)
  return moment && clockOf(withHalf(moment, moment.half))
}
