import assert from 'node:assert/strict'
import { once } from 'node:events'
import { suite, test } from 'node:test'
import { startWorkerProcess } from './desk.ts'
import { ownPostgres, ownRedis, type OwnStore } from './stores.ts'

/** A service manager waits ten seconds before it kills; a busy machine is given some more. */
const PATIENCE_MS = 20_000

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

      const exited = once(worker, 'exit')
      worker.kill('SIGTERM')
      const impatience = setTimeout(() => worker.kill('SIGKILL'), PATIENCE_MS)
      const [, signal] = (await exited) as [number | null, string | null]
      clearTimeout(impatience)

      assert.equal(signal, null, `it had to be killed: ${log}`)
      const lines = log.trim().split('\n')
      const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
      assert.deepEqual([...new Set(said)], said, 'the log says something again and again')
    })
})
