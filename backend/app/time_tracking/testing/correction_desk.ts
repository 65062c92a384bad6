import type { ApiClient } from '@japa/api-client'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { CorrectionInput, TimeCorrection } from '#contracts/time_corrections'
import type { Person, World } from '#tests/world/world'

const base = '/api/time-tracking'
/** The day before yesterday: corrections are about days that have just passed. */
export const correctedDay = addDays(dayOf(Date.now(), 'UTC'), -2)
export const aroundThen = { from: addDays(correctedDay, -2), until: addDays(correctedDay, 3) }

/** Clock times are the same at the world's first location as in punches of tests. */
export const inUtc = ({ organisationId, locationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows(`update locations set time_zone = 'Etc/UTC' where id = ?`, [locationId])
  )

/** What a person does with corrections over HTTP: by default of work from 8 to 16 two days ago. */
export function correctionDesk(client: ApiClient, world: World, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const answer = (deed: string) => (id: string, body: object) =>
    as(client.post(`${base}/corrections/${id}/${deed}`)).json(body)
  const withdraw = answer('withdrawal')
  const accept = answer('acceptance')
  const reject = answer('rejection')
  const file = (more: Partial<CorrectionInput> = {}) =>
    as(client.post(`${base}/own/corrections`)).json({
      ...{ recordId: null, day: correctedDay, locationId: world.locationId },
      ...{ start: '08:00', end: '16:00', breaks: [], reason: 'The tablet was off', ...more },
    })
  return {
    file,
    filed: async (more: Partial<CorrectionInput> = {}): Promise<string> => {
      const answered = await file(more)
      answered.assertStatus(201)
      return answered.body().result.id
    },
    list: async (more: object = {}): Promise<TimeCorrection[]> =>
      (await as(client.get(`${base}/corrections`)).qs({ ...aroundThen, ...more })).body().result.items,
    accept: (id: string, version = 1) => accept(id, { version }),
    reject: (id: string, reason = 'You were not planned') => reject(id, { version: 1, reason }),
    withdraw: (id: string) => withdraw(id, { version: 1 }),
  }
}
