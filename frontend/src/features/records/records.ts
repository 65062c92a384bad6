import { scheduleEntryTypes, type ScheduleEntryType } from '@shiftloom/backend/contracts/enums'
import type { Day, ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'

/** Half-open range of days. */
export type Span = { from: Day; until: Day }

/** `unpublished`: staff do not see it so; `ahead`: some of it has not ended yet. */
export type RecordState = 'done' | 'ahead' | 'unpublished'

/** One person's work of one day. */
export type DayRecord = {
  id: string
  day: Day
  employeeId: string
  name: string
  surname: string
  avatarUrl: string | null
  /** By start. */
  entries: ScheduleEntry[]
  minutes: number
  state: RecordState
}

const workTypes: ScheduleEntryType[] = [
  scheduleEntryTypes.shift,
  scheduleEntryTypes.delegation,
  scheduleEntryTypes.partialDelegation,
]

/** Work of the range by day and person, the newest day first; what has been deleted does not count. */
export function recordsOf(
  { entries, people }: Pick<ScheduleRange, 'entries' | 'people'>,
  { from, until }: Span,
  {
    employeeId,
    now,
    compare,
  }: { employeeId: string | null; now: Date; compare: (a: string, b: string) => number }
): DayRecord[] {
  const persons = new Map(people.map((person) => [person.id, person]))
  const work = entries.filter(
    (entry) =>
      workTypes.includes(entry.type) &&
      entry.state !== 'removed' &&
      entry.day >= from &&
      entry.day < until &&
      entry.employeeId !== null &&
      (employeeId === null || entry.employeeId === employeeId)
  )
  const byPersonAndDay = Map.groupBy(work, (entry) => `${entry.day}/${entry.employeeId}`)
  return [...byPersonAndDay]
    .flatMap(([id, own]) => {
      const person = persons.get(own[0]!.employeeId!)
      return person ? [recordOf(id, own, person, now)] : []
    })
    .sort((a, b) => b.day.localeCompare(a.day) || compare(a.surname, b.surname) || compare(a.name, b.name))
}

function recordOf(
  id: string,
  entries: ScheduleEntry[],
  { id: employeeId, name, surname, avatarUrl }: ScheduleRange['people'][number],
  now: Date
): DayRecord {
  const sorted = [...entries].sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  return {
    id,
    day: sorted[0]!.day,
    employeeId,
    name,
    surname,
    avatarUrl,
    entries: sorted,
    minutes: sorted.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
    state: stateOf(sorted, now),
  }
}

function stateOf(entries: ScheduleEntry[], now: Date): RecordState {
  if (entries.some(({ state }) => state !== 'published')) return 'unpublished'
  return entries.every(({ endsAt }) => new Date(endsAt) <= now) ? 'done' : 'ahead'
}

export type Totals = { minutes: number; doneMinutes: number; days: number; people: number }

export function totalsOf(records: DayRecord[]): Totals {
  const sum = (some: DayRecord[]) => some.reduce((all, { minutes }) => all + minutes, 0)
  return {
    minutes: sum(records),
    doneMinutes: sum(records.filter(({ state }) => state === 'done')),
    days: records.length,
    people: new Set(records.map(({ employeeId }) => employeeId)).size,
  }
}
