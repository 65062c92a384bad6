import { sql } from 'kysely'
import { arrayLiteral, textArrayLiteral } from '#app/core/database/array_literal'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { DB } from '#database/schema'

type Plain = Extract<
  keyof DB['timeRecords'],
  | 'id'
  | 'employeeId'
  | 'locationId'
  | 'positionId'
  | 'key'
  | 'day'
  | 'zone'
  | 'entryId'
  | 'plannedMinutes'
  | 'plannedStartsAt'
  | 'plannedEndsAt'
  | 'realStartsAt'
  | 'realEndsAt'
  | 'countedStartsAt'
  | 'countedEndsAt'
  | 'unpaidBreakMinutes'
  | 'workMinutes'
  | 'isOpen'
  | 'withinTolerance'
  | 'fingerprint'
  | 'status'
  | 'autoApproved'
  | 'decidedAt'
>
export type NewRecord = Record<Plain, string | number | boolean | null> & {
  flags: readonly object[]
  punchIds: readonly string[]
}

/** Thousands of rows in one statement, a list of each column, as most of a month of records is spent here. */
export async function insertRecords(rows: readonly NewRecord[]): Promise<void> {
  if (rows.length === 0) return
  const { id: organisationId } = organisationContext.current()
  const list = (name: Column) => arrayLiteral(rows.map((row) => valueOf(row, name)))
  const text = (name: Column) => textArrayLiteral(rows.map((row) => valueOf(row, name)))
  await sql`insert into time_records (organisation_id,
      id, employee_id, location_id, position_id, key, day, zone, entry_id, planned_minutes, planned_starts_at,
      planned_ends_at, real_starts_at, real_ends_at, counted_starts_at, counted_ends_at, unpaid_break_minutes,
      work_minutes, is_open, flags, punch_ids, within_tolerance, fingerprint, status, auto_approved, decided_at)
    select ${organisationId}::uuid,
      n.id, n.employee_id, n.location_id, n.position_id, n.key, n.day, n.zone, n.entry_id, n.planned_minutes,
      n.planned_starts_at, n.planned_ends_at, n.real_starts_at, n.real_ends_at, n.counted_starts_at, n.counted_ends_at,
      n.unpaid_break_minutes, n.work_minutes, n.is_open, n.flags::jsonb, n.punch_ids::uuid[], n.within_tolerance,
      n.fingerprint, n.status, n.auto_approved, n.decided_at
    from unnest(
      ${list('id')}::uuid[], ${list('employeeId')}::uuid[], ${list('locationId')}::uuid[],
      ${list('positionId')}::uuid[], ${list('key')}::text[], ${list('day')}::date[], ${list('zone')}::text[],
      ${list('entryId')}::uuid[], ${list('plannedMinutes')}::int[], ${list('plannedStartsAt')}::timestamptz[],
      ${list('plannedEndsAt')}::timestamptz[], ${list('realStartsAt')}::timestamptz[],
      ${list('realEndsAt')}::timestamptz[], ${list('countedStartsAt')}::timestamptz[],
      ${list('countedEndsAt')}::timestamptz[], ${list('unpaidBreakMinutes')}::int[], ${list('workMinutes')}::int[],
      ${list('isOpen')}::boolean[], ${text('flags')}::text[], ${text('punchIds')}::text[],
      ${list('withinTolerance')}::boolean[], ${list('fingerprint')}::text[], ${list('status')}::smallint[],
      ${list('autoApproved')}::boolean[], ${list('decidedAt')}::timestamptz[]
    ) as n (
      id, employee_id, location_id, position_id, key, day, zone, entry_id, planned_minutes, planned_starts_at,
      planned_ends_at, real_starts_at, real_ends_at, counted_starts_at, counted_ends_at, unpaid_break_minutes,
      work_minutes, is_open, flags, punch_ids, within_tolerance, fingerprint, status, auto_approved, decided_at)`.execute(
    database()
  )
}

type Column = Plain | 'flags' | 'punchIds'
type Value = string | number | boolean | null

function valueOf(row: NewRecord, name: Column): Value {
  if (name === 'flags') return JSON.stringify(row.flags)
  if (name === 'punchIds') return `{${row.punchIds.join(',')}}`
  return row[name]
}
