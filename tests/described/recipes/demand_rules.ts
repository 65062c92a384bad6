import { newId } from '../../stage/ids.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Place } from '../home.ts'
import type { Stage } from '../stage.ts'
import { madeMetric } from './demand_metrics.ts'

const base = '/api/demand'
const admin = 'organisation admin'
const monday = '2031-03-03'

const saving = ({ positionId }: Place) => ({
  ...{ name: 'Cleaning', validFrom: monday, connections: [{ positionId, share: 1 }] },
  body: {
    work: { kind: 'fixed', people: 1, start: '08:00', durationMinutes: 60, weekdays: [1, 3] },
    ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
  },
})

/** A rule of its own for each request, as most of them change it. */
async function made(stage: Stage, more: object = {}): Promise<{ id: string; versions: { id: string }[] }> {
  const place = stage.places[0]
  const body = { ...saving(place), metricId: null, ...more }
  return stage.call(stage.as(admin), 'POST', `${base}/locations/${place.id}/rules`, body)
}

const ofRule =
  (bodyOf?: (stage: Stage) => object, more?: object): Recipe =>
  async (stage): Promise<Given> => {
    const { id } = await made(stage, more)
    return { who: stage.as(admin), params: { id }, ...(bodyOf && { body: bodyOf(stage) }) }
  }

async function ofSeries(stage: Stage): Promise<Given> {
  const who = stage.as(admin)
  const { id } = await madeMetric(stage)
  const query = { from: monday, until: '2031-03-10', metricIds: [id] }
  return { who, params: { locationId: stage.places[0].id }, query }
}

const staffing = {
  ...{ mostPeople: 4, leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30 },
  catalogue: [{ name: 'Early', start: '06:00', minutes: 480, weekdays: [1, 2] }],
  skillMix: null,
}

/** A position of its own, which no other request changes. */
async function newPosition(stage: Stage): Promise<{ locationId: string; positionId: string }> {
  const position = {
    ...{ name: `Baker ${newId()}`, color: 1, isDefault: false, visible: true, billable: true },
    includedInWorkingHours: true,
  }
  const made = '/api/organisation-management/positions'
  const { id: positionId } = await stage.call<{ id: string }>(stage.as(admin), 'POST', made, position)
  return { locationId: stage.places[0].id, positionId }
}

/** What the rules of a location need before they can be asked for. */
export const demandRules: Record<string, Recipe> = {
  'GET /api/demand/locations/{locationId}/rules': (stage) => ({
    ...{ who: stage.as(admin), params: { locationId: stage.places[0].id } },
  }),
  'POST /api/demand/locations/{locationId}/rules': (stage) => ({
    ...{ who: stage.as(admin), params: { locationId: stage.places[0].id } },
    body: { ...saving(stage.places[0]), metricId: null },
  }),
  'PUT /api/demand/rules/{id}': ofRule((stage) => saving(stage.places[0])),
  'DELETE /api/demand/rules/{id}': ofRule(),
  'DELETE /api/demand/rules/{id}/draft': ofRule(undefined, { validFrom: null }),
  'GET /api/demand/rules/{id}/versions': ofRule(),
  'POST /api/demand/rules/{id}/restorations': async (stage) => {
    const { id, versions } = await made(stage)
    const body = { versionId: versions[0]!.id, validFrom: monday }
    return { who: stage.as(admin), params: { id }, body }
  },
  'PUT /api/demand/locations/{locationId}/positions/{positionId}': async (stage) => {
    const who = stage.as(admin)
    const { locationId, positionId } = await newPosition(stage)
    // Changed once, so that its demand has the version that the position itself is known by.
    const path = `${base}/locations/${locationId}/positions/${positionId}`
    await stage.call(who, 'PUT', path, { version: 0, combination: 'sum', smoothed: true })
    return { who, params: { locationId, positionId }, body: { version: 1 } }
  },
  'GET /api/demand/locations/{locationId}/series': ofSeries,
  'GET /api/demand/needs': (stage) => ({
    ...{ who: stage.as(admin), query: { from: monday, until: '2031-03-10' } },
  }),
  'GET /api/demand/locations/{locationId}/staff': (stage) => ({
    ...{ who: stage.as(admin), params: { locationId: stage.places[0].id } },
    query: { from: monday, until: '2031-03-10' },
  }),
  'GET /api/demand/locations/{locationId}/staff/{positionId}': ({ as, places: [{ id, positionId }] }) => ({
    ...{ who: as(admin), params: { locationId: id, positionId } },
  }),
  'PUT /api/demand/locations/{locationId}/staff/{positionId}': async (stage) => {
    const who = stage.as(admin)
    const { locationId, positionId } = await newPosition(stage)
    const path = `${base}/locations/${locationId}/staff/${positionId}`
    // Changed once, for the same reason as above.
    await stage.call(who, 'PUT', path, { ...staffing, version: 0 })
    return { who, params: { locationId, positionId }, body: { ...staffing, version: 1 } }
  },
}
