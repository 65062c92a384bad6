import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import type { CommandHistory } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, worksAlsoAt, world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const
const labelsOf = ({ undo, redo }: CommandHistory) => ({
  undo: undo?.label ?? null,
  redo: redo?.label ?? null,
})

test.group('Undo and redo', () => {
  test('several steps go back and forth in order', async ({ client, assert }) => {
    const w = await world()
    const { create, send, undo, redo, shift, range } = planner(client, w, w.manager)
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    const edited = await send(
      [{ kind: 'update', id, version, changes: { end: '15:00', comment: 'inventory' } }],
      'edit'
    )
    const now = edited.body().result.entries[0].version
    await send([{ kind: 'delete', id, version: now }], 'delete')
    const ends = async () => (await range(...november)).entries.map(({ end, comment }) => `${end} ${comment}`)

    assert.deepEqual(labelsOf((await undo()).body().result.history), { undo: 'edit', redo: 'delete' })
    assert.deepEqual(await ends(), ['15:00 inventory'])
    await undo()
    assert.deepEqual(await ends(), ['16:00 null'])
    const last = (await undo()).body().result
    assert.deepEqual([last.removedIds, labelsOf(last.history)], [[id], { undo: null, redo: 'create' }])
    assert.deepEqual(last.conflicts, [])
    assert.equal((await undo()).body().Code, 'scheduling.nothing_to_undo')
    for (const after of [['16:00 null'], ['15:00 inventory'], []]) {
      ;(await redo()).assertStatus(200)
      assert.deepEqual(await ends(), after)
    }
    assert.equal((await redo()).body().Code, 'scheduling.nothing_to_redo')
  })

  test('a new command drops what could be redone', async ({ client, assert }) => {
    const w = await world()
    const { create, undo, redo, shift } = planner(client, w, w.manager)
    await create(shift())
    await undo()
    await create(shift({ day: '2026-11-03' }))
    assert.equal((await redo()).body().Code, 'scheduling.nothing_to_redo')
  })

  test('what another planner changed since stays and is named', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const [first, second] = [
      await mine.create(mine.shift()),
      await mine.create(mine.shift({ day: '2026-11-03' })),
    ]
    const both = [first, second].map(({ id, version }) => ({
      kind: 'update' as const,
      id,
      version,
      changes: { end: '17:00' },
    }))
    const [changed] = (await mine.send(both, 'edit'))
      .body()
      .result.entries.filter(({ id }: { id: string }) => id === first.id)
    await hers.send(
      [{ kind: 'update', id: first.id, version: changed.version, changes: { comment: 'hers' } }],
      'edit'
    )

    const answer = (await mine.undo()).body().result
    assert.deepEqual(answer.conflicts, [{ entryId: first.id, byName: 'Ada Đặng' }])
    const found = (await mine.range(...november)).entries
    assert.deepEqual(found.find(({ id }) => id === first.id)?.comment, 'hers')
    assert.deepEqual(found.find(({ id }) => id === second.id)?.end, '16:00')
    // Each has a stack of their own.
    assert.deepEqual(labelsOf((await hers.undo()).body().result.history), { undo: null, redo: 'edit' })
  })

  test('undo never lets a person work twice', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const person = { employeeId: w.employee.employeeId }
    const { id, version } = await mine.create(mine.shift(person))
    await mine.send([{ kind: 'delete', id, version }], 'delete')
    await hers.create(hers.shift({ ...person, start: '10:00' }))
    const answer = (await mine.undo()).body().result
    const ownLast = { entryId: id, byName: 'Ada Wiśniewska', ruleId: 'overlap' }
    assert.deepEqual(answer.conflicts, [ownLast])
    assert.lengthOf((await mine.range(...november)).entries, 1)
  })

  test('the history is one’s own, and staff have none', async ({ client, assert }) => {
    const w = await world()
    const path = '/api/scheduling/commands/history'
    await planner(client, w, w.manager).create(planner(client, w, w.manager).shift())
    const own = await client.get(path).bearerToken(w.manager.token)
    assert.deepEqual(labelsOf(own.body().result), { undo: 'create', redo: null })
    assert.deepEqual((await client.get(path).bearerToken(w.admin.token)).body().result, {
      undo: null,
      redo: null,
    })
    ;(await client.get(path).bearerToken(w.employee.token)).assertStatus(403)
    ;(await planner(client, w, w.employee).undo()).assertStatus(403)
    ;(await planner(client, w, w.employee).redo()).assertStatus(403)
  })

  test('no one takes back or does again what another person did', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    await mine.create(mine.shift())
    assert.equal((await hers.undo()).body().Code, 'scheduling.nothing_to_undo')
    ;(await mine.undo()).assertStatus(200)
    assert.equal((await hers.redo()).body().Code, 'scheduling.nothing_to_redo')
    assert.lengthOf((await mine.range(...november)).entries, 0)
    ;(await mine.redo()).assertStatus(200)
  })

  test('a step at a location that is no longer one’s own stays as it is', async ({ client, assert }) => {
    const w = await world()
    const { create, send, undo, redo, shift } = planner(client, w, w.manager)
    const admin = planner(client, w, w.admin)
    const isOwn = (is: boolean) =>
      is
        ? worksAlsoAt(w, w.manager, w.farLocationId)
        : acting(w.admin, () =>
            rows('delete from employee_locations where location_id = ?', [w.farLocationId])
          )
    const seen = async () => (await admin.range(...november)).entries.map(({ day }) => day)
    const refused = async (step: typeof undo) => {
      const answer = await step()
      answer.assertStatus(403)
      assert.deepEqual(answer.body().Details, { locationId: w.farLocationId })
    }
    await isOwn(true)
    const { id, version } = await create(shift({ locationId: w.farLocationId }))
    await send([{ kind: 'delete', id, version }], 'delete')
    await isOwn(false)
    await refused(undo)
    assert.deepEqual(await seen(), [])
    await isOwn(true)
    ;(await undo()).assertStatus(200)
    await isOwn(false)
    await refused(undo)
    await refused(redo)
    assert.deepEqual(await seen(), ['2026-11-02'])
  })

  test('two undos at once are two steps', async ({ client, assert }) => {
    const w = await world()
    const { create, undo, shift, range } = planner(client, w, w.manager)
    await create(shift())
    await create(shift({ day: '2026-11-03' }))
    const answers = await Promise.all([undo(), undo(), undo()])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 200, 400])
    assert.lengthOf((await range(...november)).entries, 0)
  })
})

