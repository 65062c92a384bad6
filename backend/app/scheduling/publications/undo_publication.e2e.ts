import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import type { ScheduleRange, UndoablePublication } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

const first = { from: '2026-11-02', until: '2026-11-09' }
const second = { from: '2026-11-09', until: '2026-11-16' }
const both = { from: first.from, until: second.until }
const november = ['2026-11-01', '2026-12-01'] as const
const seenOf = ({ entries }: ScheduleRange) =>
  entries.flatMap(({ published }) => (published ? [published.day] : [])).sort()
const spanOf = ({ from, until }: { from: string; until: string }) => [from, until] as const

test.group('Publications that can be undone', () => {
  test('are those of what is shown, each with its kind, days, places, counts, time and name', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, shift, undoable, undoPublication, range } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-03' }))
    await publish(...spanOf(first))
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-11-10' }))
    await planner(client, w, w.admin).publish(...spanOf(second))

    const [mine, ...others] = (await undoable(first)).body().result as UndoablePublication[]
    assert.lengthOf(others, 0)
    assert.containsSubset(mine, {
      ...first,
      ...{ kind: 'publish', locationIds: [w.locationId], shifts: 2, absences: 0, people: 2, staying: 0 },
      byName: 'Ada Wiśniewska',
    })
    assert.isAtMost(Math.abs(Date.parse(mine!.at) - Date.now()), 60_000)
    assert.deepEqual(
      (await undoable(both)).body().result.map(({ byName }: UndoablePublication) => byName),
      ['Ada Đặng', 'Ada Wiśniewska']
    )
    // The newest is of another week: taking back the week shown leaves it alone.
    const answer = await undoPublication(mine!.id, first)
    assert.containsSubset(answer.body().result, { entries: 2, people: 2 })
    assert.deepEqual(seenOf(await range(...november)), ['2026-11-10'])
    assert.deepEqual((await undoable(first)).body().result, [])
  })

  test('are found however many newer ones of other days there are', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, send, shift, undoable } = planner(client, w, w.admin)
    const moved = await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.colleague.employeeId }))
    await publish(...spanOf(first))
    const changes = { day: '2026-11-10' }
    await send([{ kind: 'update', id: moved.id, version: moved.version, changes }], 'move')
    await publish(...spanOf(second))
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-11' }))
    await publish(...spanOf(second))
    // As if the last publication had been made many times more.
    await acting(w.admin, () =>
      rows(
        `with newest as (select * from schedule_publications order by seq desc limit 1),
           made as (
             insert into schedule_publications (id, organisation_id, user_id, kind, from_day, until_day, location_ids, changes)
             select gen_random_uuid(), organisation_id, user_id, kind, from_day, until_day, location_ids, changes
             from newest cross join generate_series(1, 100) returning *)
         insert into schedule_commands (id, organisation_id, user_id, label, changes, revision, publication_id, from_day, until_day)
         select gen_random_uuid(), made.organisation_id, made.user_id, s.label, s.changes, s.revision, made.id, s.from_day, s.until_day
         from made, newest join schedule_commands s on s.publication_id = newest.id returning 1`
      )
    )
    const found = (await undoable(first)).body().result as UndoablePublication[]
    // The shift that was moved out of the week was seen in it before.
    assert.deepEqual(
      found.map(({ from, shifts }) => [from, shifts]),
      [
        [second.from, 1],
        [first.from, 1],
      ]
    )
  })

  test('a withdrawal is named as one, and what it took is no publication any longer', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, withdraw, shift, undoable, undoPublication, range } = planner(client, w, w.admin)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...spanOf(first))
    await withdraw(...spanOf(first))
    const kinds = async () =>
      (await undoable(first)).body().result.map(({ kind }: UndoablePublication) => kind)
    assert.deepEqual(await kinds(), ['unpublish'])
    const [withdrawal] = (await undoable(first)).body().result
    ;(await undoPublication(withdrawal.id, first)).assertStatus(200)
    assert.deepEqual(seenOf(await range(...november)), ['2026-11-02'])
    assert.deepEqual(await kinds(), ['publish'])
    assert.equal(
      (await undoPublication(withdrawal.id, first)).body().Code,
      'scheduling.no_publication_to_undo'
    )
  })

  test('only what the filters leave is undone, and the rest later', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift, undoable, undoPublication, range } = planner(client, w, w.admin)
    await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-03' }))
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-11-04', positionId: null }))
    await publish(...spanOf(first))
    const hers = { ...first, employeeIds: [w.employee.employeeId], positionIds: [w.cookId] }
    const [publication] = (await undoable(hers)).body().result
    assert.containsSubset(publication, { shifts: 1, people: 1, staying: 2 })
    ;(await undoPublication(publication.id, hers)).assertStatus(200)
    assert.deepEqual(seenOf(await range(...november)), ['2026-11-03', '2026-11-04'])
    ;(await undoPublication(publication.id, first)).assertStatus(200)
    assert.deepEqual(seenOf(await range(...november)), [])
  })

  test('a location manager undoes their part of a publication of several locations', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [admin, manager] = [planner(client, w, w.admin), planner(client, w, w.manager)]
    await admin.create(admin.shift({ locationId: w.farLocationId }))
    await admin.create(admin.shift({ day: '2026-11-03' }))
    // Seen at the manager's location, and then moved away from it.
    const moved = await admin.create(admin.shift({ day: '2026-11-04' }))
    await admin.publish(...spanOf(first), [w.locationId, w.farLocationId])
    const { entries } = await admin.range(...november)
    const { version } = entries.find(({ id }) => id === moved.id)!
    await admin.send([{ kind: 'update', id: moved.id, version, changes: { locationId: w.farLocationId } }])
    await admin.publish(...spanOf(first), [w.locationId, w.farLocationId])

    const [publication, ...none] = (await manager.undoable(first)).body().result
    assert.lengthOf(none, 0)
    assert.containsSubset(publication, { shifts: 1, staying: 1, locationIds: [w.locationId] })
    ;(await manager.undoPublication(publication.id, first)).assertStatus(200)
    assert.deepEqual(seenOf(await admin.range(...november)), ['2026-11-02', '2026-11-04'])
    const far = { ...first, locationIds: [w.farLocationId] }
    ;(await manager.undoable(far)).assertStatus(403)
    ;(await manager.undoPublication(publication.id, far)).assertStatus(403)
  })

  test('strangers and staff have none', async ({ client, assert }) => {
    const [w, elsewhere] = [await world(), await world()]
    const { create, publish, shift, undoable } = planner(client, w, w.admin)
    await create(shift())
    await publish(...spanOf(first))
    const [{ id }] = (await undoable(first)).body().result
    const stranger = planner(client, elsewhere, elsewhere.admin)
    assert.deepEqual((await stranger.undoable(first)).body().result, [])
    for (const one of [id, newId()]) (await stranger.undoPublication(one, first)).assertStatus(404)
    const staff = planner(client, w, w.employee)
    ;(await staff.undoable(first)).assertStatus(403)
    ;(await staff.undoPublication(id, first)).assertStatus(403)
    const backwards = { from: first.until, until: first.from }
    assert.equal((await stranger.undoable(backwards)).body().Code, 'scheduling.range_reversed')
  })
})

test.group('Withdrawing', () => {
  test('takes shifts, never absences or availability, and only those named', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, withdraw, shift, range } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    const one = await create(shift(mine))
    await create(shift({ ...mine, day: '2026-11-03' }))
    await create(shift({ ...mine, type: 1, day: '2026-11-04', fullDay: true, start: '00:00', end: '00:00' }))
    await create(shift({ ...mine, type: 8, day: '2026-11-05', availability: 'preferred' }))
    await publish(...spanOf(first))
    const named = await withdraw(...spanOf(first), [w.locationId], [one.id])
    assert.containsSubset(named.body().result, { entries: 1, people: 1 })
    assert.deepEqual(seenOf(await range(...november)), ['2026-11-03', '2026-11-04', '2026-11-05'])
    assert.containsSubset((await withdraw(...spanOf(first))).body().result, { entries: 1 })
    assert.deepEqual(seenOf(await range(...november)), ['2026-11-04', '2026-11-05'])
  })
})
