import type { ApiClient } from '@japa/api-client'
import type { DemandRule, RuleBody, RuleCreation } from '#contracts/demand_rules'
import type { Person, World } from '#tests/world/world'

export { madeMetric, madeRecords } from '#tests/world/metrics'

const path = '/api/demand'
/** A Monday ahead of every test. */
export const monday = '2030-03-04'

export const linearBody = (more: Partial<RuleBody> = {}): RuleBody => ({
  ...{ work: { kind: 'linear', unitsPerPersonHour: 20 }, minimum: 1, maximum: 5, hours: null },
  ...{ bufferBeforeMinutes: 30, bufferAfterMinutes: 30, ...more },
})

/** What a planner does with rules over HTTP. */
export function ruleDesk(client: ApiClient, world: World, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const place = `${path}/locations/${world.locationId}`
  const usual = (metricId: string | null, more: Partial<RuleCreation> = {}): RuleCreation => ({
    ...{ name: 'Tickets at the till', metricId, body: linearBody(), validFrom: monday },
    ...{ connections: [{ positionId: world.cookId, share: 1 }], ...more },
  })
  const create = (metricId: string | null, more: Partial<RuleCreation> = {}, at = place) =>
    as(client.post(`${at}/rules`)).json(usual(metricId, more))
  return {
    usual,
    create,
    created: async (metricId: string | null, more: Partial<RuleCreation> = {}): Promise<DemandRule> => {
      const answer = await create(metricId, more)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
    list: (from?: string) => as(client.get(`${place}/rules`)).qs(from ? { from } : {}),
    listAt: (locationId: string) => as(client.get(`${path}/locations/${locationId}/rules`)),
    change: (id: string, body: object) => as(client.put(`${path}/rules/${id}`)).json(body),
    remove: (id: string, version: number) => as(client.delete(`${path}/rules/${id}`)).json({ version }),
    discard: (id: string, version: number) =>
      as(client.delete(`${path}/rules/${id}/draft`)).json({ version }),
    history: (id: string) => as(client.get(`${path}/rules/${id}/versions`)),
    restore: (id: string, body: object) => as(client.post(`${path}/rules/${id}/restorations`)).json(body),
    position: (positionId: string, body: object) =>
      as(client.put(`${place}/positions/${positionId}`)).json(body),
    series: (query: object) => as(client.get(`${place}/series`)).qs(query),
  }
}
