import { periodOf } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion, now } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { decisions } from '#app/time_tracking/records/decisions'
import {
  enteredElsewhere,
  requireApprovedOnce,
  requireFreeTime,
} from '#app/time_tracking/records/same_time_twice'
import {
  recordStatuses,
  type RecordsAccepted,
  type RecordsAcceptance,
  type RecordStatus,
} from '#contracts/time_records'
import type { ClockTime } from '#contracts/schedule'

const entity = 'time_record'
const { pending, approved, rejected } = recordStatuses

/** Locked rows of locations the actor answers for. */
const ofActor = () => {
  const mine = organisationContext.actor().locationIds
  return database()
    .selectFrom('timeRecords')
    .select([
      'id',
      'version',
      'employeeId',
      'locationId',
      'day',
      'zone',
      'status',
      'isOpen',
      'withinTolerance',
    ])
    .select([
      'countedStartsAt',
      'countedEndsAt',
      'unpaidBreakMinutes',
      'workMinutes',
      'editReason',
      'rejectReason',
    ])
    .$if(mine !== null, (query) => query.where('locationId', '=', anyOf(mine!)))
    .orderBy('id')
    .forNoKeyUpdate()
}
type Stored = Awaited<ReturnType<ReturnType<typeof ofActor>['execute']>>[number]

/**
 * @throws core.not_found for one of another location too
 * @throws core.stale_version when it was changed since it was read
 */
async function openRecord(id: string, version: number): Promise<Stored> {
  const row = await ofActor()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound({ recordId: id }))
  if (row.version !== version)
    throw new DomainError('core.stale_version', { current: { version: row.version } })
  return row
}

const shown = (row: Stored) => ({
  ...{
    employeeId: row.employeeId,
    day: row.day,
    decision: decisions[row.status],
    workMinutes: row.workMinutes,
  },
  ...{ editReason: row.editReason, rejectReason: row.rejectReason },
})

const decision = (status: RecordStatus, rejectReason: string | null) => ({
  ...{ status, rejectReason, autoApproved: false, version: nextVersion },
  ...{ decidedBy: organisationContext.actor().userId, decidedAt: now },
})

/**
 * Approves a record for settlement, as it is counted.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws time_tracking.record_open while the person is at work
 * @throws time_tracking.nothing_counted when no time could be proposed
 * @throws time_tracking.record_overlaps
 */
export async function acceptRecord(id: string, version: number): Promise<void> {
  const row = await openRecord(id, version)
  if (row.isOpen) throw new DomainError('time_tracking.record_open')
  const { employeeId, countedStartsAt: start, countedEndsAt: end, editReason } = row
  if (start === null || end === null) throw new DomainError('time_tracking.nothing_counted')
  await requireApprovedOnce({ id, employeeId, start, end, isEdited: editReason !== null })
  await database().updateTable('timeRecords').set(decision(approved, null)).where('id', '=', id).execute()
  await note('accept_record', row, { decision: 'approved', workMinutes: row.workMinutes })
}

/**
 * Keeps a record out of settlement.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws time_tracking.record_open while the person is at work
 */
export async function rejectRecord(id: string, version: number, reason: string): Promise<void> {
  const row = await openRecord(id, version)
  if (row.isOpen) throw new DomainError('time_tracking.record_open')
  await database().updateTable('timeRecords').set(decision(rejected, reason)).where('id', '=', id).execute()
  await note('reject_record', row, { decision: 'rejected', rejectReason: reason })
}

type RecordEdit = {
  version: number
  /** On the clock of the record's place; an end not later than the start is on the next day. */
  start: ClockTime
  end: ClockTime
  unpaidBreakMinutes: number
  reason: string
}

/**
 * Counts other hours than those proposed. What was registered stays; the record waits for a decision again.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws time_tracking.break_longer_than_work
 * @throws time_tracking.record_in_future for an end that has not come
 * @throws time_tracking.record_overlaps
 */
export async function editRecord(id: string, edit: RecordEdit, nowMs: number): Promise<void> {
  const row = await openRecord(id, edit.version)
  const { start, end } = periodOf(row.day, edit.start, edit.end, row.zone)
  const length = (end - start) / 60_000
  if (edit.unpaidBreakMinutes > length) throw new DomainError('time_tracking.break_longer_than_work')
  if (end > nowMs) throw new DomainError('time_tracking.record_in_future')
  await requireFreeTime({ id, employeeId: row.employeeId, start: new Date(start), end: new Date(end) })
  const workMinutes = length - edit.unpaidBreakMinutes
  await database()
    .updateTable('timeRecords')
    .set({
      ...{ countedStartsAt: new Date(start), countedEndsAt: new Date(end), isOpen: false, workMinutes },
      ...{ unpaidBreakMinutes: edit.unpaidBreakMinutes, editReason: edit.reason, status: pending },
      ...{ rejectReason: null, autoApproved: false, decidedBy: null, decidedAt: null, version: nextVersion },
    })
    .where('id', '=', id)
    .execute()
  const { unpaidBreakMinutes, reason: editReason } = edit
  await note('edit_record', row, {
    ...{ start: edit.start, end: edit.end, unpaidBreakMinutes, workMinutes, editReason },
  })
}

/**
 * Approves those of the records that are undecided, as planned within the tolerance, and as they were read; not those whose
 * time is entered for another one.
 */
export async function acceptWithinTolerance({ records }: RecordsAcceptance): Promise<RecordsAccepted> {
  const versions = new Map(records.map(({ id, version }) => [id, version]))
  const found = await ofActor()
    .where('id', '=', anyOf([...versions.keys()]))
    .where('status', '=', pending)
    .where('withinTolerance', '=', true)
    .where('editReason', 'is', null)
    .execute()
  const entered = await enteredElsewhere(found.map(({ id }) => id))
  const fitting = found.filter(({ id, version }) => versions.get(id) === version && !entered.has(id))
  await database()
    .updateTable('timeRecords')
    .set(decision(approved, null))
    .where('id', '=', anyOf(fitting.map(({ id }) => id)))
    .execute()
  if (fitting.length > 0)
    await record({
      action: 'time_tracking.accept_records',
      entity,
      after: fitting.map(({ id, employeeId, day, workMinutes }) => ({ id, employeeId, day, workMinutes })),
    })
  return { accepted: fitting.length, left: versions.size - fitting.length }
}

const note = (verb: string, row: Stored, after: object) =>
  record({
    ...{ action: `time_tracking.${verb}`, entity, entityId: row.id, locationId: row.locationId },
    before: shown(row),
    after: { employeeId: row.employeeId, ...after },
  })
