import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { deleteAccounts } from '#app/identity/public/change_accounts'
import { step } from '#app/scheduling/undo/undo_command'
import { roles } from '#contracts/enums'
import type { UndoablePublication } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, world, type World } from '#tests/world/world'

const week = { from: '2026-11-02', until: '2026-11-09' }
const span = [week.from, week.until] as const

/** What the event log says of publications, the oldest first. */
const loggedIn = (w: World): Promise<string[]> =>
  acting(w.admin, async () => {
    const found = await rows<{ action: string }>(
      `select action from audit_events where action = any(?::text[]) order by at, id`,
      [['scheduling.publish', 'scheduling.unpublish', 'scheduling.undo_publication']]
    )
    return found.map(({ action }) => action.replace('scheduling.', ''))
  })

test.group('Steps that publish', () => {
  test('go back and forth: what staff see, the list and the event log follow', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, undo, redo, shift, range, undoable } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...span)
    const seen = async () => ({
      states: (await range(...span)).entries.map(({ state }) => state),
      listed: (await undoable(week)).body().result.length as number,
    })
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual(await seen(), { states: ['published'], listed: 1 })
      assert.containsSubset((await undo()).body().result, { conflicts: [] })
      assert.deepEqual(await seen(), { states: ['draft'], listed: 0 })
      assert.containsSubset((await redo()).body().result, { conflicts: [] })
    }
    assert.deepEqual(await seen(), { states: ['published'], listed: 1 })
    assert.deepEqual(await loggedIn(w), [
      'publish',
      'undo_publication',
      'publish',
      'undo_publication',
      'publish',
    ])
  })

  for (const kind of ['publish', 'unpublish'] as const)
    test(`taking a ${kind} back is a step that goes back and forth as well`, async ({ client, assert }) => {
      const w = await world()
      const { create, publish, withdraw, undo, redo, shift, range, undoable, undoPublication } = planner(
        client,
        w,
        w.manager
      )
      await create(shift({ employeeId: w.employee.employeeId }))
      await publish(...span)
      if (kind === 'unpublish') await withdraw(...span)
      const [done, back] = kind === 'publish' ? ['published', 'draft'] : ['draft', 'published']
      const seen = async () => (await range(...span)).entries.map(({ state }) => state)
      const isListed = async (id: string) =>
        (await undoable(week)).body().result.some((one: UndoablePublication) => one.id === id)
      const [{ id }] = (await undoable(week)).body().result
      ;(await undoPublication(id, week)).assertStatus(200)
      for (let time = 0; time < 2; time += 1) {
        assert.deepEqual([await seen(), await isListed(id)], [[back], false])
        ;(await undo()).assertStatus(200)
        assert.deepEqual([await seen(), await isListed(id)], [[done], true])
        ;(await redo()).assertStatus(200)
      }
      assert.deepEqual([await seen(), await isListed(id)], [[back], false])
      assert.deepEqual((await loggedIn(w)).slice(-5), [
        'undo_publication',
        kind,
        'undo_publication',
        kind,
        'undo_publication',
      ])
    })

  test('a publication taken back again by a step stays so, even once staff see the same', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, undo, redo, shift, undoable, undoPublication } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...span)
    const listed = async (): Promise<string[]> =>
      (await undoable(week)).body().result.map(({ id }: UndoablePublication) => id)
    const [first] = await listed()
    ;(await undoPublication(first!, week)).assertStatus(200)
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await listed(), [first])
    ;(await redo()).assertStatus(200)
    ;(await publish(...span)).assertStatus(200)
    const again = await listed()
    assert.lengthOf(again, 1)
    assert.notEqual(again[0], first)
  })

  test('repeating one names what others have published meanwhile, and that alone', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const { id } = await mine.create(mine.shift({ employeeId: w.employee.employeeId }))
    await mine.create(mine.shift({ employeeId: w.colleague.employeeId, day: '2026-11-03' }))
    await mine.publish(...span)
    ;(await mine.undo()).assertStatus(200)
    const { version } = (await mine.range(...span)).entries.find((entry) => entry.id === id)!
    await hers.send([{ kind: 'update', id, version, changes: { end: '15:00' } }])
    ;(await hers.publish(...span, [w.locationId], [id])).assertStatus(200)
    const { conflicts } = (await mine.redo()).body().result
    assert.deepEqual(conflicts, [{ entryId: id, byName: 'Ada Đặng' }])
    assert.deepEqual(
      (await mine.range(...span)).entries.map(({ day, end, state }) => [day, end, state]).sort(),
      [
        ['2026-11-02', '15:00', 'published'],
        ['2026-11-03', '16:00', 'published'],
      ]
    )
  })

  test('the taking back of a publication is taken back as a step alone', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift, undoable, undoPublication } = planner(client, w, w.manager)
    await create(shift())
    await publish(...span)
    const [{ id }] = (await undoable(week)).body().result
    ;(await undoPublication(id, week)).assertStatus(200)
    const [undoing] = await acting(w.admin, () =>
      rows<{ id: string }>('select id from schedule_publications where undoes = ?', [id])
    )
    const refused = await undoPublication(undoing!.id, week)
    refused.assertStatus(404)
    assert.deepEqual(refused.body().Details, { publicationId: undoing!.id })
    assert.equal((await undoPublication(id, week)).body().Code, 'scheduling.no_publication_to_undo')
  })

  test('are not taken back by those who may no longer publish', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, undo, redo, shift, range } = planner(client, w, w.manager)
    await create(shift())
    await publish(...span)
    // Each role that plans may publish today; the step asks for itself all the same.
    const lesser = { ...w.manager, actor: { ...w.manager.actor, role: roles.employee } }
    const refused = (way: 'undo' | 'redo') =>
      acting(lesser, () => step(way)).then(
        () => null,
        ({ key, details }: { key: string; details: unknown }) => ({ key, details })
      )
    const forbidden = { key: 'core.forbidden', details: { ability: 'schedule.publish' } }
    const seen = async () => (await range(...span)).entries.map(({ state }) => state)
    assert.deepEqual(await refused('undo'), forbidden)
    assert.deepEqual(await seen(), ['published'])
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await refused('redo'), forbidden)
    assert.deepEqual(await seen(), ['draft'])
    ;(await redo()).assertStatus(200)
  })

  test('a planner whose account is gone has no name, and stays in the way', async ({ client, assert }) => {
    const w = await world()
    const [mine, theirs] = [planner(client, w, w.manager), planner(client, w, w.advisor)]
    const { id } = await mine.create(mine.shift({ employeeId: w.employee.employeeId }))
    await mine.publish(...span)
    const { version } = (await mine.range(...span)).entries[0]!
    await theirs.send([{ kind: 'update', id, version, changes: { end: '15:00' } }])
    await theirs.publish(...span)
    await acting(w.admin, () => deleteAccounts([w.advisor.userId]))
    const [newest] = (await mine.undoable(week)).body().result
    assert.equal(newest.byName, '')
    for (const _step of ['publish', 'create'])
      assert.deepEqual((await mine.undo()).body().result.conflicts, [{ entryId: id, byName: '' }])
    assert.deepEqual(
      (await mine.range(...span)).entries.map(({ end, state }) => [end, state]),
      [['15:00', 'published']]
    )
  })

  test('one that others have changed whole says so and moves nothing', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const { id } = await mine.create(mine.shift({ employeeId: w.employee.employeeId }))
    await mine.publish(...span)
    const { version } = (await mine.range(...span)).entries[0]!
    await hers.send([{ kind: 'update', id, version, changes: { end: '15:00' } }])
    await hers.publish(...span)
    const before = await mine.range(...span)
    const logged = await loggedIn(w)
    for (const move of [mine.undo, mine.redo]) {
      const answer = (await move()).body().result
      assert.deepEqual(
        answer.conflicts,
        move === mine.undo ? [{ entryId: id, byName: 'Ada Đặng' }] : answer.conflicts
      )
      assert.equal(answer.revision, before.revision)
    }
    assert.deepEqual((await mine.range(...span)).entries, before.entries)
    assert.deepEqual(await loggedIn(w), logged)
  })
})
