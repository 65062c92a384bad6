import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

test.group('Reading the schedule again', () => {
  test('answers nothing until something changed', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, readRange } = planner(client, w, w.manager)
    const first = await readRange(...november)
    const tag = first.header('etag')!
    const again = await readRange(...november).header('If-None-Match', tag)
    again.assertStatus(304)
    assert.equal(again.text() ?? '', '')
    await create(shift())
    const changed = await readRange(...november).header('If-None-Match', tag)
    changed.assertStatus(200)
    assert.lengthOf(changed.body().result.entries, 1)
    assert.equal(changed.header('cache-control'), 'private, no-cache')
  })

  test('large answers are compressed for clients that accept it', async ({ client, assert }) => {
    const w = await world()
    const { send, shift, readRange } = planner(client, w, w.manager)
    const entries = Array.from({ length: 40 }, () => ({
      kind: 'create' as const,
      id: newId(),
      entry: shift(),
    }))
    ;(await send(entries)).assertStatus(200)
    const packed = await readRange(...november).header('Accept-Encoding', 'gzip')
    assert.equal(packed.header('content-encoding'), 'gzip')
    assert.lengthOf(packed.body().result.entries, 40)
    const plain = await readRange(...november).header('Accept-Encoding', 'identity')
    assert.isUndefined(plain.header('content-encoding'))
    assert.deepEqual(plain.body(), packed.body())
  })
})
