import { problemQueues, resultQueue } from '@shiftloom/solver/worker/jobs'
import type { ChildProcess } from 'node:child_process'
import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { HubConnection } from '@microsoft/signalr'
import { client as hubClient, inbox } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { registeredJobs } from '#app/core/queue/job_registry'
import { queues } from '#app/core/queue/queues'
import { emptyQueue, end, startSolver } from '#tests/world/solver_process'
import { generator, openShifts, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import type { ScheduleEntry } from '#contracts/schedule'
import type {
  AutoScheduleRun,
  RunProgressMessage,
  RunStateMessage,
  VariantDetails,
  VariantKey,
} from '#contracts/auto_schedule'
import { world, type World } from '#tests/world/world'

const url = `http://${process.env.HOST}:${process.env.PORT}`

/** A shift without any qualified person keeps the search busy for its whole time. */
async function endlessWeek(w: World) {
  await openShifts(w)
  await place(w, [{ positionId: w.waiterId }])
}

test.group('A run through the queue and the solver process', (group) => {
  let solver: ChildProcess
  const open: HubConnection[] = []
  group.setup(async () => {
    for (const queue of problemQueues) await emptyQueue(queue)
    await import('#app/auto_schedule/jobs/auto_schedule_job')
    await queues.consume(resultQueue, registeredJobs().get(resultQueue)!)
    await hubServer().attach((await app.container.make('server')).getNodeServer() as Server)
    solver = await startSolver()
    return async () => {
      await Promise.all(open.splice(0).map((connection) => connection.stop()))
      await end(solver)
      await closeHubServer()
    }
  })

  type Show = (id: string) => PromiseLike<{ body(): { result: AutoScheduleRun } }>
  const reaches = async (
    show: Show,
    id: string,
    state: string,
    withinMs = 20_000
  ): Promise<AutoScheduleRun> => {
    for (const giveUp = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
      const run = (await show(id)).body().result
      if (run.state === state) return run
      if (Date.now() > giveUp) throw new Error(`The run is ${run.state}, not ${state}, after ${withinMs} ms.`)
    }
  }
  const watch = async (token: string) => {
    const connection = hubClient(url, token, 'jobs')
    open.push(connection)
    await connection.start()
    return connection
  }

  test('is proposed, sent to subscribers, and can be accepted', async ({ client, assert }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show, variant, accept } = generator(client, w.manager)
    const watcher = await watch(w.manager.token)
    const [states, progress] = [inbox(watcher, 'runState'), inbox(watcher, 'runProgress')]
    const { id } = (await request(weekAt(w))).body().result
    await watcher.invoke('WatchRun', id)
    const running = await reaches(show, id, 'running')
    assert.isAbove(running.progress!.iterations, -1)
    assert.equal(running.progress!.budgetMs, 5_000)

    const run = await reaches(show, id, 'proposed')
    assert.equal(run.figuresBefore!.unfilledShifts, 6)
    const plan: VariantDetails = (await variant(id)).body().result
    assert.equal(plan.figures.unfilledShifts, 1)
    assert.lengthOf(plan.changes, 5)
    assert.equal(plan.unfilled[0]!.fixes[0]!.kind, 'hire_hours')
    assert.lengthOf(plan.carriers, 6)
    assert.deepEqual(
      (states as RunStateMessage[]).map(({ state }) => state),
      ['running', 'proposed']
    )
    const sent = progress as RunProgressMessage[]
    assert.isTrue(sent.length >= 4 && sent.length <= 14, `${sent.length} messages in 5 s`)
    assert.isTrue(sent.every(({ runId }) => runId === id))

    const accepted = await accept(id)
    assert.isTrue(accepted.body().result.entries.every(({ source }: ScheduleEntry) => source === 'automatic'))
    await watcher.stop()
  }).timeout(40_000)

  test('is watched only by those who may read it', async ({ client, assert }) => {
    const [w, other] = [await world(), await world()]
    await openShifts(w, 1)
    const { id } = (await generator(client, w.manager).request(weekAt(w))).body().result
    for (const token of [w.employee.token, w.advisor.token, other.admin.token]) {
      const connection = await watch(token)
      await assert.rejects(() => connection.invoke('WatchRun', id), /core\.forbidden/)
      await assert.rejects(() => connection.invoke('WatchRun', 'nonsense'), /core\.forbidden/)
    }
  })

  test('stopped early it keeps the best so far', async ({ client, assert }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show, stop } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 600_000)).body().result
    await reaches(show, id, 'running')
    ;(await stop(id)).assertStatus(200)
    const run = await reaches(show, id, 'proposed')
    assert.equal(run.variants[0]!.changedShifts, 5)
    assert.equal((await stop(id)).body().Code, 'scheduling.run_not_open')
  }).timeout(40_000)

  test('cancelled it proposes nothing, and the solver is free again', async ({ client, assert }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show, cancel } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 600_000)).body().result
    await reaches(show, id, 'running')
    ;(await cancel(id)).assertStatus(200)
    const next = (await request(weekAt(w))).body().result
    await reaches(show, next.id, 'proposed')
    assert.containsSubset((await show(id)).body().result, { state: 'cancelled', variants: [] })
  }).timeout(40_000)

  const wanted = { variants: ['fairest', 'coverage'] as VariantKey[] }

  test('brings its variants, each lawful and whole', async ({ client, assert }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show, variant } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 5_000, wanted)).body().result
    const run = await reaches(show, id, 'proposed', 40_000)
    assert.deepEqual(
      run.variants.map(({ key }) => key),
      ['asked', 'fairest', 'coverage']
    )
    for (const { key, figures, gapPercent } of run.variants) {
      assert.containsSubset(figures, { unfilledShifts: 1, blockingViolations: 0 })
      assert.isTrue(gapPercent === null || (gapPercent >= 0 && gapPercent <= 100), `${gapPercent} %`)
      const plan: VariantDetails = (await variant(id, key)).body().result
      assert.lengthOf(plan.changes, 5)
      assert.isTrue(plan.changes.every(({ reasons }) => reasons.length > 0))
    }
  }).timeout(60_000)

  test('cancelled while its variants are searched it proposes none of them', async ({ client, assert }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show, cancel } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 600_000, wanted)).body().result
    await reaches(show, id, 'running')
    ;(await cancel(id)).assertStatus(200)
    const next = (await request(weekAt(w))).body().result
    await reaches(show, next.id, 'proposed')
    assert.containsSubset((await show(id)).body().result, { state: 'cancelled', variants: [] })
  }).timeout(40_000)

  test('a killed solver process loses nothing: another one takes the run up again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await endlessWeek(w)
    const { request, show } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 8_000, wanted)).body().result
    await reaches(show, id, 'running')
    await end(solver, 'SIGKILL')
    solver = await startSolver()
    const run = await reaches(show, id, 'proposed', 70_000)
    assert.deepEqual(
      run.variants.map(({ key, changedShifts }) => [key, changedShifts]),
      [
        ['asked', 5],
        ['fairest', 5],
        ['coverage', 5],
      ]
    )
  }).timeout(120_000)
})
