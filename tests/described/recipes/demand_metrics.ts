import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'

const base = '/api/demand/metrics'
const admin = 'organisation admin'

/** An unused name of Latin letters. */
const freshName = (): string =>
  `Units${Array.from({ length: 12 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join('')}`
const metric = () => ({ name: freshName(), dataType: 'COUNT', aggregation: 'flow' })

/** A metric of its own for each request, as most of them change it; earlier ones go, as a company has so many at most. */
const ofMetric =
  (bodyOf?: () => object): Recipe =>
  async (stage): Promise<Given> => {
    const { id } = await madeMetric(stage)
    return { who: stage.as(admin), params: { metricId: id }, ...(bodyOf && { body: bodyOf() }) }
  }

export async function madeMetric(stage: Stage): Promise<{ id: string }> {
  const who = stage.as(admin)
  await makeRoom(stage)
  return stage.call(who, 'POST', base, metric())
}

async function makeRoom(stage: Stage): Promise<void> {
  const who = stage.as(admin)
  const there = await stage.call<{ id: string; name: string; version: number }[]>(who, 'GET', base)
  for (const { id, name, version } of there)
    if (name.startsWith('Units')) await stage.call(who, 'DELETE', `${base}/${id}`, { version })
}

/** What metrics need before they can be asked for. */
export const demandMetrics: Record<string, Recipe> = {
  'POST /api/demand/metrics': async (stage) => {
    await makeRoom(stage)
    return { who: stage.as(admin), body: metric() }
  },
  'PUT /api/demand/metrics/{metricId}': ofMetric(() => ({ name: freshName() })),
  'DELETE /api/demand/metrics/{metricId}': ofMetric(),
  'GET /api/demand/metrics/{metricId}/usage': ofMetric(),
}
