import { planLocation } from '@shiftloom/solver/labour_model/run/plan_location'
import type { ModelProblem } from '@shiftloom/solver/labour_model/run/problem'
import type { ApiClient } from '@japa/api-client'
import { organisationContext, rows } from '#app/core/organisation_context'
import { storeModelAnswer } from '#app/demand/runs/actions/store_model_answer'
import type { LabourModelDetails, LabourModelScope, ModelPart } from '#contracts/labour_model'
import { ruleDesk } from '#app/demand/testing/rule_desk'
import { withoutRules, world, type Person, type World } from '#tests/world/world'

const path = '/api/demand'
/** A Monday ahead of every test, and its Tuesday. */
export const monday = '2030-03-04'
export const tuesday = '2030-03-05'

export const scopeAt = ({ locationId }: World, more: Partial<LabourModelScope> = {}): LabourModelScope => ({
  ...{ from: monday, until: '2030-03-06', locationIds: [locationId], positionIds: [] },
  ...{ keep: { published: true, manual: true }, ...more },
})

/** Twelve hours a day for one cook. */
export const tillRule = ({ cookId }: World) => ({
  ...{ name: 'At the till', metricId: null, validFrom: monday },
  connections: [{ positionId: cookId, share: 1 }],
  body: {
    work: {
      ...{ kind: 'fixed' as const, people: 1, start: '08:00', durationMinutes: 720 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    },
    ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
})

/** The same hours for one waiter. */
export const tablesRule = (w: World) => ({
  ...tillRule(w),
  ...{ name: 'At the tables', connections: [{ positionId: w.waiterId, share: 1 }] },
})

/** What an administrator does with the labour model over HTTP. */
export function modelDesk(client: ApiClient, who: Person) {
  const post = (url: string, body: object = {}) =>
    client.post(`${path}/${url}`).bearerToken(who.token).json(body)
  const get = (url: string) => client.get(`${path}/${url}`).bearerToken(who.token)
  const runs = 'labour-model-runs'
  return {
    check: (scope: LabourModelScope) => post('labour-model-checks', scope),
    request: (scope: LabourModelScope) => post(runs, scope),
    list: () => get(`${runs}?state=open`),
    show: (id: string) => get(`${runs}/${id}`),
    stop: (id: string) => post(`${runs}/${id}/stop`),
    cancel: (id: string) => post(`${runs}/${id}/cancellation`),
    reject: (id: string) => post(`${runs}/${id}/rejection`),
    accept: (id: string, part: ModelPart = {}) => post(`${runs}/${id}/acceptances`, part),
  }
}

/** Answers a run the way the solver would, without a queue. */
export async function solvedModel(world: World, runId: string): Promise<void> {
  await organisationContext.run(world.organisationId, async () => {
    const [row] = await rows<{ problem: ModelProblem }>('select problem from demand_runs where id = ?', [
      runId,
    ])
    const { locations, slotMinutes } = row!.problem
    const found = locations.flatMap((location) => planLocation(location, slotMinutes))
    await storeModelAnswer({ runId, rows: found })
  })
}

/** A run that has made its shifts. */
export async function proposedModel(
  client: ApiClient,
  world: World,
  scope = scopeAt(world)
): Promise<LabourModelDetails> {
  const { request, show } = modelDesk(client, world.admin)
  const answer = await request(scope)
  if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
  const { id } = answer.body().result
  await solvedModel(world, id)
  return (await show(id)).body().result
}

/** A company with a rule for its cooks, whose shifts have four to eight hours. */
export async function staffed(client: ApiClient): Promise<World> {
  const w = await world()
  await withoutRules(w)
  await ruleDesk(client, w, w.admin).created(null, tillRule(w))
  const lengths = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30 }
  const answer = await client
    .put(`/api/demand/locations/${w.locationId}/staff/${w.cookId}`)
    .bearerToken(w.admin.token)
    .json({ version: 0, mostPeople: null, ...lengths, catalogue: [], skillMix: null })
  answer.assertStatus(200)
  return w
}
