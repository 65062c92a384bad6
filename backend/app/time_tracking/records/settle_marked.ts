import { addDays } from '@shiftloom/solver/time'
import { recordsOf } from '@shiftloom/solver/time_records/records_of'
import { takeTurns } from '#app/core/database/take_turns'
import { plannedShift, plannedWork } from '#app/time_tracking/punches/planned_shifts'
import { asPunch, punchesOfPeople } from '#app/time_tracking/punches/standing_punches'
import { takeMarks, type MarkedDay } from '#app/time_tracking/records/marks'
import { mustRegister } from '#app/time_tracking/records/must_register'
import { countingTerms } from '#app/time_tracking/records/terms'
import { writeRecords, type DerivedRecord } from '#app/time_tracking/records/write_records'

/** Days around a marked one that its punches and shifts may reach into, and a day that those may. */
const reach = 1
const context = 3

/** Makes the records of all marked days again. What has not changed stays as it was, decisions included. */
export async function settleMarked(now: number): Promise<number> {
  await takeTurns('time_records')
  const marks = await takeMarks()
  if (marks.length === 0) return 0
  const { terms, acceptsByRule } = await countingTerms()
  const byPerson = Map.groupBy(marks, ({ employeeId }) => employeeId)
  const people = [...byPerson.keys()]
  const [first, last] = spanOf(marks)
  const [from, until] = [addDays(first, -context), addDays(last, context + 1)]
  const punches = await punchesOfPeople(people, instantOfDay(from), instantOfDay(until))
  const work = await plannedWork(people, from, until)
  const registering = await mustRegister(people)
  const derived: DerivedRecord[] = []
  for (const [employeeId, own] of byPerson) {
    const days = new Set(own.flatMap(({ day }) => [addDays(day, -reach), day, addDays(day, reach)]))
    const shifts = work.get(employeeId) ?? []
    const { records } = recordsOf({
      punches: (punches.get(employeeId) ?? []).map(asPunch),
      shifts: shifts.map(plannedShift),
      ...{ terms, now, mustRegister: registering.has(employeeId) },
    })
    const planned = new Map(shifts.map((shift) => [shift.entryId, shift]))
    for (const record of records)
      if (days.has(record.day))
        derived.push({ employeeId, record, work: (record.shift && planned.get(record.shift.id)) ?? null })
  }
  const touched = marks.flatMap(({ employeeId, day }) =>
    [-reach, 0, reach].map((by) => ({ employeeId, day: addDays(day, by) }))
  )
  await writeRecords(derived, touched, { acceptsByRule })
  return derived.length
}

const instantOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)

function spanOf(marks: readonly MarkedDay[]): [string, string] {
  const days = marks.map(({ day }) => day).sort()
  return [days[0]!, days.at(-1)!]
}
