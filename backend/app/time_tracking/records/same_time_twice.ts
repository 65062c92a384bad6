import type { WorkRecord } from '@shiftloom/solver/time_records/work_record'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { recordStatuses } from '#contracts/time_records'

const { pending, approved, rejected } = recordStatuses

type Derived = { employeeId: string; record: Pick<WorkRecord, 'key' | 'day' | 'counted'> }
type Hours = { id: string; employeeId: string; start: Date; end: Date }

/** Of each punch one record is made, so only hours that a manager has entered can be those of another record as well. */
const edited = sql<boolean>`edit_reason is not null`

/** Other records of the person that count some of the same time, those of the day before and after among them. */
const countingToo = ({ id, employeeId, start, end }: Hours) =>
  database()
    .selectFrom('timeRecords')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('id', '<>', id)
    .where('countedStartsAt', '<', end)
    .where('countedEndsAt', '>', start)
    .limit(1)

/**
 * Of two managers who enter hours of a person at once, the second one sees those of the first.
 *
 * @throws time_tracking.record_overlaps unless the other record is rejected
 */
export async function requireFreeTime(hours: Hours): Promise<void> {
  await database()
    .selectFrom('employees')
    .select('id')
    .where('id', '=', hours.employeeId)
    .forNoKeyUpdate()
    .execute()
  await refuseIfFound(countingToo(hours).where('status', 'in', [pending, approved]))
}

/** @throws time_tracking.record_overlaps when hours that were entered are approved in one record already */
export const requireApprovedOnce = (hours: Hours & { isEdited: boolean }): Promise<void> =>
  refuseIfFound(
    countingToo(hours)
      .where('status', '=', approved)
      .$if(!hours.isEdited, (query) => query.where(edited))
  )

async function refuseIfFound(query: ReturnType<typeof countingToo>): Promise<void> {
  if (await query.executeTakeFirst()) throw new DomainError('time_tracking.record_overlaps')
}

/** Those of the records that count hours entered for another one. */
export async function enteredElsewhere(ids: readonly string[]): Promise<Set<string>> {
  const found = await database()
    .selectFrom('timeRecords as r')
    .innerJoin('timeRecords as other', 'other.employeeId', 'r.employeeId')
    .select('r.id')
    .where('r.id', '=', anyOf(ids))
    .where(sql<boolean>`other.id <> r.id and other.edit_reason is not null`)
    .where('other.status', '<>', rejected)
    .where(
      sql<boolean>`other.counted_starts_at < r.counted_ends_at and other.counted_ends_at > r.counted_starts_at`
    )
    .execute()
  return new Set(found.map(({ id }) => id))
}

type Claimed = { employeeId: string; key: string; start: number; end: number }

/** Hours that managers have entered for these people and not rejected, around the days of their records. */
export async function enteredHours(derived: readonly Derived[]): Promise<Claimed[]> {
  if (derived.length === 0) return []
  const days = derived.map(({ record }) => record.day).sort()
  const found = await database()
    .selectFrom('timeRecords')
    .select(['employeeId', 'key', 'countedStartsAt', 'countedEndsAt'])
    .where('employeeId', '=', anyOf([...new Set(derived.map(({ employeeId }) => employeeId))]))
    .where('day', '>=', sql<string>`${days[0]}::date - 1`)
    .where('day', '<=', sql<string>`${days.at(-1)}::date + 1`)
    .where('status', '<>', rejected)
    .where(edited)
    .execute()
  return found.flatMap(({ employeeId, key, countedStartsAt, countedEndsAt }) =>
    countedStartsAt && countedEndsAt
      ? [{ employeeId, key, start: countedStartsAt.getTime(), end: countedEndsAt.getTime() }]
      : []
  )
}

/** Whether a record counts some of the hours entered for another one: such a one waits for a manager. */
export const isEntered = ({ employeeId, record }: Derived, hours: readonly Claimed[]): boolean =>
  hours.some(
    (one) =>
      one.employeeId === employeeId &&
      one.key !== record.key &&
      record.counted !== null &&
      one.start < record.counted.end &&
      record.counted.start < one.end
  )
