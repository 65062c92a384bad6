import { addDays } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { absenceTypes } from '#app/scheduling/public/work_types'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { requestStatuses as statuses } from '#contracts/enums'
import type { RequestContent, RequestDay } from '#contracts/filed_requests'
import { writtenDay } from '#contracts/written_times'

type Asked = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part'> & { days: readonly RequestDay[] }
type Except = { requestId: string | null; entryIds: readonly string[] }

/**
 * A person is away once at a time.
 *
 * @param except the request itself and what it has in the schedule
 * @throws requests.overlaps with `number`, another open or approved request
 * @throws requests.absent_already with `day`, an absence that is in the schedule otherwise
 */
export async function requireFreeDays(employeeId: string, asked: Asked, except: Except): Promise<void> {
  const others = await database()
    .selectFrom('requests')
    .select(['number', 'startTime', 'endTime', 'firstDay', 'lastDay'])
    .where('employeeId', '=', employeeId)
    .where('status', 'in', [statuses.pending, statuses.approved])
    .where('id', 'is distinct from', except.requestId)
    .where('firstDay', '<=', asked.lastDay)
    .where('lastDay', '>=', asked.firstDay)
    .orderBy('firstDay')
    .orderBy('number')
    .execute()
  const same = others.find(({ startTime, endTime }) => meets(asked.part, startTime, endTime))
  if (same) throw new DomainError('requests.overlaps', { number: same.number, field: 'firstDay' })
  if (asked.part) return
  const taken = new Set(asked.days.filter(({ minutes }) => minutes > 0).map(({ day }) => day))
  const absences = await plannedEntries({
    ...{ from: asked.firstDay, until: addDays(asked.lastDay, 1) },
    ...{ employeeIds: [employeeId], types: absenceTypes },
  })
  const there = absences.find(({ id, day }) => taken.has(day) && !except.entryIds.includes(id))
  if (!there) return
  const day = writtenDay(there.day, await organisationSettings())
  throw new DomainError('requests.absent_already', { day, field: 'firstDay' })
}

/** Whole days meet everything; two parts of a day only where they overlap. */
export function meets(part: Asked['part'], start: string | null, end: string | null): boolean {
  if (!part || start === null || end === null) return true
  const until = (time: string) => (time === '00:00' ? '24:00' : time)
  return part.start < until(end) && start < until(part.end)
}
