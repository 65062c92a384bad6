import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

test.group('POST scheduling/commands', () => {
  test('a night shift is stored on its wall clock and read back', async ({ client, assert }) => {
    const w = await world()
    const { send, shift, range } = planner(client, w, w.manager)
    const entry = shift({ employeeId: w.employee.employeeId, day: '2026-11-02', start: '22:00', end: '06:00' })
    const id = newId()
    const answer = await send([{ kind: 'create', id, entry }])
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result.entries, [
      { id, startsAt: '2026-11-02T21:00:00.000Z', endsAt: '2026-11-03T05:00:00.000Z', workMinutes: 480, state: 'draft' },
    ])
    assert.deepEqual(answer.body().result.history, { undo: 'create', redo: null })
    const seen = await range('2026-11-01', '2026-12-01')
    assert.deepEqual(seen.entries, answer.body().result.entries)
    assert.equal(seen.revision, answer.body().result.revision)
    assert.deepEqual((await range('2026-11-03', '2026-11-04')).entries.map((one: { id: string }) => one.id), [id])
    assert.deepEqual((await range('2026-11-04', '2026-11-05')).entries, [])
  })
})
