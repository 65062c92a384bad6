import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { sessionHours } from '#app/identity/sessions/session_tokens'

const name = 'shiftloom_refresh'
const path = '/api/user-access/authentication'

export function setRefreshCookie(response: HttpResponse, token: string, remember: boolean): void {
  // Without "remember me" the browser forgets the cookie when it closes.
  response.encryptedCookie(name, token, { path, maxAge: remember ? sessionHours(true) * 3600 : undefined })
}
export const clearRefreshCookie = (response: HttpResponse): unknown => response.clearCookie(name, { path })
export const refreshCookie = (request: HttpRequest): string | null =>
  (request.encryptedCookie(name) as string | undefined) ?? null
