import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { leave, startWorkerProcess } from './desk.ts'
import { ownPostgres, ownRedis, type OwnStore } from './stores.ts'

const stores: Record<string, () => Promise<OwnStore | null>> = { PostgreSQL: ownPostgres, Redis: ownRedis }

suite('the solver process without its store', { concurrency: true }, () => {
  for (const [name, open] of Object.entries(stores))
    test(`${name} is gone: it says so seldom, and ends by itself when asked`, async (t) => {
      const store = await open()
      if (!store) return t.skip(`no ${name} on this machine`)
      const worker = await startWorkerProcess(store.env)
      let log = ''
      worker.stdout.on('data', (chunk) => (log += String(chunk)))
      await store.stop()

      await leave(worker, () => log)

      const lines = log.trim().split('\n')
      const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
      assert.deepEqual([...new Set(said)], said, 'the log says something again and again')
    })
})
