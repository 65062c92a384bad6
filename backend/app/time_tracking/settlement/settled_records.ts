import type { PlacedWork } from '@shiftloom/solver/time_records/settled_places'
import type { NotNull } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { recordStatuses } from '#contracts/time_records'

const MINUTE_MS = 60_000

/** Which positions are no working hours, and which cost nothing. */
export type PositionsOfPay = { uncounted: ReadonlySet<string>; unbilled: ReadonlySet<string> }

/** Approved work of people in a range, wherever it was. */
export async function settledRecords(
  employeeIds: readonly string[],
  { from, until }: DaySpan,
  positions: PositionsOfPay
): Promise<Map<string, PlacedWork[]>> {
  const found = await database()
    .selectFrom('timeRecords')
    .select([
      'employeeId',
      'locationId',
      'day',
      'zone',
      'positionId',
      'plannedStartsAt',
      'plannedEndsAt',
      'plannedMinutes',
    ])
    .select(['countedStartsAt', 'countedEndsAt', 'unpaidBreakMinutes'])
    .where('employeeId', '=', anyOf(employeeIds))
    .where('status', '=', recordStatuses.approved)
    .where('day', '>=', from)
    .where('day', '<', until)
    .where('countedStartsAt', 'is not', null)
    .orderBy('countedStartsAt')
    .$narrowType<{ countedStartsAt: NotNull; countedEndsAt: NotNull }>()
    .execute()
  return new Map(
    [...Map.groupBy(found, ({ employeeId }) => employeeId)].map(([id, rows]) => [
      id,
      rows.map((row) => workOf(row, positions)),
    ])
  )
}

type Row = {
  locationId: string
  day: string
  zone: string
  positionId: string | null
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedMinutes: number | null
  countedStartsAt: Date
  countedEndsAt: Date
  unpaidBreakMinutes: number
}

function workOf(row: Row, { uncounted, unbilled }: PositionsOfPay): PlacedWork {
  const { plannedStartsAt, plannedEndsAt, unpaidBreakMinutes } = row
  const [start, end] = [row.countedStartsAt.getTime(), row.countedEndsAt.getTime()]
  const isOf = (ids: ReadonlySet<string>) => row.positionId !== null && ids.has(row.positionId)
  return {
    day: row.day,
    place: row.locationId,
    plan: plannedStartsAt &&
      plannedEndsAt && {
        start: plannedStartsAt.getTime(),
        end: plannedEndsAt.getTime(),
        workMinutes: row.plannedMinutes ?? 0,
      },
    work: {
      start,
      end,
      zone: row.zone,
      billable: !isOf(unbilled),
      counts: !isOf(uncounted),
      breaks: unpaidBreakMinutes > 0 ? [inTheMiddle(start, end, unpaidBreakMinutes)] : [],
    },
  }
}

/** A record knows how long the unpaid breaks were. */
function inTheMiddle(start: number, end: number, minutes: number) {
  const free = Math.max(0, Math.floor((end - start) / MINUTE_MS) - minutes)
  return { start: start + Math.floor(free / 2) * MINUTE_MS, minutes, paid: false }
}
