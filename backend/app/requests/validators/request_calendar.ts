import vine from '@vinejs/vine'
import { daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { fields } from '#app/core/validation/rules'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { longestRequestCalendar } from '#contracts/request_calendar'

export const requestCalendarValidator = vine.create({ from: fields.day(), until: fields.day() })

/**
 * @throws requests.order_of_days
 * @throws requests.calendar_too_long
 */
export function requireCalendarDays({ from, until }: CalendarDays): CalendarDays {
  const days = daysBetween(from, until)
  if (days <= 0) throw new DomainError('requests.order_of_days', { from, until })
  if (days > longestRequestCalendar)
    throw new DomainError('requests.calendar_too_long', { most: longestRequestCalendar })
  return { from, until }
}
