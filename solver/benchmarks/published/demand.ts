import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cellsOf, type MetricRecord } from '../../src/labour_model/forecast/cells.ts'
import type { Series } from '../../src/labour_model/forecast/series.ts'

const folder = new URL('../../../../shared/data/demand/', import.meta.url)
const DAY_MS = 86_400_000

/** Real demand by the hour, kept beside the project; null where it is not. */
export function publishedDemand(): { name: string; series: Series }[] | null {
  if (!existsSync(folder)) return null
  return [
    { name: 'bike sharing', series: hourly(bikeRecords()) },
    { name: 'bakery tickets', series: hourly(bakeryRecords()) },
  ]
}

const rowsOf = (file: string): string[][] =>
  readFileSync(fileURLToPath(new URL(file, folder)), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','))

/** `1/31/2011` and an hour, with the rentals of that hour. */
const bikeRecords = (): MetricRecord[] =>
  rowsOf('bike_sharing_hourly.csv').map((row) => {
    const [month, day, year] = row[1]!.split('/').map(Number)
    return {
      minute: minuteOf(Date.UTC(year!, month! - 1, day!)) + 60 * Number(row[5]),
      value: Number(row[16]),
    }
  })

/** One record for each ticket, however many items it has. */
function bakeryRecords(): MetricRecord[] {
  const seen = new Set<string>()
  return rowsOf('bakery_tickets.csv').flatMap(([day, time, ticket]) => {
    if (seen.has(ticket!)) return []
    seen.add(ticket!)
    return [{ minute: minuteOf(Date.parse(`${day}T${time}Z`)), value: 1 }]
  })
}

const minuteOf = (ms: number): number => ms / 60_000

/** From the first midnight to the end of the last whole day; hours of counted days without a record are 0. */
function hourly(records: readonly MetricRecord[]): Series {
  const minutes = records.map(({ minute }) => minute).sort((a, b) => a - b)
  const dayMinutes = DAY_MS / 60_000
  const firstDay = Math.floor(minutes[0]! / dayMinutes)
  const days = Math.floor((minutes.at(-1)! + 1) / dayMinutes) - firstDay + 1
  const slots = days * 24
  const own = records.map(({ minute, value }) => ({ minute: minute - firstDay * dayMinutes, value }))
  const open = new Uint8Array(slots).fill(1)
  return { values: cellsOf(own, { slots, slotMinutes: 60 }, { aggregation: 'sum', open }), slotsPerDay: 24 }
}
