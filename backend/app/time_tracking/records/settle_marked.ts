import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import { shareTurn, takeTurns, takeTurnsFor } from '#app/core/database/take_turns'
import { organisationContext } from '#app/core/organisation_context'
import { inParts, sideBySide } from '#app/time_tracking/side_by_side'
import { announceTime } from '#app/time_tracking/hubs/announce_time'
import { markedPeople, takeMarks, type MarkedPerson } from '#app/time_tracking/marks/marks'
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

const turn = 'time_records'

/** Makes the records of all marked days again. What has not changed stays as it was, decisions included. */
export async function settleMarked(now: number, { share = peopleAtOnce } = {}): Promise<number> {
  await takeTurns(turn)
  return settle(await takeMarks(), now, share)
}

/**
 * The same in units of work of its own, a part of the people in each: two are under way at a time, and of many people a
 * process that dies loses one part.
 */
export async function settleInUnits(
  organisationId: string,
  now: number,
  { share = peopleAtOnce } = {}
): Promise<number> {
  const inUnit = <T>(work: () => Promise<T>): Promise<T> => organisationContext.run(organisationId, work)
  const found = await inUnit(async () => {
    const people = await markedPeople()
    return people.length > share ? people : settleMarked(now)
  })
  if (typeof found === 'number') return found
  const counts = await sideBySide(lanes, inParts(found.sort(), share), (people) =>
    inUnit(async () => {
      await shareTurn(turn)
      await takeTurnsFor(`${turn}/people`, people)
      return settle(await takeMarks(people), now, share)
    })
  )
  return sum(counts)
}

async function settle(marked: readonly MarkedPerson[], now: number, share: number): Promise<number> {
  if (marked.length === 0) return 0
  const { terms, acceptsByRule } = await countingTerms()
  const counts = await sideBySide(lanes, inParts(marked, share), async (part) => {
    const work = await workAround(part)
    const days = daysByPerson(part)
    const records = await recordsOfDays(work, days, terms, now)
    const touched = [...days].flatMap(([employeeId, some]) => [...some].map((day) => ({ employeeId, day })))
    await writeRecords(records, touched, { acceptsByRule })
    return records.length
  })
  announceTime()
  return sum(counts)
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

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
