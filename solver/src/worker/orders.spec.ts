import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from './jobs.ts'
import { Orders } from './orders.ts'

/** A store of orders in memory, and what a run was told. */
function stage(now = () => 0) {
  const kept = new Map<string, Order['cmd']>()
  const told: string[] = []
  const orders = new Orders(
    { read: async (runId) => kept.get(runId) ?? null, forget: async (runId) => void kept.delete(runId) },
    now
  )
  const obey = { stop: () => told.push('stop'), cancel: () => told.push('cancel') }
  return { kept, told, orders, obey }
}

test('an order reaches its run and no other', async () => {
  const { orders, obey, told } = stage()
  const watch = await orders.watch('run', obey)
  orders.hear({ cmd: 'stop', id: 'other' })
  assert.deepEqual(told, [])
  orders.hear({ cmd: 'stop', id: 'run' })
  assert.deepEqual(told, ['stop'])
  watch.end()
  orders.hear({ cmd: 'cancel', id: 'run' })
  assert.deepEqual(told, ['stop'])
})
test('an order that came first is obeyed when the run begins; a stop does not soften a cancel', async () => {
  const { orders, obey, told } = stage()
  orders.hear({ cmd: 'cancel', id: 'run' })
  orders.hear({ cmd: 'stop', id: 'run' })
  const watch = await orders.watch('run', obey)
  assert.deepEqual(told, ['cancel'])
  watch.end()
})
test('an early order is forgotten after ten minutes', async () => {
  let clock = 0
  const { orders, obey, told } = stage(() => clock)
  orders.hear({ cmd: 'stop', id: 'run' })
  clock = 10 * 60_000 + 1
  orders.hear({ cmd: 'stop', id: 'another' })
  const watch = await orders.watch('run', obey)
  assert.deepEqual(told, [])
  watch.end()
})
test('an order in the store is found as the run begins and removed when asked to', async () => {
  const { orders, obey, told, kept } = stage()
  kept.set('run', 'stop')
  const watch = await orders.watch('run', obey)
  assert.deepEqual(told, ['stop'])
  watch.end()
  assert.equal(kept.size, 1)
  await watch.forget()
  assert.equal(kept.size, 0)
})
test('an order that reaches the store while the run goes is found within seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { orders, obey, told, kept } = stage()
  const watch = await orders.watch('run', obey)
  kept.set('run', 'cancel')
  t.mock.timers.tick(2000)
  await new Promise(setImmediate)
  assert.deepEqual(told, ['cancel'])
  watch.end()
})
