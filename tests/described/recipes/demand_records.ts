import { newId } from '../../stage/ids.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { madeMetric } from './demand_metrics.ts'

const base = '/api/demand'
const admin = 'organisation admin'
const monday = '2031-03-03'

/** The first metric of the company, at its first place. */
async function placeOf(stage: Stage) {
  const who = stage.as(admin)
  const metrics = await stage.call<{ id: string }[]>(who, 'GET', `${base}/metrics`)
  return { who, params: { locationId: stage.places[0].id, metricId: metrics[0]!.id } }
}

type Records = { stepMinutes: number; values: (number | null)[] }

/** Today's records as they are, with one more or one less. */
async function changing(stage: Stage): Promise<Given> {
  const { who, params } = await placeOf(stage)
  const path = `${base}/locations/${params.locationId}/metrics/${params.metricId}/records`
  const query = `from=${monday}&until=2031-03-04`
  const { stepMinutes, values } = await stage.call<Records>(who ?? null, 'GET', `${path}?${query}`)
  const after = values.map((value, at) => (at === 0 ? (value === null ? 5 : null) : value))
  return {
    who,
    params,
    body: { stepMinutes, days: [{ day: monday, before: values, values: after }] },
  }
}

const fair = () => ({
  metricId: null,
  name: `Fair ${newId()}`,
  from: monday,
  until: '2031-03-05',
  factor: 1.2,
})

const ofMade =
  (body?: () => object): Recipe =>
  async (stage): Promise<Given> => {
    const who = stage.as(admin)
    const path = `${base}/locations/${stage.places[0].id}/special-days`
    const { id } = await stage.call<{ id: string }>(who, 'POST', path, fair())
    return { who, params: { id }, ...(body && { body: body() }) }
  }

/** Of a metric of its own, which no other request changes; changed once, so that it has a version. */
async function forecast(stage: Stage) {
  const who = stage.as(admin)
  const { id: metricId } = await madeMetric(stage)
  const locationId = stage.places[0].id
  const path = `${base}/locations/${locationId}/metrics/${metricId}/forecast`
  await stage.call(who, 'PUT', path, { version: 0, method: null, percentile: 70 })
  return { who, params: { locationId, metricId } }
}

/** What records and special days need before they can be asked for. */
export const demandRecords: Record<string, Recipe> = {
  'GET /api/demand/locations/{locationId}/metrics/{metricId}/records': async (stage) => ({
    ...(await placeOf(stage)),
    query: { from: monday, until: '2031-03-10' },
  }),
  'POST /api/demand/locations/{locationId}/metrics/{metricId}/record-changes': changing,
  'GET /api/demand/locations/{locationId}/metrics/{metricId}/forecast': forecast,
  'PUT /api/demand/locations/{locationId}/metrics/{metricId}/forecast': async (stage) => ({
    ...(await forecast(stage)),
    body: { version: 1, method: 'mean_4', percentile: 80 },
  }),
  'GET /api/demand/locations/{locationId}/special-days': (stage) => ({
    ...{ who: stage.as(admin), params: { locationId: stage.places[0].id } },
    query: { from: monday, until: '2031-03-10' },
  }),
  'POST /api/demand/locations/{locationId}/special-days': (stage) => ({
    ...{ who: stage.as(admin), params: { locationId: stage.places[0].id }, body: fair() },
  }),
  'PUT /api/demand/special-days/{id}': ofMade(fair),
  'DELETE /api/demand/special-days/{id}': ofMade(),
}
