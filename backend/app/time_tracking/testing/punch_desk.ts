import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { OwnDay, PunchInput } from '#contracts/time_tracking'
import type { Person, World } from '#tests/world/world'

const path = '/api/time-tracking/own'
export const minuteMs = 60_000

/** What a person does on their own page over HTTP, with a device of its own. */
export function punchDesk(client: ApiClient, world: World, who: Person) {
  const deviceId = newId()
  let counter = 0
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const input = (kind: PunchInput['kind'], more: Partial<PunchInput> = {}): PunchInput => {
    const sentAtMs = Date.now()
    return {
      ...{ kind, locationId: world.locationId, deviceId, counter: (counter += 1) },
      ...{ clientAtMs: sentAtMs, sentAtMs, position: null, note: null, ...more },
    }
  }
  const send = (body: object) => as(client.post(`${path}/punches`)).json(body)
  /** Made so many minutes ago, and sent now. */
  const ago = (kind: PunchInput['kind'], minutes: number, more: Partial<PunchInput> = {}) => {
    const made = input(kind, more)
    return send({ ...made, clientAtMs: made.sentAtMs - minutes * minuteMs })
  }
  return {
    input,
    send,
    ago,
    punch: (kind: PunchInput['kind'], more: Partial<PunchInput> = {}) => send(input(kind, more)),
    day: async (): Promise<OwnDay> => (await as(client.get(`${path}/day`))).body().result,
    withdraw: (id: string) => as(client.delete(`${path}/punches/${id}`)).json({}),
    readNotice: (version: number) => as(client.post(`${path}/place-notice`)).json({ version }),
  }
}

/** Rows of the events table as they are stored, by instant. */
export const storedPunches = ({ organisationId }: World, employeeId: string) =>
  organisationContext.run(organisationId, () =>
    rows<{ kind: string; at: Date; place: string; distanceMetres: number | null }>(
      `select kind, at, place, distance_metres as "distanceMetres" from time_punches where employee_id = ?
       order by at, id`,
      [employeeId]
    )
  )

/** Puts the world's location on the map: G1 and G2 of the reference lie 100 m and 197 m away. */
export const onTheMap = ({ organisationId, locationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows(`update locations set latitude = 52.2297, longitude = 21.0122, radius_metres = 150 where id = ?`, [
      locationId,
    ])
  )
