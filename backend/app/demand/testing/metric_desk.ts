import type { ApiClient } from '@japa/api-client'
import type { Metric, MetricCreation, MetricUsage } from '#contracts/demand'
import type { Person } from '#tests/world/world'

const path = '/api/demand/metrics'

/** What an administrator does with metrics over HTTP. */
export function metricDesk(client: ApiClient, { token }: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(token)
  const create = (name: string, more: Partial<MetricCreation> = {}) =>
    as(client.post(path)).json({ name, dataType: 'COUNT', aggregation: 'flow', ...more })
  return {
    create,
    created: async (name: string, more: Partial<MetricCreation> = {}): Promise<Metric> => {
      const answer = await create(name, more)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
    list: async (): Promise<Metric[]> => (await as(client.get(path))).body().result,
    rename: (id: string, name: string, version = 1) =>
      as(client.put(`${path}/${id}`)).json({ name, version }),
    remove: (id: string, version = 1) => as(client.delete(`${path}/${id}`)).json({ version }),
    usage: (id: string) => as(client.get(`${path}/${id}/usage`)),
    usageOf: async (id: string): Promise<MetricUsage> =>
      (await as(client.get(`${path}/${id}/usage`))).body().result,
  }
}
