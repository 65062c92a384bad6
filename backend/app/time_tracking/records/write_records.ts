import { hash } from 'node:crypto'
import { isoOf } from '@shiftloom/solver/time'
import type { WorkRecord } from '@shiftloom/solver/time_records/work_record'
import { sql } from 'kysely'
import { recordAll, type AuditEntry } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { arrayLiteral, textArrayLiteral } from '#app/core/database/array_literal'
import { database, json, nextVersion } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { insertRecords, type NewRecord } from '#app/time_tracking/records/insert_records'
import { decisions } from '#app/time_tracking/records/decisions'
import { enteredHours, isEntered } from '#app/time_tracking/records/same_time_twice'
import type { MarkedDay } from '#app/time_tracking/marks/marks'
import { recordStatuses } from '#contracts/time_records'

export type DerivedRecord = { employeeId: string; record: WorkRecord; work: PublishedWork | null }

const entity = 'time_record'

/**
 * Stores what was made of these days. A record that is another one now waits for a decision again, whatever was decided before;
 * one of which nothing is left goes. Both are noted.
 */
export async function writeRecords(
  derived: readonly DerivedRecord[],
  touched: readonly MarkedDay[],
  { acceptsByRule }: { acceptsByRule: boolean }
): Promise<void> {
  const known = await storedRecords(touched, derived)
  const keyOf = (employeeId: string, key: string) => `${employeeId} ${key}`
  const entered = await enteredHours(derived)
  const byKey = new Map(known.map((one) => [keyOf(one.employeeId, one.key), one]))
  const notes: AuditEntry[] = []
  const fresh: NewRecord[] = []
  for (const one of derived) {
    const values = valuesOf(one, acceptsByRule && !isEntered(one, entered))
    const key = keyOf(one.employeeId, one.record.key)
    const stored = byKey.get(key)
    byKey.delete(key)
    if (!stored) fresh.push(newRow(one, values))
    else if (stored.fingerprint !== values.fingerprint) {
      if (stored.status !== recordStatuses.pending && !stored.autoApproved)
        notes.push({ action: 'time_tracking.reopen_record', ...noteOf(stored) })
      await replace(stored.id, values)
    }
  }
  const gone = [...byKey.values()]
  for (const stored of gone)
    if (stored.status !== recordStatuses.pending)
      notes.push({ action: 'time_tracking.drop_record', ...noteOf(stored) })
  await insertRecords(fresh)
  if (gone.length > 0)
    await database()
      .deleteFrom('timeRecords')
      .where('id', '=', anyOf(gone.map(({ id }) => id)))
      .execute()
  await recordAll(notes)
}

/** Those of the touched days, and those of the same shift or punch that had another day. */
const storedRecords = (touched: readonly MarkedDay[], derived: readonly DerivedRecord[]) => {
  const days = [touched.map(({ employeeId }) => employeeId), touched.map(({ day }) => day)].map(arrayLiteral)
  const keys = textArrayLiteral(derived.map(({ record }) => record.key))
  const holders = arrayLiteral(derived.map(({ employeeId }) => employeeId))
  const people = new Set(touched.map(({ employeeId }) => employeeId))
  return database()
    .selectFrom('timeRecords')
    .select(['id', 'employeeId', 'locationId', 'key', 'day', 'fingerprint', 'status', 'autoApproved'])
    .select(['workMinutes', 'decidedBy', 'rejectReason', 'editReason'])
    .where('employeeId', '=', anyOf([...people]))
    .where(
      sql<boolean>`((employee_id, day) in (select * from unnest(${days[0]}::uuid[], ${days[1]}::date[]))
        or (employee_id, key) in (select * from unnest(${holders}::uuid[], ${keys}::text[])))`
    )
    .forNoKeyUpdate()
    .execute()
}

type Stored = Awaited<ReturnType<typeof storedRecords>>[number]

const noteOf = ({
  id,
  locationId,
  employeeId,
  day,
  status,
  workMinutes,
  rejectReason,
  editReason,
}: Stored) => ({
  ...{ entity, entityId: id, locationId },
  before: { employeeId, day, decision: decisions[status], workMinutes, rejectReason, editReason },
})

const instant = (at: number | null | undefined): string | null => (at == null ? null : isoOf(at))

/** Of tens of thousands of records: an object in one piece, as parts that are spread are copied first. */
function valuesOf({ record, work }: DerivedRecord, acceptsByRule: boolean) {
  const { shift, counted } = record
  const derived = {
    locationId: record.locationId,
    positionId: work?.positionId ?? null,
    day: record.day,
    zone: record.zone,
    entryId: shift?.id ?? null,
    plannedMinutes: work?.workMinutes ?? null,
    plannedStartsAt: instant(shift?.period.start),
    plannedEndsAt: instant(shift?.period.end),
    realStartsAt: instant(record.realStart),
    realEndsAt: instant(record.realEnd),
    countedStartsAt: instant(counted?.start),
    countedEndsAt: instant(counted?.end),
    unpaidBreakMinutes: record.unpaidBreakMinutes,
    workMinutes: record.workMinutes,
    isOpen: record.open,
    flags: record.flags,
    punchIds: record.punchIds,
    withinTolerance: record.withinTolerance,
  }
  // Their order is part of it: in another one, all that was decided would wait for a decision again.
  const fingerprint = hash('sha256', JSON.stringify(derived), 'base64url')
  const autoApproved = acceptsByRule && record.withinTolerance
  const status = autoApproved ? recordStatuses.approved : recordStatuses.pending
  return { ...derived, fingerprint, autoApproved, status }
}
type Values = ReturnType<typeof valuesOf>

const newRow = ({ employeeId, record: { key } }: DerivedRecord, values: Values): NewRecord => {
  const decidedAt = values.autoApproved ? new Date().toISOString() : null
  return { ...values, id: newId(), employeeId, key, decidedAt }
}

async function replace(id: string, { flags, punchIds, ...values }: Values): Promise<void> {
  await database()
    .updateTable('timeRecords')
    .set({
      ...{
        ...values,
        flags: json([...flags]),
        punchIds: [...punchIds],
        editReason: null,
        rejectReason: null,
        decidedBy: null,
      },
      decidedAt: values.autoApproved ? sql<Date>`now()` : null,
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute()
}
