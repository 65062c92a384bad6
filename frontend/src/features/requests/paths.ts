/** The addresses say “holidays” and hold requests of every kind. */
const path = '/requests_module/holidays'

export const pathOfRequests = path
export const pathOfRequest = (id: string): string => `${path}/${id}/details`
export const pathOfLimits = '/requests_module/limits'
export const pathOfRequestLimits = (id: string): string => `${path}/${id}/limits`
export const pathOfHistory = (id: string): string => `${path}/${id}/history`
export const pathOfCalendar = '/requests/calendar'
export const pathOfPersonCalendar = (employeeId: string): string => `/requests_module/${employeeId}/calendar`
