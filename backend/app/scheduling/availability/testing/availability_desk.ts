import type { ApiClient } from '@japa/api-client'
import type { PersonAvailability } from '#contracts/availability'
import type { Person } from '#tests/world/world'

const path = '/api/scheduling/availabilities'

/** A week ahead of every test: Monday to Sunday. */
export const days = ['2030-03-04', '2030-03-05', '2030-03-06', '2030-03-07'] as const
export const span = { from: '2030-03-01', until: '2030-04-02' }

/** What a person does with availability over HTTP. */
export function availabilityDesk(client: ApiClient, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const read = (employeeId?: string, asked = span) => as(client.get(path)).qs({ ...asked, employeeId })
  return {
    read,
    declare: (more: object = {}) =>
      as(client.post(path)).json({ kind: 'unavailable', days: [days[0]], hours: null, ...more }),
    clear: (body: object) => as(client.post(`${path}/withdrawals`)).json(body),
    change: (id: string, body: object) =>
      as(client.put(`${path}/${id}`)).json({ kind: 'preferred', hours: null, scope: 'one', ...body }),
    remove: (id: string, body: object) => as(client.delete(`${path}/${id}`)).json({ scope: 'one', ...body }),
    people: () => as(client.get(`${path}/people`)),
    shown: async (employeeId?: string, asked = span): Promise<PersonAvailability> => {
      const answer = await read(employeeId, asked)
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
  }
}

/** Each entry as a line, by start. */
export const linesOf = ({ entries }: PersonAvailability): string[] =>
  entries.map(({ day, kind, hours }) => `${day} ${kind} ${hours ? `${hours.start}-${hours.end}` : 'all day'}`)
