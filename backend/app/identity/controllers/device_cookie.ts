import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { trustedDays } from '#app/identity/two_factor/trusted_devices'

const path = '/api/user-access'
/** One cookie a device: it remembers the last few people who trusted it, so that a shared computer works for each. */
const name = 'shiftloom_devices'
const most = 5

const all = (request: HttpRequest): string[] => {
  const held = request.encryptedCookie(name) as unknown
  return Array.isArray(held) ? held.filter((one) => typeof one === 'string') : []
}
/** Everything this browser was ever given; only the one that is this person's counts. */
export const deviceCookies = (request: HttpRequest): string[] => all(request)

export function addDeviceCookie(request: HttpRequest, response: HttpResponse, device: string): void {
  response.encryptedCookie(name, [device, ...all(request)].slice(0, most), {
    path,
    maxAge: trustedDays * 86_400,
  })
}
