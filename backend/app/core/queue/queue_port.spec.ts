import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { openQueueBackend, queueStore, type QueueStore } from '@shiftloom/solver/worker/queue_backend'
import { test } from '@japa/runner'
import { DomainError } from '#app/core/errors/domain_error'
import type { JobHandler } from '#app/core/queue/job'
import type { JobFailure } from '#app/core/queue/job_failure'
import type { JobRegistration } from '#app/core/queue/job_registry'
import { QueuePort } from '#app/core/queue/queue_port'
import { aWhile, until } from '#app/core/hubs/hub_stage'

const databaseUrl = process.env.DATABASE_URL!
const redisPort = 30_000 + (process.pid % 10_000)
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const organisation = new AsyncLocalStorage<string>()

function open(store: QueueStore) {
  const failures: JobFailure[] = []
  const port = new QueuePort({
    backend: () => openQueueBackend(store, 'shiftloom-queue'),
    enterOrganisation: (id, work) => organisation.run(id, work),
    failed: (failure) => failures.push(failure),
    trouble: () => {},
  })
  return { port, failures, queue: `spec-${randomUUID()}` }
}
const only = (queue: string, handler: JobHandler, more: Partial<JobRegistration> = {}) => [
  { queue, name: queue, unit: 'job' as const, concurrency: 1, handler, ...more },
]

