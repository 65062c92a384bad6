import { modelQueue, modelResultQueue } from '@shiftloom/solver/worker/jobs'
import type { ChildProcess } from 'node:child_process'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { registeredJobs } from '#app/core/queue/job_registry'
import { queues } from '#app/core/queue/queues'
import { organisationContext, rows } from '#app/core/organisation_context'
import { modelDesk, monday, scopeAt } from '#app/demand/runs/testing/model_desk'
import { linearBody, madeMetric, ruleDesk } from '#app/demand/testing/rule_desk'
import type { LabourModelDetails } from '#contracts/labour_model'
import { emptyQueue, end, startSolver } from '#tests/world/solver_process'
import { world, type World } from '#tests/world/world'

const positions = 25
const longScope = (w: World) => scopeAt(w, { until: '2030-04-08' })

/** So many positions with an uneven need around the clock that a run takes seconds. */
async function busyPlace(client: ApiClient): Promise<World> {
  const w = await world()
  const metricId = await madeMetric(w)
  const ids = await organisationContext.run(w.organisationId, async () => {
    await rows(
      `insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select ?, ?, ?, at, 40 + 35 * sin(extract(epoch from at) / 9000) + (extract(epoch from at)::bigint / 3600 % 7)
       from generate_series(current_date - 60, current_date, interval '1 hour') at returning 1`,
      [w.organisationId, metricId, w.locationId]
    )
    await rows(`update locations set working_hours = '[]' where id = ? returning 1`, [w.locationId])
    return rows<{ id: string }>(
      `insert into positions (id, organisation_id, name)
       select gen_random_uuid(), ?, 'Post ' || n from generate_series(1, ?::int) n returning id`,
      [w.organisationId, positions]
    )
  })
  await ruleDesk(client, w, w.admin).created(metricId, {
    ...{ validFrom: monday, body: linearBody({ maximum: 20 }) },
    connections: ids.map(({ id }) => ({ positionId: id, share: 1 })),
  })
  return w
}

test.group('A run of the labour model through the queue and the solver process', (group) => {
  let solver: ChildProcess
  group.setup(async () => {
    await emptyQueue(modelQueue)
    await import('#app/demand/runs/jobs/labour_model_job')
    await queues.consume(modelResultQueue, registeredJobs().get(modelResultQueue)!)
    solver = await startSolver()
    return () => end(solver)
  })

  type Show = (id: string) => PromiseLike<{ body(): { result: LabourModelDetails } }>
  const reaches = async (show: Show, id: string, state: string, withinMs = 60_000) => {
    for (const giveUp = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const run = (await show(id)).body().result
      if (run.state === state) return run
      if (Date.now() > giveUp) throw new Error(`The run is ${run.state}, not ${state}, after ${withinMs} ms.`)
    }
  }

  test('a killed solver process loses nothing: another one takes the run up again', async ({
    client,
    assert,
  }) => {
    const w = await busyPlace(client)
    const { request, show } = modelDesk(client, w.admin)
    const { id } = (await request(longScope(w))).body().result
    await reaches(show, id, 'running')
    await end(solver, 'SIGKILL')
    assert.equal((await show(id)).body().result.state, 'running')
    solver = await startSolver()
    const run = await reaches(show, id, 'proposed', 120_000)
    assert.lengthOf(run.rows, positions)
    assert.isTrue(run.rows.every(({ after }) => after.every(({ missing }) => missing === 0)))
    assert.deepEqual(run.progress!.total, positions)
  }).timeout(240_000)

  test('stopped early it keeps what is made, cancelled it offers nothing', async ({ client, assert }) => {
    const w = await busyPlace(client)
    const { request, show, stop, cancel, reject } = modelDesk(client, w.admin)
    const { id } = (await request(longScope(w))).body().result
    await reaches(show, id, 'running')
    ;(await stop(id)).assertStatus(200)
    const stopped = await reaches(show, id, 'proposed')
    assert.isBelow(stopped.rows.length, positions)
    ;(await reject(id)).assertStatus(200)
    const next = (await request(longScope(w))).body().result
    await reaches(show, next.id, 'running')
    ;(await cancel(next.id)).assertStatus(200)
    assert.containsSubset((await show(next.id)).body().result, { state: 'cancelled', rows: [] })
  }).timeout(240_000)
})
