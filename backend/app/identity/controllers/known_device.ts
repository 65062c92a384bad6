import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { newId } from '#app/core/models/new_id'

const path = '/api/user-access'
const name = 'shiftloom_known'
const days = 90
/** Of people who share the device. */
const most = 5

type Known = { userId: string; id: string; until: number }

const all = (request: HttpRequest): Known[] => {
  const held = request.encryptedCookie(name) as unknown
  return Array.isArray(held) ? (held as Known[]).filter(({ until }) => until > Date.now()) : []
}

/** Says under which id this device is known to a person who has signed in with it; failures of strangers do not count there. */
export const knownDevices =
  (request: HttpRequest) =>
  (userId: string): string | null =>
    all(request).find((known) => known.userId === userId)?.id ?? null

/** From now on the device is known to this person. It opens nothing: it only keeps failures of others apart. */
export function rememberDevice(request: HttpRequest, response: HttpResponse, userId: string): void {
  const others = all(request).filter((known) => known.userId !== userId)
  const id = knownDevices(request)(userId) ?? newId()
  const known: Known = { userId, id, until: Date.now() + days * 86_400_000 }
  response.encryptedCookie(name, [known, ...others].slice(0, most), { path, maxAge: days * 86_400 })
}
