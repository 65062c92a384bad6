import { clockOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { SheetHours, SheetNote } from '#app/time_tracking/sheets/sheet'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { recordStatuses } from '#contracts/time_records'

export type RecordOfSheet = Awaited<ReturnType<typeof recordsOfSheet>>[number]

/** A person's records of the days, but for rejected ones and those of which nothing is known yet. */
export const recordsOfSheet = (employeeId: string, { from, until }: DaySpan) =>
  database()
    .selectFrom('timeRecords')
    .select(['id', 'day', 'zone', 'status', 'editReason', 'realStartsAt', 'realEndsAt'])
    .select(['countedStartsAt', 'countedEndsAt'])
    .where('employeeId', '=', employeeId)
    .where('day', '>=', from)
    .where('day', '<', until)
    .where('status', '<>', recordStatuses.rejected)
    .where(({ eb, or }) => or([eb('realStartsAt', 'is not', null), eb('countedStartsAt', 'is not', null)]))
    .orderBy('day')
    .orderBy(sql`coalesce(real_starts_at, counted_starts_at)`)
    .orderBy('id')
    .execute()

/** Real hours are never rounded here; where none are registered, those that a person entered. */
export function hoursOf(record: RecordOfSheet): SheetHours {
  const start = record.realStartsAt ?? record.countedStartsAt!
  const end = record.realEndsAt ?? record.countedEndsAt
  return { start: clockOf(start.getTime(), record.zone), end: end && clockOf(end.getTime(), record.zone) }
}

type Change = Omit<SheetNote, 'number'> & { recordId: string | null; startsAt: Date | null }

/** Hours that a manager entered instead of what was registered, with the last who did so. */
export async function editsOf(records: readonly RecordOfSheet[]): Promise<Change[]> {
  const edited = records.filter(({ editReason }) => editReason !== null)
  const found = await database()
    .selectFrom('auditEvents as a')
    .leftJoin('users as u', 'u.id', 'a.actorUserId')
    .select(['a.entityId', 'a.at', 'u.name', 'u.surname'])
    .where('a.entity', '=', 'time_record')
    .where('a.action', '=', 'time_tracking.edit_record')
    .where('a.entityId', '=', anyOf(edited.map(({ id }) => id)))
    .orderBy('a.at')
    .execute()
  const last = new Map(found.map((event) => [event.entityId, event]))
  return edited.map((record) => {
    const event = last.get(record.id)
    const { day, zone, realStartsAt, realEndsAt } = record
    return {
      ...{ kind: 'edit', day, recordId: record.id, startsAt: null, reason: record.editReason! },
      before: realStartsAt && {
        start: clockOf(realStartsAt.getTime(), zone),
        end: realEndsAt && clockOf(realEndsAt.getTime(), zone),
      },
      by: event?.name == null ? null : { name: event.name, surname: event.surname ?? '' },
      at: event ? event.at.getTime() : null,
    }
  })
}

/** Corrections that were accepted, with what they replaced. */
export async function correctionsOf(employeeId: string, { from, until }: DaySpan): Promise<Change[]> {
  const found = await database()
    .selectFrom('timeCorrections as c')
    .innerJoin('locations as l', 'l.id', 'c.locationId')
    .leftJoin('users as u', 'u.id', 'c.decidedBy')
    .select(['c.day', 'c.startsAt', 'c.reason', 'c.decidedAt', 'c.punchIds', 'l.timeZone as zone'])
    .select(['u.name', 'u.surname'])
    .where('c.employeeId', '=', employeeId)
    .where('c.status', '=', 'accepted')
    .where('c.day', '>=', from)
    .where('c.day', '<', until)
    .orderBy('c.decidedAt')
    .execute()
  const punches = await database()
    .selectFrom('timePunches')
    .select(['id', 'kind', 'at'])
    .where('id', '=', anyOf(found.flatMap(({ punchIds }) => punchIds)))
    .orderBy('at')
    .execute()
  return found.map(({ day, zone, startsAt, reason, decidedAt, punchIds, name, surname }) => {
    const own = punches.filter(({ id }) => punchIds.includes(id))
    const start = own.find(({ kind }) => kind === 'start')
    const end = own.findLast(({ kind }) => kind === 'end')
    return {
      ...{ kind: 'correction', day, recordId: null, startsAt, reason },
      before: start
        ? { start: clockOf(start.at.getTime(), zone), end: end ? clockOf(end.at.getTime(), zone) : null }
        : null,
      by: name === null ? null : { name, surname: surname ?? '' },
      at: decidedAt && decidedAt.getTime(),
    }
  })
}
