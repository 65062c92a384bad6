import { Random } from '@shiftloom/solver/random'
import { existsSync, readFileSync } from 'node:fs'
import { addDays, daysBetween, weekdayOf, type Day } from '@shiftloom/solver/time'

/** Transactions of one hour; `day` and `hour` on the wall clock of the place. */
export type HourlyTickets = { day: Day; hour: number; tickets: number }

/**
 * Eight weeks of hourly transactions that end the day before `today`.
 * Real data (a bakery's tickets, one line an item) where the file is there, else a profile of the same shape.
 */
export function demoTickets(today: Day, file: string | undefined): HourlyTickets[] {
  const real = file && existsSync(file) ? countTickets(readFileSync(file, 'utf8')) : []
  return real.length > 0 ? moveToEnd(real, today) : fromProfile(today)
}

/** Lines `Date,Time,Transaction,Item` → distinct transactions per hour. */
function countTickets(csv: string): HourlyTickets[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  for (const line of csv.split('\n').slice(1)) {
    const [day, time, transaction] = line.split(',')
    if (!day || !time || !transaction || seen.has(`${day} ${transaction}`)) continue
    seen.add(`${day} ${transaction}`)
    const key = `${day} ${time.slice(0, 2)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, tickets]) => ({
    day: key.slice(0, 10),
    hour: Number(key.slice(11)),
    tickets,
  }))
}

const historyDays = 56

/** Shifts the series by whole weeks, so that weekdays stay, until its last week is the last one before `today`. */
function moveToEnd(series: HourlyTickets[], today: Day): HourlyTickets[] {
  const last = series.reduce((latest, { day }) => (day > latest ? day : latest), '')
  const weeks = Math.floor((daysBetween(last, today) - 1) / 7)
  return series
    .map((entry) => ({ ...entry, day: addDays(entry.day, weeks * 7) }))
    .filter(({ day }) => day < today && daysBetween(day, today) <= historyDays)
}

/** Mean transactions from 8:00 to 18:00, Monday to Sunday: the shape of a small bakery's week. */
const profile = [
  [2, 6, 7, 7, 8, 7, 6, 6, 4, 2],
  [2, 6, 6, 7, 8, 7, 6, 5, 3, 2],
  [3, 5, 6, 7, 7, 5, 6, 5, 4, 2],
  [3, 6, 7, 8, 7, 7, 7, 6, 4, 2],
  [4, 9, 8, 9, 8, 8, 7, 6, 5, 2],
  [4, 9, 13, 14, 12, 10, 10, 8, 7, 2],
  [1, 4, 8, 12, 10, 8, 8, 6, 3, 2],
]

function fromProfile(today: Day): HourlyTickets[] {
  const luck = new Random(7)
  return Array.from({ length: historyDays }, (_, index) => addDays(today, index - historyDays)).flatMap(
    (day) =>
      profile[weekdayOf(day) - 1]!.map((mean, hour) => ({
        day,
        hour: hour + 8,
        tickets: Math.max(0, mean + luck.below(5) - 2),
      }))
  )
}

/** Mean of the last four same weekdays and hours before `until`: what the coming weeks are planned for. */
export function expectedTickets(history: HourlyTickets[], day: Day, hour: number): number {
  const recent = history
    .filter((entry) => entry.hour === hour && entry.day < day && weekdayOf(entry.day) === weekdayOf(day))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, 4)
  return recent.length === 0 ? 0 : recent.reduce((sum, { tickets }) => sum + tickets, 0) / recent.length
}
