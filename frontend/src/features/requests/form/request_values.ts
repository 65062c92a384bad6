import type {
  RequestContent,
  RequestCounting,
  RequestDetails,
} from '@shiftloom/backend/contracts/filed_requests'
import type { UsableRequestType } from '@shiftloom/backend/contracts/requests'
import type { ClockTime, Day } from '@shiftloom/backend/contracts/schedule'

export type RequestValues = {
  /** Empty: the writer. */
  employeeIds: string[]
  requestTypeId: string
  firstDay: Day | null
  lastDay: Day | null
  isPart: boolean
  start: ClockTime | null
  end: ClockTime | null
  skipWeekends: boolean
  skipHolidays: boolean
  recipientId: string | null
  note: string
}

export const emptyRequest: RequestValues = {
  ...{ employeeIds: [], requestTypeId: '', firstDay: null, lastDay: null },
  ...{ isPart: false, start: null, end: null, skipWeekends: true, skipHolidays: true },
  ...{ recipientId: null, note: '' },
}

export const valuesOf = (request: RequestDetails): RequestValues => ({
  employeeIds: [request.employee.id],
  requestTypeId: request.type.id,
  firstDay: request.firstDay,
  lastDay: request.lastDay,
  isPart: request.part !== null,
  start: request.part?.start ?? null,
  end: request.part?.end ?? null,
  skipWeekends: request.skipWeekends,
  skipHolidays: request.skipHolidays,
  recipientId: request.recipient?.id ?? null,
  note: request.note ?? '',
})

type Days = Omit<RequestContent, 'recipientId' | 'note'>

/** What is asked for, once enough is filled in to count it; null before. A part of a day ends on the day it begins. */
function daysOf(values: RequestValues): Days | null {
  const { requestTypeId, firstDay, isPart, start, end, skipWeekends, skipHolidays } = values
  const lastDay = isPart ? firstDay : values.lastDay
  if (!requestTypeId || !firstDay || !lastDay || lastDay < firstDay) return null
  if (isPart && (!start || !end)) return null
  const part = isPart ? { start: start!, end: end! } : null
  return { requestTypeId, firstDay, lastDay, part, skipWeekends, skipHolidays }
}

type Asking = Pick<UsableRequestType, 'needsAcceptance' | 'allowNote'>

/** Whether the form asks who decides: not for a type that needs no one, nor for several people at once. */
export const asksWhoDecides = ({ employeeIds }: RequestValues, type: Asking | undefined): boolean =>
  (type?.needsAcceptance ?? true) && employeeIds.length <= 1

/**
 * What is sent of the fields that are shown: what was entered before another type hid its field is left out.
 *
 * @param type undefined for one that is out of use and that the request keeps, with its note
 */
export function contentOf(values: RequestValues, type: Asking | undefined): RequestContent {
  const note = type?.allowNote === false ? '' : values.note.trim()
  const recipientId = asksWhoDecides(values, type) ? values.recipientId : null
  return { ...daysOf(values)!, recipientId, note: note || null }
}

/** The count that is shown beside the form; null while it cannot be counted, or is for several people. */
export function countingOf(values: RequestValues, requestId: string | undefined): RequestCounting | null {
  const days = daysOf(values)
  if (!days || values.employeeIds.length > 1) return null
  const [employeeId] = values.employeeIds
  return { ...days, ...(employeeId && { employeeId }), ...(requestId && { requestId }) }
}
