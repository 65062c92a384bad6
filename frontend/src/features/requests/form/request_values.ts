import type {
  RequestContent,
  RequestCounting,
  RequestDetails,
} from '@shiftloom/backend/contracts/filed_requests'
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
export function daysOf(values: RequestValues): Days | null {
  const { requestTypeId, firstDay, isPart, start, end, skipWeekends, skipHolidays } = values
  const lastDay = isPart ? firstDay : values.lastDay
  if (!requestTypeId || !firstDay || !lastDay || lastDay < firstDay) return null
  if (isPart && (!start || !end)) return null
  const part = isPart ? { start: start!, end: end! } : null
  return { requestTypeId, firstDay, lastDay, part, skipWeekends, skipHolidays }
}

/** The count that is shown beside the form; null while it cannot be counted, or is for several people. */
export function countingOf(values: RequestValues, requestId: string | undefined): RequestCounting | null {
  const days = daysOf(values)
  if (!days || values.employeeIds.length > 1) return null
  const [employeeId] = values.employeeIds
  return { ...days, ...(employeeId && { employeeId }), ...(requestId && { requestId }) }
}
