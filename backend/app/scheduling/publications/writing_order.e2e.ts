import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { nextRevision } from '#app/scheduling/entries/revision'
import { planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

test.group('Publishing during a concurrent write', () => {
  test('changes no entry before it is its turn, so that there is no deadlock', async ({ client, assert }) => {
    const own = await world()
    const { create, send, publish, shift, range } = planner(client, own, own.manager)
    const { id } = await create(shift())
    ;(await publish(...november)).assertStatus(200)
    const { version } = (await range(...november)).entries[0]!
    ;(await send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)

    const [published] = await acting(own.admin, async () => {
      await nextRevision()
      const publishing = publish(...november).timeout(10_000)
      const answer = Promise.resolve(publishing)
      await sleep(500)
      // What undo does for an entry that was gone when it looked.
      await rows(
        `insert into schedule_entries (id, organisation_id, type, location_id, day, start_time, end_time, zone, starts_at,
           ends_at, work_minutes)
         select id, organisation_id, type, location_id, day, start_time, end_time, zone, starts_at, ends_at, work_minutes
         from schedule_entries where id = ? on conflict (id) do nothing`,
        [id]
      )
      return [answer]
    })
    ;(await published!).assertStatus(200)
    assert.deepEqual((await range(...november)).entries, [])
  })
})

test.group('Taking a publication back during a concurrent write', () => {
  test('waits for its entries before the revision, so that there is no deadlock', async ({
    client,
    assert,
  }) => {
    const own = await world()
    const { create, publish, shift, range, undoable, undoPublication } = planner(client, own, own.manager)
    const { id } = await create(shift())
    ;(await publish(...november)).assertStatus(200)
    const scope = { from: november[0], until: november[1] }
    const [publication] = (await undoable(scope)).body().result

    const [undone] = await acting(own.admin, async () => {
      // Entries before the revision, as every command takes them.
      await rows('select id from schedule_entries where id = ? for update', [id])
      const undoing = Promise.resolve(undoPublication(publication.id, scope).timeout(10_000))
      await sleep(500)
      await nextRevision()
      return [undoing]
    })
    ;(await undone!).assertStatus(200)
    assert.deepEqual(
      (await range(...november)).entries.map(({ state }) => state),
      ['draft']
    )
  })
})
