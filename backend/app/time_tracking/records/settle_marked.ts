import { addDays } from '@shiftloom/solver/time'
import { takeTurns } from '#app/core/database/take_turns'
import { announceTime } from '#app/time_tracking/hubs/announce_time'
import { takeMarks, type MarkedDay } from '#app/time_tracking/marks/marks'
import { recordsOfWork, registeredWork } from '#app/time_tracking/records/registered_work'
import { countingTerms } from '#app/time_tracking/records/terms'
import { writeRecords } from '#app/time_tracking/records/write_records'

/** Days around a marked one that its punches and shifts may reach into, and a day that those may. */
const reach = 1
export const context = 3

/** Makes the records of all marked days again. What has not changed stays as it was, decisions included. */
export async function settleMarked(now: number): Promise<number> {
  await takeTurns('time_records')
  const marks = await takeMarks()
  if (marks.length === 0) return 0
  const { terms, acceptsByRule } = await countingTerms()
  const byPerson = Map.groupBy(marks, ({ employeeId }) => employeeId)
  const [first, last] = spanOf(marks)
  const [from, until] = [addDays(first, -context), addDays(last, context + 1)]
  const derived = (await registeredWork([...byPerson.keys()], from, until)).flatMap((work) => {
    const marked = byPerson.get(work.employeeId) ?? []
    const days = new Set(marked.flatMap(({ day }) => [addDays(day, -reach), day, addDays(day, reach)]))
    return recordsOfWork(work, terms, now).filter(({ record }) => days.has(record.day))
  })
  const touched = marks.flatMap(({ employeeId, day }) =>
    [-reach, 0, reach].map((by) => ({ employeeId, day: addDays(day, by) }))
  )
  await writeRecords(derived, touched, { acceptsByRule })
  announceTime()
  return derived.length
}

function spanOf(marks: readonly MarkedDay[]): [string, string] {
  const days = marks.map(({ day }) => day).sort()
  return [days[0]!, days.at(-1)!]
}
