import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { openQueueBackend, queueStore } from '@shiftloom/solver/worker/queue_backend'
import { test } from '@japa/runner'

const connections = async (): Promise<number> =>
  (await db.rawQuery('select count(*)::int from pg_stat_activity')).rows[0].count

test.group('Connections of queues over PostgreSQL', () => {
  test('are shared by all queues of a process, but for one each that listens', async ({
    assert,
    cleanup,
  }) => {
    const before = await connections()
    const name = `spec-${randomUUID()}`
    const backend = openQueueBackend(queueStore(undefined, process.env.DATABASE_URL!), name)
    await backend.prepare()
    const queues = Array.from({ length: 15 }, (_, place) => `${name}-${place}`)
    const workers = queues.map((queue) => backend.worker(queue, async () => null, { concurrency: 2 }))
    const opened = queues.map((queue) => backend.queue(queue))
    cleanup(async () => {
      await Promise.all([...workers, ...opened].map((one) => one.close()))
      backend.close()
    })
    const worked = workers.map((worker) => new Promise((done) => worker.once('completed', done)))
    await Promise.all(opened.map((queue) => queue.add('job', {}, { removeOnComplete: true })))
    await Promise.all(worked)
    assert.isAtMost((await connections()) - before, 8 + queues.length)
  })
})