test.group('Bulk changes', () => {
  test('each kind is one step; locked entries stay and are counted', async ({ client, assert }) => {
    const w = await world()
    const { create, bulk, undo, publish, shift, range } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    await create(shift({ ...mine, day: '2026-11-02' }))
    await publish('2026-11-02', '2026-11-03')
    await create(shift({ ...mine, day: '2026-11-03' }))
    await create(shift({ ...mine, day: '2026-11-04', locked: true }))
    await create(shift({ day: '2026-11-05' }))
    await create(shift({ ...mine, type: 1, day: '2026-11-06' }))
    const seen = async () => {
      const { entries } = await range(...november)
      const of = (day: string) => entries.find((entry) => entry.day === day && entry.state !== 'removed')
      return ['02', '03', '04', '05', '06'].map((day) => {
        const entry = of(`2026-11-${day}`)
        return entry ? (entry.employeeId ? 'given' : 'open') : '-'
      })
    }
    const whole = await seen()
    assert.deepEqual(whole, ['given', 'given', 'given', 'open', 'given'])

    const unassigned = (await bulk('unassignChanges', ...november)).body().result
    assert.equal(unassigned.lockedKept, 1)
    assert.deepEqual(await seen(), ['given', 'open', 'given', 'open', 'given'])
    await bulk('deleteUnassigned', ...november)
    assert.deepEqual(await seen(), ['given', '-', 'given', '-', 'given'])
    const emptied = (await bulk('deleteAll', ...november)).body().result
    assert.deepEqual(labelsOf(emptied.history), { undo: 'deleteAll', redo: null })
    assert.deepEqual(await seen(), ['-', '-', 'given', '-', 'given'])
    for (let steps = 0; steps < 3; steps += 1) (await undo()).assertStatus(200)
    assert.deepEqual(await seen(), whole)
  })

  test('touches only the entries named, of the range', async ({ client, assert }) => {
    const w = await world()
    const { create, bulk, shift, range } = planner(client, w, w.manager)
    const [named, , outside] = [
      await create(shift()),
      await create(shift({ day: '2026-11-03' })),
      await create(shift({ day: '2026-11-20' })),
    ]
    const week = ['2026-11-01', '2026-11-08'] as const
    await bulk('deleteAll', ...week, [w.locationId], [named.id, outside.id])
    assert.deepEqual(
      (await range(...november)).entries.map(({ day }) => day),
      ['2026-11-03', '2026-11-20']
    )
    await bulk('deleteAll', ...week, [w.locationId], [])
    assert.lengthOf((await range(...november)).entries, 2)
  })

  test('nothing to change changes nothing', async ({ client, assert }) => {
    const w = await world()
    const { bulk, range } = planner(client, w, w.manager)
    const answer = await bulk('deleteAll', ...november)
    assert.containsSubset(answer.body().result, {
      entries: [],
      history: { undo: null, redo: null },
      lockedKept: 0,
    })
    assert.equal((await range(...november)).revision, 0)
    ;(await bulk('deleteAll', ...november, [w.farLocationId])).assertStatus(403)
    ;(await planner(client, w, w.employee).bulk('deleteAll', ...november)).assertStatus(403)
  })
})
