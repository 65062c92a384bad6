import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import { takeTurns } from '#app/core/database/take_turns'
import { inParts, sideBySide } from '#app/time_tracking/side_by_side'
import { announceTime } from '#app/time_tracking/hubs/announce_time'
import { takeMarks, type MarkedPerson } from '#app/time_tracking/marks/marks'
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

/** Parts under way side by side: PostgreSQL reads or stores for one while another is worked out here. */
const lanes = 2

/** Makes the records of all marked days again. What has not changed stays as it was, decisions included. */
export async function settleMarked(now: number, { share = peopleAtOnce } = {}): Promise<number> {
  await takeTurns('time_records')
  const marked = await takeMarks()
  if (marked.length === 0) return 0
  const { terms, acceptsByRule } = await countingTerms()
  const parts = inParts(marked, share)
  const counts = await sideBySide(lanes, parts, async (part) => {
    const work = await workAround(part)
    const days = daysByPerson(part)
    const records = await recordsOfDays(work, days, terms, now)
    const touched = [...days].flatMap(([employeeId, some]) => [...some].map((day) => ({ employeeId, day })))
    await writeRecords(records, touched, { acceptsByRule })
    return records.length
  })
  announceTime()
  return counts.reduce((sum, count) => sum + count, 0)
}

function workAround(marked: readonly MarkedPerson[]): Promise<RegisteredWork[]> {
  const people = marked.map(({ employeeId }) => employeeId)
  const days = marked.flatMap((one) => one.days).sort()
  return registeredWork(people, addDays(days[0]!, -context), addDays(days.at(-1)!, context + 1))
}

/** The marked days of each person, and those that their punches and shifts may reach into. */
const daysByPerson = (marked: readonly MarkedPerson[]): Map<string, Set<Day>> =>
  new Map(
    marked.map(({ employeeId, days }) => [
      employeeId,
      new Set(days.flatMap((day) => [addDays(day, -reach), day, addDays(day, reach)])),
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
