import { problemQueues } from '@shiftloom/solver/worker/jobs'
import { test } from '@japa/runner'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import { organisationContext, rows } from '#app/core/organisation_context'
import { queues } from '#app/core/queue/queues'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { storeProgress } from '#app/auto_schedule/actions/store_progress'
import { sweepRuns } from '#app/auto_schedule/actions/sweep_runs'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { emptyQueue } from '#tests/world/solver_process'
import { generator, openShifts, proposedRun, solved, weekAt } from '#app/auto_schedule/testing/stage'
import { world, type World } from '#tests/world/world'

const progress = {
  elapsedMs: 500,
  budgetMs: 5_000,
  score: 9,
  lowerBound: null,
  unfilledMinutes: 480,
  unfilledShifts: 1,
  iterations: 100,
}
const inside = <T>({ organisationId }: World, work: () => Promise<T>) =>
  organisationContext.run(organisationId, work)
const waiting = async () => {
  const counts = await Promise.all(problemQueues.map((queue) => queues.counts(queue)))
  return counts.reduce((total, { waiting: count = 0 }) => total + count, 0)
}

test.group('How a run ends', () => {
  const requested = async (client: Parameters<typeof generator>[0]) => {
    const w = await world()
    await openShifts(w, 2)
    const planner = generator(client, w.manager)
    const { id } = (await planner.request(weekAt(w))).body().result as { id: string }
    const shown = async () => (await planner.show(id)).body().result
    return { w, id, planner, shown }
  }

  test("the solver's failure is shown as a sentence that helps", async ({ client, assert }) => {
    const { w, id, shown, planner } = await requested(client)
    await inside(w, () => storeAnswer({ runId: id, failure: { code: 'solver_failed' } }))
    assert.containsSubset(await shown(), { state: 'failed', failureCode: 'scheduling.generation_failed' })
    assert.equal((await planner.accept(id)).body().Code, 'scheduling.run_not_open')
    // The location is free again.
    ;(await planner.request(weekAt(w))).assertStatus(201)
  })

  test('an answer that fits another question is a failure', async ({ client, assert }) => {
    const { w, id, shown } = await requested(client)
    const result = { changes: [{ shiftId: 'x', fromPersonId: null, toPersonId: 'y', reasons: [] }] }
    await inside(w, () => storeAnswer({ runId: id, result: result as unknown as RosterResult }))
    assert.equal((await shown()).state, 'failed')
  })

  test('an answer that comes twice or after a cancellation changes nothing', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w)
    const { accept, show } = generator(client, w.manager)
    await accept(run.id)
    await solved(w, run.id)
    await inside(w, () => storeAnswer({ runId: run.id, failure: { code: 'stalled' } }))
    assert.equal((await show(run.id)).body().result.state, 'accepted')

    const { w: other, id, planner, shown } = await requested(client)
    await planner.cancel(id)
    await inside(other, () => storeAnswer({ runId: id, failure: { code: 'cancelled' } }))
    await inside(other, () => storeProgress(id, progress))
    assert.containsSubset(await shown(), { state: 'cancelled', failureCode: null, progress: null })
  })

  test('a cancelled run that still waits leaves the queue', async ({ client, assert }) => {
    const { id, planner } = await requested(client)
    const before = await waiting()
    ;(await planner.cancel(id)).assertStatus(200)
    assert.equal(await waiting(), before - 1)
  })

  test('progress is stored once at a time, however many processes hear it', async ({ client, assert }) => {
    const { w, id, shown } = await requested(client)
    const hear = (iterations: number) => inside(w, () => storeProgress(id, { ...progress, iterations }))
    assert.deepEqual((await Promise.all([hear(1), hear(1), hear(1)])).sort(), [false, false, true])
    assert.isFalse(await hear(2))
    assert.containsSubset(await shown(), { state: 'running', progress: { iterations: 1, unfilledShifts: 1 } })
    await new Promise((resolve) => setTimeout(resolve, 450))
    assert.isTrue(await hear(3))
  })
})

test.group('The sweeper of runs', () => {
  test('sends again what never reached the queue, once', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const { id } = (await generator(client, w.manager).request(weekAt(w))).body().result
    for (const queue of problemQueues) await emptyQueue(queue)
    const sweep = () => inside(w, () => sweepRuns())
    await sweep()
    assert.equal(await waiting(), 0)
    await inside(w, () =>
      rows(`update auto_schedule_runs set updated_at = now() - interval '31 seconds' where id = ?`, [id])
    )
    await Promise.all([sweep(), sweep()])
    await sweep()
    assert.equal(await waiting(), 1)
    assert.include(await recentlyUsedOrganisations(), w.organisationId)
  })

  test('fails a run without a sign of life long after its time, and no other', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const { request, show } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 60_000)).body().result
    await inside(w, () => storeProgress(id, progress))
    const after = async (started: string, heard: string) => {
      await inside(w, () =>
        rows(
          `update auto_schedule_runs set started_at = now() - ?::interval, progress_at = now() - ?::interval where id = ?`,
          [started, heard, id]
        )
      )
      await inside(w, () => sweepRuns())
      return (await show(id)).body().result.state
    }
    assert.equal(await after('2 minutes 50 seconds', '2 minutes 50 seconds'), 'running')
    // Taken up again after a worker died: late, but alive.
    assert.equal(await after('10 minutes', '20 seconds'), 'running')
    assert.equal(await after('3 minutes 10 seconds', '2 minutes 10 seconds'), 'failed')
  })
})
