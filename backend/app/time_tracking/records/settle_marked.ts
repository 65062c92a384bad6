import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import { takeTurns } from '#app/core/database/take_turns'
import { announceTime } from '#app/time_tracking/hubs/announce_time'
import { takeMarks, type MarkedDay } from '#app/time_tracking/marks/marks'
import {
  recordsOfWork,
  registeredWork,
  type RegisteredWork,
} from '#app/time_tracking/records/registered_work'
import { countingTerms } from '#app/time_tracking/records/terms'
import { writeRecords, type DerivedRecord } from '#app/time_tracking/records/write_records'

/** Days around a marked one that its punches and shifts may reach into, and a day that those may. */
const reach = 1
export const context = 3

/** People whose records are read and written at a time, and those worked out without letting anything else run between. */
const peopleAtOnce = 25
const atOnce = 5

/** Makes the records of all marked days again. What has not changed stays as it was, decisions included. */
export async function settleMarked(now: number, { share = peopleAtOnce } = {}): Promise<number> {
  await takeTurns('time_records')
  const marks = await takeMarks()
  if (marks.length === 0) return 0
  const { terms, acceptsByRule } = await countingTerms()
  const marked = [...Map.groupBy(marks, ({ employeeId }) => employeeId).values()]
  let [count, before]: [number, Part | null] = [0, null]
  for (let first = 0; first < marked.length; first += share) {
    const own = marked.slice(first, first + share)
    const work = await workAround(own.flat())
    // PostgreSQL stores one part while the next is worked out here.
    const days = daysByPerson(own)
    const working = recordsOfDays(work, days, terms, now)
    await Promise.all([working, before && write(before)])
    const records = await working
    count += records.length
    const touched = [...days].flatMap(([employeeId, some]) => [...some].map((day) => ({ employeeId, day })))
    before = { records, touched }
  }
  await write(before!)
  announceTime()
  return count

  function write({ records, touched }: Part): Promise<void> {
    return writeRecords(records, touched, { acceptsByRule })
  }
}

type Part = { records: DerivedRecord[]; touched: MarkedDay[] }

function workAround(marks: readonly MarkedDay[]): Promise<RegisteredWork[]> {
  const people = new Set(marks.map(({ employeeId }) => employeeId))
  const days = marks.map(({ day }) => day).sort()
  return registeredWork([...people], addDays(days[0]!, -context), addDays(days.at(-1)!, context + 1))
}

/** The marked days of each person, and those that their punches and shifts may reach into. */
const daysByPerson = (marked: readonly MarkedDay[][]): Map<string, Set<Day>> =>
  new Map(
    marked.map((marks) => [
      marks[0]!.employeeId,
      new Set(marks.flatMap(({ day }) => [addDays(day, -reach), day, addDays(day, reach)])),
    ])
  )

/** Asks nothing of the database, so that it can write meanwhile. */
async function recordsOfDays(
  works: readonly RegisteredWork[],
  days: ReadonlyMap<string, ReadonlySet<Day>>,
  terms: CountingTerms,
  now: number
): Promise<DerivedRecord[]> {
  const found: DerivedRecord[] = []
  for (const [index, work] of works.entries()) {
    if (index % atOnce === 0) await breathe()
    const own = days.get(work.employeeId)
    found.push(...recordsOfWork(work, terms, now).filter(({ record }) => own?.has(record.day)))
  }
  return found
}
