import { addDays, comingMonday } from '../../stage/days.ts'
import { until } from '../../stage/until.ts'
import type { Recipe } from '../ask.ts'
import type { Place } from '../home.ts'
import type { Stage } from '../stage.ts'

const base = '/api/demand'
const admin = 'organisation admin'
const monday = comingMonday()

const scopeOf = ({ id }: Place) => ({
  ...{ from: monday, until: addDays(monday, 3), locationIds: [id], positionIds: [] },
  keep: { published: true, manual: true },
})

type Run = { id: string; state: string; scope: { locationIds: string[] } }
const openRunAt = async ({ as, call }: Stage, { id }: Place): Promise<Run | undefined> =>
  (await call<Run[]>(as(admin), 'GET', `${base}/labour-model-runs?state=open`)).find(({ scope }) =>
    scope.locationIds.includes(id)
  )

/** A rule asks for people there, and no run holds the place. */
async function prepared(stage: Stage, place: Place): Promise<void> {
  const { as, call } = stage
  await call(as(admin), 'POST', `${base}/locations/${place.id}/rules`, {
    ...{ name: 'At the till', metricId: null, validFrom: monday },
    connections: [{ positionId: place.positionId, share: 1 }],
    body: {
      work: { kind: 'fixed', people: 1, start: '08:00', durationMinutes: 600, weekdays: [1, 2, 3] },
      ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
    },
  })
  await until(async () => {
    const run = await openRunAt(stage, place)
    if (!run) return
    const end = run.state === 'proposed' ? 'rejection' : 'cancellation'
    // It may have ended on its own between the two; then the next look finds it so.
    await call(as(admin), 'POST', `${base}/labour-model-runs/${run.id}/${end}`).catch(() => {})
    return false
  })
}

const request = async (stage: Stage, place: Place): Promise<string> => {
  await prepared(stage, place)
  const { id } = await stage.call<Run>(stage.as(admin), 'POST', `${base}/labour-model-runs`, scopeOf(place))
  return id
}

const ofProposed =
  (body?: object): Recipe =>
  async (stage) => {
    const place = stage.places[0]
    const id = await request(stage, place)
    await until(async () => (await openRunAt(stage, place))?.state === 'proposed')
    return { who: stage.as(admin), params: { id }, body }
  }
const ofBegun: Recipe = async (stage) => ({
  ...{ who: stage.as(admin), params: { id: await request(stage, stage.places[1]) } },
})

/** What runs of the labour model need before they can be asked for. */
export const labourModel: Record<string, Recipe> = {
  'POST /api/demand/labour-model-checks': async (stage) => {
    await prepared(stage, stage.places[2])
    return { who: stage.as(admin), body: scopeOf(stage.places[2]) }
  },
  'POST /api/demand/labour-model-runs': async (stage) => {
    await prepared(stage, stage.places[2])
    return { who: stage.as(admin), body: scopeOf(stage.places[2]) }
  },
  'GET /api/demand/labour-model-runs/{id}': ofProposed(),
  'POST /api/demand/labour-model-runs/{id}/stop': ofBegun,
  'POST /api/demand/labour-model-runs/{id}/cancellation': ofBegun,
  'POST /api/demand/labour-model-runs/{id}/rejection': ofProposed(),
  'POST /api/demand/labour-model-runs/{id}/acceptances': ofProposed({
    ...{ day: null, locationId: null, positionId: null },
  }),
}
