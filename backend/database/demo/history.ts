import { Random } from '@shiftloom/solver/random'
import { addDays, daysBetween, daysOf, weekdayOf, type Day } from '@shiftloom/solver/time'
import type { DemoLocation } from './people.js'
import type { HourlyTickets } from './tickets.js'

/** Two summers and two winters. */
export const historyDays = 728

/** Days on which the place was closed, as they are found in the calendar: `day` has no records. */
type Calendar = { today: Day; closed: ReadonlySet<Day> }
type Shape = { peakMonth: number; swing: number; weekend: number; growth: number; lostWeek: number | null }

/** How a year goes at a place: its best month, how far it swings, its weekends in the season, and a week of no records. */
const shapes: Record<DemoLocation, Shape> = {
  warszawa: { peakMonth: 12, swing: 0.14, weekend: 0, growth: 0.06, lostWeek: null },
  krakow: { peakMonth: 7, swing: 0.22, weekend: 0.25, growth: 0.03, lostWeek: 31 },
  hanoi: { peakMonth: 2, swing: 0.1, weekend: 0.1, growth: 0.12, lostWeek: null },
}

/**
 * Tickets of a place on the days around those that `recent` has, up to yesterday, hour by hour: its usual week, the course
 * of the year, growth, more on the eve of a holiday, none on the holiday itself.
 */
export function otherTickets(
  location: DemoLocation,
  recent: readonly HourlyTickets[],
  calendar: Calendar
): HourlyTickets[] {
  const luck = new Random(location.length * 31)
  const usual = usualWeek(recent)
  const { today, closed } = calendar
  const known = recent.map(({ day }) => day).sort()
  const isKnown = (day: Day) => known.length > 0 && day >= known[0]! && day <= known.at(-1)!
  return daysOf(addDays(today, -historyDays), today).flatMap((day) => {
    if (isKnown(day) || closed.has(day) || isLost(location, day, today)) return []
    const factor = factorOf(location, day, calendar)
    return (usual.get(weekdayOf(day)) ?? []).map(({ hour, mean }) => ({
      ...{ day, hour },
      tickets: Math.max(0, Math.round(mean * factor * (0.8 + luck.next() * 0.4))),
    }))
  })
}

/** What the tickets of each day brought in, in the currency of the company. */
export function dailySales(tickets: readonly HourlyTickets[]): { day: Day; value: number }[] {
  const luck = new Random(17)
  const byDay = Map.groupBy(tickets, ({ day }) => day)
  return [...byDay].map(([day, all]) => {
    const sold = all.reduce((sum, { tickets: count }) => sum + count, 0)
    return { day, value: Math.round(sold * (19 + luck.next() * 6) * 100) / 100 }
  })
}

/** Guests at the tables in each hour: those of the hour, and some of the hour before who are still there. */
export function guestsInTheRoom(tickets: readonly HourlyTickets[]): HourlyTickets[] {
  return tickets.map(({ day, hour, tickets: count }, at) => {
    const before = tickets[at - 1]
    const stayed = before && before.day === day ? before.tickets * 0.4 : 0
    return { day, hour, tickets: Math.round(count * 0.6 + stayed) }
  })
}

const isLost = (location: DemoLocation, day: Day, today: Day): boolean => {
  const { lostWeek } = shapes[location]
  return lostWeek !== null && Math.ceil(daysBetween(day, today) / 7) === lostWeek
}

function factorOf(location: DemoLocation, day: Day, { today, closed }: Calendar): number {
  const { swing, growth, weekend } = shapes[location]
  const season = (at: Day) => 1 + swing * seasonOf(location, at)
  const years = daysBetween(day, today) / 365
  const onWeekend = weekdayOf(day) >= 6 ? 1 + weekend * Math.max(0, seasonOf(location, day)) : 1
  const eve = closed.has(addDays(day, 1)) ? 1.35 : 1
  return (season(day) / season(today)) * onWeekend * eve * (1 - growth * years)
}

/** From -1 to 1, best in the middle of the peak month. */
function seasonOf(location: DemoLocation, day: Day): number {
  const peak = `${day.slice(0, 4)}-${String(shapes[location].peakMonth).padStart(2, '0')}-15`
  return Math.cos((2 * Math.PI * daysBetween(peak, day)) / 365.25)
}

type Usual = Map<number, { hour: number; mean: number }[]>

function usualWeek(recent: readonly HourlyTickets[]): Usual {
  const weeks = new Set(recent.map(({ day }) => addDays(day, 1 - weekdayOf(day)))).size
  const totals = new Map<string, number>()
  for (const { day, hour, tickets } of recent) {
    const key = `${weekdayOf(day)} ${hour}`
    totals.set(key, (totals.get(key) ?? 0) + tickets)
  }
  const usual: Usual = new Map()
  for (const [key, total] of totals) {
    const [weekday, hour] = key.split(' ').map(Number) as [number, number]
    usual.set(weekday, [...(usual.get(weekday) ?? []), { hour, mean: total / weeks }])
  }
  for (const hours of usual.values()) hours.sort((one, other) => one.hour - other.hour)
  return usual
}