function behaviour(store: QueueStore) {
  test('a job runs in its organisation, one without runs in none', async ({ assert, cleanup }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    const seen: unknown[] = []
    await port.consume(
      queue,
      only(queue, async ({ data, organisationId }) =>
        seen.push([data, organisationId, organisation.getStore()])
      )
    )
    await port.add(queue, { organisationId: 'bakery', data: { runId: 1 } }, { jobId: randomUUID() })
    await port.add(queue, { organisationId: null, data: 'sweep' }, { jobId: randomUUID() })
    await until(() => seen.length === 2)
    assert.deepEqual(seen, [
      [{ runId: 1 }, 'bakery', 'bakery'],
      ['sweep', null, undefined],
    ])
  })

  test('a handler with units of its own is not put into one', async ({ assert, cleanup }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    const seen: unknown[] = []
    const handler: JobHandler = async ({ organisationId }) =>
      seen.push([organisationId, organisation.getStore()])
    await port.consume(queue, only(queue, handler, { unit: 'own' }))
    await port.add(queue, { organisationId: 'bakery', data: null }, { jobId: randomUUID() })
    await until(() => seen.length === 1)
    assert.deepEqual(seen, [['bakery', undefined]])
  })

  test('the same job is not added twice while it waits, and can be repeated afterwards', async ({
    assert,
    cleanup,
  }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    const jobId = randomUUID()
    const job = { organisationId: null, data: null }
    for (let i = 0; i < 3; i++) assert.equal(await port.add(queue, job, { jobId }), jobId)
    let runs = 0
    await port.consume(
      queue,
      only(queue, async () => ++runs)
    )
    await until(() => runs === 1)
    await aWhile(300)
    assert.equal(runs, 1)
    await port.add(queue, job, { jobId })
    await until(() => runs === 2)
  })

  test('a failing job is tried again, and nothing personal is kept or logged', async ({
    assert,
    cleanup,
  }) => {
    const { port, failures, queue } = open(store)
    cleanup(() => port.close())
    const attempts: number[] = []
    const handler: JobHandler = async ({ attempt }) => {
      attempts.push(attempt)
      if (attempt === 1)
        throw Object.assign(new Error('no mailbox for anna@example.com'), { code: 'EENVELOPE' })
    }
    const events = await port.events(queue)
    let completed = 0
    events.on('completed', () => completed++)
    await port.consume(queue, only(queue, handler))
    await port.add(queue, { organisationId: 'bakery', data: null }, { jobId: 'mail-1' })
    await until(() => failures.length === 1)
    await until(() => completed === 1, 15_000)
    assert.deepEqual(attempts, [1, 2])
    assert.containSubset(failures[0], {
      queue,
      jobId: 'mail-1',
      organisationId: 'bakery',
      attempt: 1,
      final: false,
    })
    assert.equal(failures[0]!.error.code, 'EENVELOPE')
    assert.isAbove(failures[0]!.error.frames.length, 0)
    assert.notInclude(JSON.stringify(failures), 'anna')
  })

  test('a refusal is final, and asking again starts again', async ({ assert, cleanup }) => {
    const { port, failures, queue } = open(store)
    cleanup(() => port.close())
    let refuse = true
    let done = 0
    const reasons: string[] = []
    const events = await port.events(queue)
    events.on('failed', ({ failedReason }) => reasons.push(failedReason))
    await port.consume(
      queue,
      only(queue, async () => {
        if (refuse) throw new DomainError('core.not_found', { email: 'anna@example.com' })
        done++
      })
    )
    const jobId = randomUUID()
    await port.add(queue, { organisationId: null, data: null }, { jobId })
    await until(() => reasons.length === 1)
    assert.deepEqual(reasons, ['core.not_found'])
    assert.isTrue(failures[0]!.final)
    refuse = false
    await port.add(queue, { organisationId: null, data: null }, { jobId })
    await until(() => done === 1)
  })

  test('jobs of a name without a handler fail instead of vanishing', async ({ assert, cleanup }) => {
    const { port, failures, queue } = open(store)
    cleanup(() => port.close())
    await port.consume(
      queue,
      only(queue, async () => {})
    )
    await port.add(
      queue,
      { name: 'unheard-of', organisationId: null, data: null },
      { attempts: 1, jobId: randomUUID() }
    )
    await until(() => failures.length === 1)
    assert.isTrue(failures[0]!.final)
    // Reported first, stored afterwards.
    await aWhile(200)
    assert.equal((await port.counts(queue)).failed, 1)
  })

  test('progress is heard in other processes', async ({ assert, cleanup }) => {
    const { port, queue } = open(store)
    const web = open(store).port
    cleanup(() => port.close())
    cleanup(() => web.close())
    const heard: unknown[] = []
    ;(await web.events(queue)).on('progress', ({ data }) => heard.push(data))
    await port.consume(
      queue,
      only(queue, async ({ progress }) => {
        await progress({ score: 1 })
        await progress({ score: 2 })
      })
    )
    await web.add(queue, { organisationId: null, data: null }, { jobId: randomUUID() })
    await until(() => heard.length === 2)
    assert.deepEqual(heard, [{ score: 1 }, { score: 2 }])
  })

  test('what has not begun can be taken back, what runs cannot', async ({ assert, cleanup }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    const job = { organisationId: null, data: null }
    await port.add(queue, job, { jobId: 'waiting', delayMs: 60_000 })
    assert.isTrue(await port.remove(queue, 'waiting'))
    assert.isFalse(await port.remove(queue, 'waiting'))
    let finish = () => {}
    let begun = false
    await port.consume(
      queue,
      only(queue, () => {
        begun = true
        return new Promise<void>((resolve) => (finish = resolve))
      })
    )
    await port.add(queue, job, { jobId: 'running' })
    await until(() => begun)
    assert.isFalse(await port.remove(queue, 'running'))
    finish()
  })

  test('closing waits for the job that runs', async ({ assert }) => {
    const { port, queue } = open(store)
    let state = 'waiting'
    await port.consume(
      queue,
      only(queue, async () => {
        state = 'begun'
        await aWhile(300)
        state = 'ended'
      })
    )
    await port.add(queue, { organisationId: null, data: null }, { jobId: randomUUID() })
    await until(() => state === 'begun')
    await port.close()
    assert.equal(state, 'ended')
  })

  test('recurring work recurs, once however often it is announced, until it is stopped', async ({
    assert,
    cleanup,
  }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    let runs = 0
    await port.consume(
      queue,
      only(queue, async () => ++runs)
    )
    const job = { organisationId: null, data: 'sweep' }
    for (let i = 0; i < 3; i++) await port.recurring(queue, 'sweep', { everyMs: 400 }, job)
    await until(() => runs >= 3, 10_000)
    await port.stopRecurring(queue, 'sweep')
    await aWhile(100)
    const stopped = runs
    await aWhile(900)
    assert.isAtMost(runs, stopped + 1)
    assert.isBelow(runs, 8)
  })

  test('a clock time is read in its zone', async ({ assert, cleanup }) => {
    const { port, queue } = open(store)
    cleanup(() => port.close())
    const minutesUntilNext = async (zone: string) => {
      await port.recurring(
        queue,
        'nightly',
        { cron: '0 3 * * *', zone },
        { organisationId: null, data: null }
      )
      const delay = await nextDelay(store, queue)
      return new Date(Date.now() + delay).toLocaleTimeString('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
      })
    }
    assert.equal(await minutesUntilNext('Asia/Ho_Chi_Minh'), '03:00')
    assert.equal(await minutesUntilNext('Europe/Warsaw'), '03:00')
  })
}

/** Milliseconds until the queue's only scheduler fires. */
async function nextDelay(store: QueueStore, queue: string): Promise<number> {
  const backend = openQueueBackend(store, 'shiftloom-queue')
  const opened = backend.queue(queue)
  const [scheduler] = await opened.getJobSchedulers()
  await opened.close()
  backend.close()
  return scheduler!.next! - Date.now()
}

test.group('Queues over PostgreSQL', () => {
  behaviour(queueStore(undefined, databaseUrl))

  test('several processes may prepare the store at once', async ({ assert }) => {
    const backends = Array.from({ length: 5 }, () =>
      openQueueBackend(queueStore(undefined, databaseUrl), 'shiftloom-queue')
    )
    const outcomes = await Promise.allSettled(backends.map((backend) => backend.prepare()))
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      Array(5).fill('fulfilled')
    )
  })
})

test.group('Queues over Redis', (group) => {
  let redis: ChildProcess | undefined
  group.tap((each) => each.skip(!hasRedis, 'redis-server is not installed'))
  group.setup(() => {
    if (hasRedis)
      redis = spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
        stdio: 'ignore',
      })
    return () => void redis?.kill()
  })

  behaviour(queueStore(`redis://127.0.0.1:${redisPort}`, databaseUrl))
})
