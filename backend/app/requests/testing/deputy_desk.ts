import type { ApiClient } from '@japa/api-client'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { roles } from '#contracts/enums'
import type { AppNotification } from '#contracts/notifications'
import type { RequestDeputy } from '#contracts/request_deputies'
import { person, type Person, type World } from '#tests/world/world'

export const today = dayOf(Date.now(), 'Europe/Warsaw')
export const path = '/api/requests/deputies'
export const name = (client: ApiClient, who: Person, body: object) =>
  client
    .post(path)
    .bearerToken(who.token)
    .json({ firstDay: null, lastDay: null, ...body })
export const listed = async (client: ApiClient, who: Person): Promise<RequestDeputy[]> =>
  (await client.get(path).bearerToken(who.token)).body().result
export const thisWeek = { firstDay: today, lastDay: addDays(today, 6) }
/** One who decides at the other location only. */
export const farManager = (w: World) =>
  person({ ...w, locationId: w.farLocationId }, roles.locationManager, 'Far')
export const newsOf = async (
  client: ApiClient,
  who: Person,
  kind: AppNotification['kind']
): Promise<AppNotification[]> => {
  const { items } = (await client.get('/api/notifications').bearerToken(who.token)).body().result
  return items.filter((one: AppNotification) => one.kind === kind)
}
