import { test } from '@japa/runner'
import type { ScheduleRange } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const
const shown = { from: november[0], until: november[1] }
const statesOf = ({ entries }: ScheduleRange) =>
  entries.map(({ day, state }) => `${day.slice(8)} ${state}`).sort()
const facesOf = ({ entries }: ScheduleRange) =>
  entries
    .flatMap(({ id, published }) => (published ? [{ id, ...published }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

test.group('Publishing', () => {
  test('an entry is a draft, published, changed, as before again, removed and gone', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send, publish, shift, range } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    const { id, version } = await create(shift(mine))
    const states = async () => statesOf(await range(...november))
    const update = async (changes: object) => {
      const found = (await range(...november)).entries.find((entry) => entry.id === id)!
      ;(await send([{ kind: 'update', id, version: found.version, changes }], 'edit')).assertStatus(200)
    }
    assert.deepEqual(await states(), ['02 draft'])
    const answer = await publish(...november)
    assert.containsSubset(answer.body().result, { entries: 1, people: 1 })
    assert.deepEqual(await states(), ['02 published'])
    await update({ end: '15:00' })
    assert.deepEqual(await states(), ['02 changed'])
    await update({ end: '16:00' })
    assert.deepEqual(await states(), ['02 published'])
    await update({ locked: true })
    assert.deepEqual(await states(), ['02 published'])
    await update({ locked: false })
    const last = (await range(...november)).entries[0]!
    assert.notEqual(last.version, version)
    const deleted = (await send([{ kind: 'delete', id, version: last.version }], 'delete')).body().result
    assert.deepEqual(
      deleted.entries.map(({ state }: { state: string }) => state),
      ['removed']
    )
    assert.deepEqual(await states(), ['02 removed'])
    await publish(...november)
    assert.deepEqual(await states(), [])
  })

  test('taking back restores exactly what staff saw, step by step, and touches no plan', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send, publish, unpublishLast, undoable, withdraw, shift, range } = planner(
      client,
      w,
      w.manager
    )
    const mine = { employeeId: w.employee.employeeId, comment: 'keys' }
    const entries = []
    for (const day of ['02', '03', '04'])
      entries.push(await create(shift({ ...mine, day: `2026-11-${day}` })))
    const [one, two, three] = entries
    const pictures = [facesOf(await range(...november))]
    const snapshot = async () => pictures.push(facesOf(await range(...november)))
    ;(await publish(...november)).assertStatus(200)
    await snapshot()
    await send([
      { kind: 'update', id: one.id, version: one.version, changes: { employeeId: w.colleague.employeeId } },
      { kind: 'delete', id: two.id, version: two.version },
    ])
    await create(shift({ day: '2026-11-20' }))
    ;(await publish(...november)).assertStatus(200)
    await snapshot()
    ;(await withdraw(...november)).assertStatus(200)
    assert.deepEqual(facesOf(await range(...november)), [])
    // Deleted while staff see none of it, it still comes back for them.
    const now = (await range(...november)).entries.find(({ id }) => id === three.id)!
    await send([{ kind: 'delete', id: three.id, version: now.version }])

    for (const picture of pictures.toReversed()) {
      ;(await unpublishLast()).assertStatus(200)
      assert.deepEqual(facesOf(await range(...november)), picture)
    }
    assert.deepEqual((await undoable(shown)).body().result, [])
    assert.deepEqual(statesOf(await range(...november)), ['02 draft', '20 draft'])
  })

  test('only named entries, only the range, only the locations', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, withdraw, shift, range } = planner(client, w, w.admin)
    const first = await create(shift())
    await create(shift({ day: '2026-11-03' }))
    await create(shift({ day: '2026-11-10' }))
    await create(shift({ day: '2026-11-03', locationId: w.farLocationId }))
    await publish('2026-11-01', '2026-11-08', [w.locationId], [first.id])
    assert.deepEqual(statesOf(await range(...november)), ['02 published', '03 draft', '03 draft', '10 draft'])
    await publish('2026-11-01', '2026-11-08')
    assert.deepEqual(statesOf(await range(...november)), [
      '02 published',
      '03 draft',
      '03 published',
      '10 draft',
    ])
    const again = await publish('2026-11-01', '2026-11-08')
    assert.equal(again.body().Code, 'scheduling.nothing_to_publish')
    ;(await withdraw('2026-11-01', '2026-11-08', [w.locationId], [first.id])).assertStatus(200)
    assert.deepEqual(statesOf(await range(...november)), ['02 draft', '03 draft', '03 published', '10 draft'])
    const none = await withdraw('2026-11-01', '2026-11-08', [w.locationId], [first.id])
    assert.equal(none.body().Code, 'scheduling.no_publication_to_undo')
  })

  test('what is seen on other days than those of the range stays', async ({ client, assert }) => {
    const w = await world()
    const { create, send, publish, withdraw, shift, range } = planner(client, w, w.admin)
    await create(shift())
    const later = await create(shift({ day: '2026-11-10' }))
    await publish(...november)
    ;(await withdraw('2026-11-01', '2026-11-08')).assertStatus(200)
    assert.deepEqual(statesOf(await range(...november)), ['02 draft', '10 published'])
    const { version } = (await range(...november)).entries.find(({ id }) => id === later.id)!
    await send([{ kind: 'update', id: later.id, version, changes: { end: '15:00' } }], 'move')
    ;(await publish('2026-11-01', '2026-11-08')).assertStatus(200)
    assert.deepEqual(statesOf(await range(...november)), ['02 published', '10 changed'])
  })

  test('an entry moved out of the range is published with it', async ({ client, assert }) => {
    const w = await world()
    const { create, send, publish, shift, range } = planner(client, w, w.manager)
    const { id, version } = await create(shift())
    await publish(...november)
    await send([{ kind: 'update', id, version, changes: { day: '2026-12-05' } }], 'move')
    ;(await publish(...november)).assertStatus(200)
    assert.containsSubset((await range('2026-12-01', '2026-12-31')).entries, [{ id, state: 'published' }])
  })

  test('undo works behind another planner’s publication, and nothing that is seen is lost', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, undo, redo, shift, range } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await planner(client, w, w.admin).publish(...november)
    ;(await undo()).assertStatus(200)
    assert.deepEqual(statesOf(await range(...november)), ['02 removed'])
    ;(await redo()).assertStatus(200)
    assert.deepEqual(statesOf(await range(...november)), ['02 published'])
  })

  test('other locations, other companies and staff are kept out', async ({ client, assert }) => {
    const [w, elsewhere] = [await world(), await world()]
    const admin = planner(client, w, w.admin)
    await admin.create(admin.shift({ locationId: w.farLocationId }))
    await admin.create(admin.shift())
    const manager = planner(client, w, w.manager)
    ;(await manager.publish(...november, [w.farLocationId])).assertStatus(403)
    ;(await manager.withdraw(...november, [w.farLocationId])).assertStatus(403)
    ;(await planner(client, elsewhere, elsewhere.admin).publish(...november, [w.locationId])).assertStatus(
      404
    )
    const staff = planner(client, w, w.employee)
    for (const answer of [
      await staff.publish(...november),
      await staff.withdraw(...november),
      await staff.unpublishLast(),
    ])
      answer.assertStatus(403)
    await admin.publish(...november, [w.farLocationId])
    assert.deepEqual((await manager.undoable(shown)).body().result, [])
    assert.equal((await manager.publish('2026-12-01', '2026-11-01')).body().Code, 'scheduling.range_reversed')
  })

  test('two publications at once publish each entry once', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, unpublishLast, shift, range } = planner(client, w, w.manager)
    for (const day of ['02', '03', '04']) await create(shift({ day: `2026-11-${day}` }))
    const answers = await Promise.all([publish(...november), publish(...november)])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400])
    ;(await unpublishLast()).assertStatus(200)
    assert.deepEqual(facesOf(await range(...november)), [])
  })
})
