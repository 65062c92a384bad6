import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from './jobs.ts'
import { Orders } from './orders.ts'

/** A store of orders in memory, and the orders that reached a run. */
function stage(now = () => 0) {
  const kept = new Map<string, Order['cmd']>()
  const sent: string[] = []
  const orders = new Orders(
    { read: async (runId) => kept.get(runId) ?? null, forget: async (runId) => void kept.delete(runId) },
    now
  )
  const obey = { stop: () => sent.push('stop'), cancel: () => sent.push('cancel') }
  return { kept, sent, orders, obey }
}

test('an order reaches its run and no other', async () => {
  const { orders, obey, sent } = stage()
  const watch = await orders.watch('run', obey)
  orders.hear({ cmd: 'stop', id: 'other' })
  assert.deepEqual(sent, [])
  orders.hear({ cmd: 'stop', id: 'run' })
  assert.deepEqual(sent, ['stop'])
  watch.end()
  orders.hear({ cmd: 'cancel', id: 'run' })
  assert.deepEqual(sent, ['stop'])
})
test('an order that came first is obeyed when the run begins; a stop does not soften a cancel', async () => {
  const { orders, obey, sent } = stage()
  orders.hear({ cmd: 'cancel', id: 'run' })
  orders.hear({ cmd: 'stop', id: 'run' })
  const watch = await orders.watch('run', obey)
  assert.deepEqual(sent, ['cancel'])
  watch.end()
})
test('an early order is forgotten after ten minutes', async () => {
  let clock = 0
  const { orders, obey, sent } = stage(() => clock)
  orders.hear({ cmd: 'stop', id: 'run' })
  clock = 10 * 60_000 + 1
  orders.hear({ cmd: 'stop', id: 'another' })
  const watch = await orders.watch('run', obey)
  assert.deepEqual(sent, [])
  watch.end()
})
test('an order in the store is found as the run begins and removed when asked to', async () => {
  const { orders, obey, sent, kept } = stage()
  kept.set('run', 'stop')
  const watch = await orders.watch('run', obey)
  assert.deepEqual(sent, ['stop'])
  watch.end()
  assert.equal(kept.size, 1)
  await watch.forget()
  assert.equal(kept.size, 0)
})
test('an order that reaches the store while the run goes is found within seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { orders, obey, sent, kept } = stage()
  const watch = await orders.watch('run', obey)
  kept.set('run', 'cancel')
  t.mock.timers.tick(2000)
  await new Promise(setImmediate)
  assert.deepEqual(sent, ['cancel'])
  watch.end()
})
