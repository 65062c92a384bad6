import { test } from '@japa/runner'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

test.group('What a colleague changes after the shifts were counted', () => {
  const planned = async (client: Parameters<typeof planner>[0]) => {
    const w = await world()
    const desk = planner(client, w, w.admin)
    const colleague = planner(client, w, w.locationManager)
    const kept: ScheduleEntry = await desk.create(desk.shift())
    const changed: ScheduleEntry = await desk.create(desk.shift({ day: '2026-11-03' }))
    const deleted: ScheduleEntry = await desk.create(desk.shift({ day: '2026-11-04' }))
    const counted = [kept, changed, deleted]
    const intervene = async () => {
      const answer = await colleague.send(
        [
          { kind: 'update', id: changed.id, version: changed.version, changes: { end: '18:00' } },
          { kind: 'delete', id: deleted.id, version: deleted.version },
        ],
        'edit'
      )
      answer.assertStatus(200)
    }
    const ids = counted.map(({ id }) => id)
    const versions = counted.map(({ version }) => version)
    const sent: [string, string, string[], string[], number[]] = [...november, [w.locationId], ids, versions]
    const stateOf = async (id: string) =>
      (await desk.range(...november)).entries.find((entry) => entry.id === id)?.state
    return { desk, colleague, kept, changed, sent, intervene, stateOf }
  }

  test('is not published with them', async ({ client, assert }) => {
    const { desk, kept, changed, sent, intervene, stateOf } = await planned(client)
    await intervene()
    const answer = await desk.publish(...sent)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, { entries: 1, changedSince: 2 })
    assert.equal(await stateOf(kept.id), 'published')
    assert.equal(await stateOf(changed.id), 'draft')

    const [from, until, places] = sent
    const stale = await desk.publish(from, until, places, [changed.id], [changed.version])
    stale.assertStatus(409)
    assert.equal(stale.body().Code, 'scheduling.changed_since_counted')
    assert.equal(await stateOf(changed.id), 'draft')
  })

  test('is published by ids alone, and nothing is said when nothing has changed', async ({
    client,
    assert,
  }) => {
    const { desk, kept, changed, sent, intervene } = await planned(client)
    await intervene()
    const [from, until, places] = sent
    const same = await desk.publish(from, until, places, [kept.id], [kept.version])
    assert.notProperty(same.body().result, 'changedSince')
    const named = await desk.publish(from, until, places, [changed.id])
    assert.equal(named.body().result.entries, 1)
    assert.notProperty(named.body().result, 'changedSince')
  })

  test('is not unpublished with them', async ({ client, assert }) => {
    const { desk, kept, changed, sent, intervene, stateOf } = await planned(client)
    ;(await desk.publish(...sent)).assertStatus(200)
    await intervene()
    const answer = await desk.withdraw(...sent)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, { entries: 1, changedSince: 2 })
    assert.equal(await stateOf(kept.id), 'draft')
    assert.equal(await stateOf(changed.id), 'changed')
  })

  test('is not deleted with them', async ({ client, assert }) => {
    const { desk, kept, changed, sent, intervene, stateOf } = await planned(client)
    await intervene()
    const answer = await desk.bulk('deleteAll', ...sent)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, { removedIds: [kept.id], changedSince: 2 })
    assert.equal(await stateOf(changed.id), 'draft')
    const again = await desk.bulk('deleteAll', ...sent)
    again.assertStatus(409)
    assert.equal(await stateOf(changed.id), 'draft')
  })

  test('versions that do not fit the ids are refused', async ({ client, assert }) => {
    const { desk, sent, stateOf, kept } = await planned(client)
    const [from, until, places, ids] = sent
    for (const answer of [
      await desk.publish(from, until, places, ids, [1]),
      await desk.publish(from, until, places, undefined, [1]),
      await desk.bulk('deleteAll', from, until, places, ids, [1]),
      await desk.withdraw(from, until, places, ids, [1]),
    ]) {
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'core.inconsistent_input')
    }
    assert.equal(await stateOf(kept.id), 'draft')
  })
})
