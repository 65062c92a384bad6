import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type { PeriodCopying } from '#contracts/period_copies'
import type { ScheduleTemplate, TemplateApplying } from '#contracts/schedule_templates'
import type { Person, World } from '#tests/world/world'

const path = '/api/scheduling'
/** A Monday ahead of every test, in a week without holidays and without a change of the clocks. */
export const monday = '2030-03-04'

/** What a planner does with templates over HTTP. */
export function templateDesk(client: ApiClient, world: World, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const usual = {
    ...{ locationId: world.locationId, name: 'Week A', description: null, withPeople: true },
    ...{ from: monday, until: '2030-03-11' },
  }
  const once: TemplateApplying = { from: '2030-03-11', repetitions: 1, withPeople: true, refused: 'skip' }
  const copied: PeriodCopying = {
    ...{ from: monday, until: '2030-03-11', weeks: 1, locationIds: [], withPeople: true, refused: 'skip' },
  }
  const save = (more: object = {}) => as(client.post(`${path}/templates`)).json({ ...usual, ...more })
  return {
    save,
    saved: async (more: object = {}): Promise<ScheduleTemplate> => {
      const answer = await save(more)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
    list: () => as(client.get(`${path}/templates`)),
    show: (id: string) => as(client.get(`${path}/templates/${id}`)),
    change: (id: string, body: object) => as(client.put(`${path}/templates/${id}`)).json(body),
    remove: (id: string) => as(client.delete(`${path}/templates/${id}`)),
    preview: (id: string, more: object = {}) =>
      as(client.post(`${path}/templates/${id}/previews`)).json({ ...once, ...more }),
    apply: (id: string, more: object = {}) =>
      as(client.post(`${path}/templates/${id}/applications`)).json({ id: newId(), ...once, ...more }),
    previewFixed: (from: string, until: string) =>
      as(client.post(`${path}/fixed-templates/previews`)).json({
        ...{ from, until },
        locationIds: [world.locationId],
      }),
    fillFixed: (from: string, until: string, id = newId()) =>
      as(client.post(`${path}/fixed-templates/applications`)).json({
        ...{ id, from, until },
        locationIds: [world.locationId],
      }),
    previewCopy: (more: object = {}) =>
      as(client.post(`${path}/period-copies/previews`)).json({ ...copied, ...more }),
    copyPeriod: (more: object = {}) =>
      as(client.post(`${path}/period-copies`)).json({ id: newId(), ...copied, ...more }),
  }
}
