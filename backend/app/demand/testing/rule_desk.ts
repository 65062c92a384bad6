import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { DemandRule, RuleBody, RuleCreation } from '#contracts/demand_rules'
import type { Person, World } from '#tests/world/world'

const path = '/api/demand'
/** A Monday ahead of every test. */
export const monday = '2030-03-04'

export const linearBody = (more: Partial<RuleBody> = {}): RuleBody => ({
  ...{ work: { kind: 'linear', unitsPerPersonHour: 20 }, minimum: 1, maximum: 5, hours: null },
  ...{ bufferBeforeMinutes: 30, bufferAfterMinutes: 30, ...more },
})

/** A metric of the world's organisation, written to the database itself. */
export async function madeMetric(
  { organisationId }: World,
  name = 'Tickets',
  aggregation: 'flow' | 'level' = 'flow'
): Promise<string> {
  const id = newId()
  await organisationContext.run(organisationId, () =>
    trx()
      .table('demand_metrics')
      .insert({ id, organisation_id: organisationId, name, data_type: 'COUNT', aggregation })
  )
  return id
}

/** Values of a metric at the world's first location, by wall-clock time `YYYY-MM-DD HH:mm`. */
export const madeRecords = (world: World, metricId: string, values: Record<string, number>) =>
  organisationContext.run(world.organisationId, () =>
    rows(
      `insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select ?, ?, ?, r.at, r.value from jsonb_to_recordset(?::jsonb) as r (at timestamp, value numeric)`,
      [
        ...[world.organisationId, metricId, world.locationId],
        JSON.stringify(Object.entries(values).map(([at, value]) => ({ at, value }))),
      ]
    )
  )

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
