import { addDays, dayOf, weekdayOf, type Day } from '@shiftloom/solver/time'

/** Today on the demo company's wall clock. */
export const today = (): Day => dayOf(Date.now(), 'Europe/Warsaw')

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The first day the demo leaves to be planned. */
export const comingMonday = (): Day => addDays(mondayOf(today()), 7)

export { addDays, type Day }

/** The month a day lies in. */
export function monthOf(day: Day): { from: Day; days: number } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { from: `${day.slice(0, 8)}01`, days: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

/** A day as English pages write it in lists. */
export const writtenDay = (day: Day): RegExp =>
  new RegExp(
    new Intl.DateTimeFormat('en-US', {
      ...{ weekday: 'short', month: 'short', day: 'numeric' },
      timeZone: 'UTC',
    }).format(new Date(`${day}T12:00:00Z`))
  )
