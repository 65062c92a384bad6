/** The worker as a process, over real stores: `node --test solver/e2e/*.e2e.ts`. */
import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { problemQueue, orderQueue, resultQueue, smallProblemQueue } from '../src/worker/jobs.ts'
import { eventually, openDesk, type Desk } from './desk.ts'
import { ownPostgres, ownRedis, type OwnStore } from './stores.ts'

const LONG_MS = 60_000

for (const [name, open] of [
  ['PostgreSQL', ownPostgres],
  ['Redis', ownRedis],
] as const) {
  suite(`the solver process over ${name}`, async () => {
    const store = await open()
    if (!store && process.env.CI === 'true') throw new Error(`${name} is missing on this machine.`)
    if (store) behaviour(store)
    else test(`${name} is not installed`, { skip: true }, () => {})
  })
}

function behaviour(store: OwnStore): void {
  let desk: Desk
  before(async () => {
    desk = await openDesk(store)
  })
  after(async () => {
    await desk.close()
    await store.stop()
  })
  const running = (runId: string) => eventually(() => desk.progressOf(runId).length > 1, 5000)
  const outcome = (runId: string, patienceMs?: number) => eventually(() => desk.outcomeOf(runId), patienceMs)

  test('three that start at once on the same store are all ready', async () => {
    const workers = await Promise.all([desk.startWorker(), desk.startWorker(), desk.startWorker()])
    for (const worker of workers) await desk.endWorker(worker, 'SIGTERM')
    assert.deepEqual(
      workers.map(({ exitCode }) => exitCode),
      [0, 0, 0]
    )
  })

  test('a run tells its progress about four times a second and hands its roster on', async () => {
    const worker = await desk.startWorker()
    const runId = await desk.submit(4000)
    const found = await outcome(runId)
    assert.ok('result' in found)
    assert.equal(found.result.stopped, 'budget')
    assert.equal(found.result.figuresAfter.blockingViolations, 0)
    const progress = desk.progressOf(runId)
    assert.ok(progress.length >= 4 && progress.length <= 20, `${progress.length} messages`)
    assert.equal(
      (await desk.queue(resultQueue).getJob(`result-${runId}`))?.data.organisationId,
      'organisation'
    )
    await eventually(async () => (await desk.queue(smallProblemQueue).getJob(runId))?.isCompleted() ?? false)
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('alternatives are searched side by side and come with the result', async () => {
    const worker = await desk.startWorker()
    const goals = { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 100 }
    const alternatives = [
      { key: 'cheapest', goals },
      { key: 'fairest', goals: { ...goals, cost: 0, fairness: 100 } },
      { key: 'steadiest', goals: { ...goals, cost: 0, stability: 100 } },
    ]
    const runId = await desk.submit(2000, alternatives)
    const found = await outcome(runId, 30_000)
    assert.ok('result' in found)
    assert.deepEqual(
      found.alternatives.map(({ key }) => key),
      ['cheapest', 'fairest', 'steadiest']
    )
    for (const { result } of [...found.alternatives, found]) {
      assert.equal(result.figuresAfter.blockingViolations, 0)
      assert.ok(result.elapsedMs < 2000 + 2000, `${result.elapsedMs} ms`)
    }
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a stop keeps the best so far', async () => {
    const worker = await desk.startWorker()
    const runId = await desk.submit(LONG_MS)
    await running(runId)
    await desk.order('stop', runId)
    const found = await outcome(runId, 2000)
    assert.ok('result' in found)
    assert.equal(found.result.stopped, 'stopped')
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a stop said before the run begins is not lost', async () => {
    const worker = await desk.startWorker()
    const first = await desk.submit(LONG_MS)
    await running(first)
    const second = await desk.submit(LONG_MS)
    await desk.order('stop', second)
    await desk.order('stop', first)
    assert.ok('result' in (await outcome(first)))
    const found = await outcome(second)
    assert.ok('result' in found && found.result.stopped === 'stopped')
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('an order whose notification was lost is found in the store, and is gone afterwards', async () => {
    const waiting = await desk.submit(LONG_MS)
    await desk.leaveOrder('stop', waiting)
    const worker = await desk.startWorker()
    const found = await outcome(waiting)
    assert.ok('result' in found && found.result.stopped === 'stopped')
    const later = await desk.submit(LONG_MS)
    await running(later)
    await desk.leaveOrder('cancel', later)
    assert.deepEqual((await outcome(later)) as object, { runId: later, failure: { code: 'cancelled' } })
    await eventually(async () => (await desk.queue(orderQueue).count()) === 0)
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a cancel throws the run away at once', async () => {
    const worker = await desk.startWorker()
    const runId = await desk.submit(LONG_MS)
    await running(runId)
    await desk.order('cancel', runId)
    assert.deepEqual(await outcome(runId, 2000), { runId, failure: { code: 'cancelled' } })
    await eventually(async () => (await desk.queue(problemQueue).getJob(runId))?.isFailed() ?? false)
    const next = await desk.submit(500)
    assert.ok('result' in (await outcome(next)), 'the thread is replaced')
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a small run waits for no large ones, as many as there are', async () => {
    const worker = await desk.startWorker()
    const large = await Promise.all([LONG_MS, LONG_MS, LONG_MS].map((budgetMs) => desk.submit(budgetMs)))
    await eventually(() => large.filter((runId) => desk.progressOf(runId).length > 0).length === 2)
    assert.ok('result' in (await outcome(await desk.submit(500))))
    for (const runId of large) assert.equal(await desk.outcomeOf(runId), null)
    for (const runId of large) await desk.order('cancel', runId)
    for (const runId of large) await outcome(runId)
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a problem of another version fails with its code', async () => {
    const worker = await desk.startWorker()
    const data = { organisationId: 'organisation', data: { runId: 'old', problem: { version: 0 } } }
    await desk.queue(problemQueue).add(problemQueue, data, { jobId: 'old' })
    assert.deepEqual(await outcome('old'), { runId: 'old', failure: { code: 'unknown_version' } })
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a problem that makes the search fail does not take the worker with it', async () => {
    const worker = await desk.startWorker()
    const data = {
      organisationId: 'organisation',
      data: { runId: 'bad', problem: { version: 2, shifts: [], people: [{}] } },
    }
    await desk.queue(problemQueue).add(problemQueue, data, { jobId: 'bad' })
    assert.deepEqual(await outcome('bad'), { runId: 'bad', failure: { code: 'solver_failed' } })
    assert.ok('result' in (await outcome(await desk.submit(500))))
    await desk.endWorker(worker, 'SIGTERM')
  })

  test('a worker asked to leave gives its run back, and another takes it at once', async () => {
    const leaving = await desk.startWorker()
    const runId = await desk.submit(4000)
    await running(runId)
    const staying = await desk.startWorker()
    await desk.endWorker(leaving, 'SIGTERM')
    assert.equal(leaving.exitCode, 0)
    const found = await outcome(runId, 8000)
    assert.ok('result' in found && found.result.stopped === 'budget')
    await desk.endWorker(staying, 'SIGTERM')
  })

  test('a killed worker loses nothing: another finishes its run', async () => {
    const killed = await desk.startWorker()
    const runId = await desk.submit(2500)
    await running(runId)
    const staying = await desk.startWorker()
    await desk.endWorker(killed, 'SIGKILL')
    const found = await outcome(runId, 30_000)
    assert.ok('result' in found && found.result.stopped === 'budget')
    await eventually(async () => (await desk.queue(smallProblemQueue).getJob(runId))?.isCompleted() ?? false)
    await desk.endWorker(staying, 'SIGTERM')
  })
}
