import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import type { PlannedShift } from '@shiftloom/solver/time_records/match'
import type { Punch } from '@shiftloom/solver/time_records/punch'
import { recordsOf, type Absence } from '@shiftloom/solver/time_records/records_of'
import { publishedAbsences } from '#app/scheduling/public/published_absences'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { plannedShift, plannedWork } from '#app/time_tracking/punches/planned_shifts'
import { punchesForRecords } from '#app/time_tracking/punches/standing_punches'
import { mustRegister } from '#app/time_tracking/records/must_register'
import type { DerivedRecord } from '#app/time_tracking/records/write_records'
import type { Day } from '#contracts/schedule'

/** What one person's records are made of. */
export type RegisteredWork = {
  employeeId: string
  punches: Punch[]
  shifts: PlannedShift[]
  work: Map<string, PublishedWork>
  absences: Absence[]
  mustRegister: boolean
}

/** Punches and plan of people in a half-open range of days. */
export async function registeredWork(people: string[], from: Day, until: Day): Promise<RegisteredWork[]> {
  const punches = await punchesForRecords(people, instantOfDay(from), instantOfDay(until))
  const planned = await plannedWork(people, from, until)
  const away = Map.groupBy(await publishedAbsences({ from, until }, people), ({ employeeId }) => employeeId)
  const registering = await mustRegister(people)
  return people.map((employeeId) => {
    const work = planned.get(employeeId) ?? []
    return {
      employeeId,
      punches: punches.get(employeeId) ?? [],
      shifts: work.map(plannedShift),
      work: new Map(work.map((shift) => [shift.entryId, shift])),
      absences: (away.get(employeeId) ?? []).map(({ day, minutes, startsAt, endsAt }) => ({
        ...{ day, fullDay: minutes === null, start: Date.parse(startsAt), end: Date.parse(endsAt) },
      })),
      mustRegister: registering.has(employeeId),
    }
  })
}

export const instantOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const recordsOfWork = (
  { employeeId, work, ...input }: RegisteredWork,
  terms: CountingTerms,
  now: number
): DerivedRecord[] =>
  recordsOf({ ...input, terms, now }).records.map((record) => ({
    ...{ employeeId, record },
    work: (record.shift && work.get(record.shift.id)) ?? null,
  }))
