import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import type { EntryDraft, EntryOperation, ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, world, type World } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

/** A planner of all locations who shows staff two entries, deletes them, and shows that too. */
async function deletesTwo(
  client: ApiClient,
  own: World,
  { gone, here }: Record<'gone' | 'here', Partial<EntryDraft>>
) {
  const calls = planner(client, own, own.admin)
  const places = [own.locationId, own.farLocationId]
  const entries = [await calls.create(calls.shift(gone)), await calls.create(calls.shift(here))]
  ;(await calls.publish(...november, places)).assertStatus(200)
  const present = (await calls.range(...november)).entries
  const removals = entries.map(({ id }): EntryOperation => {
    const { version } = present.find((entry) => entry.id === id)!
    return { kind: 'delete', id, version }
  })
  ;(await calls.send(removals, 'delete')).assertStatus(200)
  ;(await calls.publish(...november, places)).assertStatus(200)
  const seen = async () =>
    (await calls.range(...november)).entries.flatMap(({ id, published }) => (published ? [id] : []))
  return { ...calls, seen, goneId: entries[0].id as string, hereId: entries[1].id as string }
}

const remove = async (client: ApiClient, { admin }: World, what: string, name: string) => {
  const answer = await client
    .delete(`/api/organisation-management/${what}`)
    .json({ name })
    .bearerToken(admin.token)
  answer.assertStatus(204)
}

test.group('Taking a publication back', () => {
  test('works although a location it showed has been deleted since', async ({ client, assert }) => {
    const own = await world()
    const { unpublishLast, seen, hereId } = await deletesTwo(client, own, {
      gone: { locationId: own.farLocationId },
      here: { employeeId: own.employee.employeeId },
    })
    await remove(client, own, `locations/${own.farLocationId}`, 'Hà Nội')
    ;(await unpublishLast()).assertStatus(200)
    assert.deepEqual(await seen(), [hereId])
  })

  test('as one’s last step, too', async ({ client, assert }) => {
    const own = await world()
    const { undo, redo, seen, hereId } = await deletesTwo(client, own, {
      gone: { locationId: own.farLocationId },
      here: { employeeId: own.employee.employeeId },
    })
    await remove(client, own, `locations/${own.farLocationId}`, 'Hà Nội')
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await seen(), [hereId])
    ;(await redo()).assertStatus(200)
    assert.deepEqual(await seen(), [])
  })

  test('works although a position it showed has been deleted since', async ({ client, assert }) => {
    const own = await world()
    const { undo, seen, hereId } = await deletesTwo(client, own, {
      gone: { positionId: own.waiterId },
      here: { employeeId: own.employee.employeeId },
    })
    await remove(client, own, `positions/${own.waiterId}`, 'Kelner')
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await seen(), [hereId])
  })

  test('works although a person it showed went with the sample data', async ({ client, assert }) => {
    const own = await world()
    const { undo, seen, hereId } = await deletesTwo(client, own, {
      gone: { employeeId: own.colleague.employeeId },
      here: {},
    })
    // As the removal of sample data leaves it; people with a history are not deleted otherwise.
    await acting(own.admin, () => rows('delete from employees where id = ?', [own.colleague.employeeId]))
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await seen(), [hereId])
  })
})

test.group('What a publication took that is back for staff', () => {
  const only = ({ entries }: { entries: ScheduleEntry[] }) => {
    const [{ start, end, state, locked, source, published }, ...none] = entries as [
      ScheduleEntry,
      ...ScheduleEntry[],
    ]
    return { ...{ start, end, state, locked, source }, seen: published?.end, none }
  }
  const removed = {
    start: '08:00',
    state: 'removed',
    locked: false,
    source: 'manual',
    seen: '16:00',
    none: [],
  }

  test('has the plan it was deleted with', async ({ client, assert }) => {
    const own = await world()
    const { create, send, publish, unpublishLast, shift, range } = planner(client, own, own.admin)
    const { id } = await create(shift())
    await publish(...november)
    const version = async () => (await range(...november)).entries[0]!.version
    const later: EntryOperation = { kind: 'update', id, version: await version(), changes: { end: '15:00' } }
    ;(await send([later], 'edit')).assertStatus(200)
    ;(await send([{ kind: 'delete', id, version: await version() }], 'delete')).assertStatus(200)
    assert.deepEqual(only(await range(...november)), { ...removed, end: '15:00' })
    ;(await publish(...november)).assertStatus(200)
    assert.lengthOf((await range(...november)).entries, 0)
    ;(await unpublishLast()).assertStatus(200)
    assert.deepEqual(only(await range(...november)), { ...removed, end: '15:00' })
  })

  test('is planned as staff saw it where a draft was deleted after a withdrawal', async ({
    client,
    assert,
  }) => {
    const own = await world()
    const { create, send, publish, withdraw, unpublishLast, shift, range } = planner(client, own, own.admin)
    const { id } = await create(shift())
    await publish(...november)
    const version = async () => (await range(...november)).entries[0]!.version
    const later: EntryOperation = { kind: 'update', id, version: await version(), changes: { end: '15:00' } }
    ;(await send([later], 'edit')).assertStatus(200)
    ;(await withdraw(...november)).assertStatus(200)
    ;(await send([{ kind: 'delete', id, version: await version() }], 'delete')).assertStatus(200)
    assert.lengthOf((await range(...november)).entries, 0)
    ;(await unpublishLast()).assertStatus(200)
    assert.deepEqual(only(await range(...november)), { ...removed, end: '16:00' })
  })
})
