import { organisationContext } from '#app/core/organisation_context'
import type { RequestRow } from '#app/requests/reading/request_rows'
import { requestRights } from '#app/requests/reading/request_rights'
import { requestStatuses } from '#contracts/enums'
import type { FiledRequest, RequestStepContent } from '#contracts/filed_requests'

export const partOf = ({ startTime, endTime }: Pick<RequestRow, 'startTime' | 'endTime'>) =>
  startTime === null || endTime === null ? null : { start: startTime, end: endTime }

export function wireRequest(row: RequestRow): FiledRequest {
  const { id, version, number, status, automatic, locationId, firstDay, lastDay } = row
  const { skipWeekends, skipHolidays, note, minutes } = row
  // A request that waits again keeps its decision only to be approved again by redo.
  const isDecided = status === requestStatuses.approved || status === requestStatuses.rejected
  return {
    ...{ id, version, number, status, automatic, locationId, firstDay, lastDay, part: partOf(row) },
    ...{ skipWeekends, skipHolidays, note, minutes },
    decisionReason: isDecided ? row.decisionReason : null,
    employee: { id: row.employeeId, name: row.name, surname: row.surname },
    type: {
      ...{ id: row.requestTypeId, name: row.typeName, shortcut: row.shortcut, kind: row.kind },
      ...{ color: row.color, paid: row.paid, archived: row.typeArchived },
    },
    recipient:
      row.recipientId === null || row.recipientName === null || row.recipientSurname === null
        ? null
        : { id: row.recipientId, name: row.recipientName, surname: row.recipientSurname },
    decidedAt: (isDecided && row.decidedAt?.toISOString()) || null,
    decidedBy: isDecided && row.isDecidedByPerson ? row.decidedByName : null,
    decidedFor: isDecided && row.isDecidedFor ? row.decidedForName : null,
    createdAt: row.createdAt.toISOString(),
    rights: requestRights(row, organisationContext.actor()),
  }
}

/** What the history keeps of a request. */
export const stepContentOf = (
  row: Omit<RequestStepContent, 'part'> & Pick<RequestRow, 'startTime' | 'endTime'>
): RequestStepContent => ({
  requestTypeId: row.requestTypeId,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  part: partOf(row),
  skipWeekends: row.skipWeekends,
  skipHolidays: row.skipHolidays,
  note: row.note,
  minutes: row.minutes,
})
