import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { ScheduleEntry } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

test.group('POST scheduling/commands', () => {
  test('a night shift is stored on its wall clock and read back', async ({ client, assert }) => {
    const w = await world()
    const { send, shift, range } = planner(client, w, w.manager)
    const entry = shift({
      employeeId: w.employee.employeeId,
      day: '2026-11-02',
      start: '22:00',
      end: '06:00',
    })
    const id = newId()
    const answer = await send([creating(entry, id)])
    answer.assertStatus(200)
    const { entries, history, revision, removedIds, conflicts } = answer.body().result
    assert.deepEqual([removedIds, conflicts], [[], []])
    assert.containsSubset(entries, [
      {
        id,
        startsAt: '2026-11-02T21:00:00.000Z',
        endsAt: '2026-11-03T05:00:00.000Z',
        workMinutes: 480,
        state: 'draft',
      },
    ])
    assert.containsSubset(history, {
      undo: { label: 'create', shifts: 1, people: 1, from: '2026-11-02', until: '2026-11-03' },
      redo: null,
    })
    const seen = await range('2026-11-01', '2026-12-01')
    assert.deepEqual(seen.entries, entries)
    assert.equal(seen.revision, revision)
    // It reaches into the next day, and no further.
    assert.deepEqual(
      (await range('2026-11-03', '2026-11-04')).entries.map((one) => one.id),
      [id]
    )
    assert.deepEqual((await range('2026-11-04', '2026-11-05')).entries, [])
  })

  test('both clock changes count what really passes', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, shift } = planner(client, w, w.manager)
    const night = { start: '22:00', end: '06:00' }
    assert.containsSubset(await plan(shift({ day: '2026-03-28', ...night })), {
      workMinutes: 420,
      endsAt: '2026-03-29T04:00:00.000Z',
    })
    assert.containsSubset(await plan(shift({ day: '2026-10-24', ...night })), {
      workMinutes: 540,
      endsAt: '2026-10-25T05:00:00.000Z',
    })
  })

  test('the wall clock is that of the location', async ({ client, assert }) => {
    const w = await world()
    const entry = planner(client, w, w.admin).shift({ locationId: w.farLocationId })
    assert.containsSubset(await planner(client, w, w.admin).create(entry), {
      zone: 'Asia/Ho_Chi_Minh',
      startsAt: '2026-11-02T01:00:00.000Z',
    })
  })

  test('entries of every type are kept with what belongs to them', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, shift } = planner(client, w, w.manager)
    const { employeeId } = w.employee
    for (const type of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      const day = `2026-11-${10 + type}`
      const breaks = [{ start: null, minutes: 30, paid: false }]
      const more = { type, employeeId, day, fullDay: type === 1, code: 'UW', breaks }
      const entry = await plan(shift({ ...more, availability: type === 8 ? 'preferred' : null }))
      const works = type === 2 || type === 5
      assert.containsSubset(entry, {
        type,
        code: type === 8 ? null : 'UW',
        workMinutes: works ? 450 : type === 1 ? 1440 : 480,
      })
      assert.equal(entry.availability, type === 8 ? 'preferred' : null)
      assert.equal(entry.state, type === 8 ? 'published' : 'draft')
    }
  })

  test('a stale version is answered with the entry as it is', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, send, shift } = planner(client, w, w.manager)
    const { id, version } = await plan(shift())
    const first = await send([{ kind: 'update', id, version, changes: { end: '17:00' } }])
    first.assertStatus(200)
    const late = await planner(client, w, w.admin).send([
      { kind: 'update', id, version, changes: { end: '12:00' } },
    ])
    late.assertStatus(409)
    assert.equal(late.body().Code, 'core.stale_version')
    assert.deepEqual(late.body().Details.current, first.body().result.entries[0])
    const deletion = await send([{ kind: 'delete', id, version }])
    deletion.assertStatus(409)
  })

  test('a repeated command answers again and does nothing twice', async ({ client, assert }) => {
    const w = await world()
    const { send, shift, range } = planner(client, w, w.manager)
    const id = newId()
    const operations = [creating(shift())]
    const [first, second] = await Promise.all([
      send(operations, 'create', id),
      send(operations, 'create', id),
    ])
    first.assertStatus(200)
    assert.deepEqual(second.body(), first.body())
    assert.deepEqual((await send(operations, 'create', id)).body(), first.body())
    const seen = await range('2026-11-01', '2026-12-01')
    assert.lengthOf(seen.entries, 1)
    assert.equal(seen.revision, 1)
    const stolen = await planner(client, w, w.admin).send(operations, 'create', id)
    assert.equal(stolen.body().Code, 'core.idempotency_key_reused')
  })

  test('an entry id is used once, across organisations', async ({ client, assert }) => {
    const [w, elsewhere] = [await world(), await world()]
    const { create: plan, send, shift } = planner(client, w, w.manager)
    const { id } = await plan(shift())
    const twice = await send([creating(shift(), id)])
    assert.equal(twice.body().Code, 'scheduling.entry_id_taken')
    assert.deepEqual(twice.body().Details, { entryId: id })
    const foreign = planner(client, elsewhere, elsewhere.manager)
    assert.equal(
      (await foreign.send([creating(foreign.shift(), id)])).body().Code,
      'scheduling.entry_id_taken'
    )
  })

  test('strangers and what they name do not exist', async ({ client, assert }) => {
    const [w, elsewhere] = [await world(), await world()]
    const { create: plan, shift, send } = planner(client, w, w.admin)
    const { id, version } = await plan(shift())
    const stranger = planner(client, elsewhere, elsewhere.admin)
    const unknown = newId()
    for (const entryId of [id, unknown])
      for (const operation of [
        { kind: 'update' as const, id: entryId, version, changes: { end: '17:00' } },
        { kind: 'delete' as const, id: entryId, version },
      ]) {
        const answer = await stranger.send([operation])
        answer.assertStatus(409)
        assert.equal(answer.body().Code, 'scheduling.entry_gone')
        assert.deepEqual(answer.body().Details, { entryIds: [entryId] })
      }
    const answers = [
      await send([creating(shift({ locationId: elsewhere.locationId }))]),
      await send([creating(shift()), creating(shift({ positionId: elsewhere.cookId }))]),
      await send([creating(shift({ employeeId: elsewhere.employee.employeeId }))]),
      await stranger.readRange('2026-11-01', '2026-11-08', [w.locationId]),
    ]
    for (const answer of answers) answer.assertStatus(404)
    assert.deepEqual(
      answers.slice(0, 2).map((answer) => answer.body().Details),
      [{ locationId: elsewhere.locationId }, { positionId: elsewhere.cookId }]
    )
    assert.lengthOf((await stranger.range('2026-11-01', '2026-12-01')).entries, 0)
  })

  test('a manager keeps to the own locations, and staff do not plan', async ({ client }) => {
    const w = await world()
    const far = await planner(client, w, w.admin).create(
      planner(client, w, w.admin).shift({ locationId: w.farLocationId })
    )
    const { send, shift, create: plan, readRange } = planner(client, w, w.manager)
    const near = await plan(shift())
    const answers = [
      await send([creating(shift({ locationId: w.farLocationId }))]),
      await send([{ kind: 'delete', id: far.id, version: far.version }]),
      await send([{ kind: 'delete', id: far.id, version: far.version + 1 }]),
      await send([
        { kind: 'update', id: near.id, version: near.version, changes: { locationId: w.farLocationId } },
      ]),
      await readRange('2026-11-01', '2026-11-08', [w.farLocationId]),
      await planner(client, w, w.employee).send([creating(shift())]),
    ]
    for (const answer of answers) answer.assertStatus(403)
  })

  test('ranges end after they begin and have an end', async ({ client, assert }) => {
    const w = await world()
    const { readRange } = planner(client, w, w.manager)
    assert.equal((await readRange('2026-11-02', '2026-11-02')).body().Code, 'scheduling.range_reversed')
    assert.equal((await readRange('2026-11-01', '2027-01-03')).body().Code, 'scheduling.range_too_long')
    ;(await readRange('2026-11-01', '2027-01-02')).assertStatus(200)
  })

  test('people come with what they owe and usually take, and days with their holidays', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const lunch = { start: '12:00', minutes: 30, paid: true, allowUnpaid: true }
    await acting(w.admin, () =>
      rows('update employees set breaks = ?::jsonb, position_rules = ?::jsonb where id = ?', [
        JSON.stringify([lunch]),
        JSON.stringify({
          [w.cookId]: { level: 3, maxMinutesPerWeek: null },
          [w.waiterId]: { level: 1, maxMinutesPerWeek: 600 },
        }),
        w.employee.employeeId,
      ])
    )
    const { people, holidays } = await planner(client, w, w.manager).range('2026-11-01', '2026-12-01')
    const me = people.find(({ id }) => id === w.employee.employeeId)
    assert.containsSubset(me, {
      fte: 1,
      normMinutes: 160 * 60,
      positionIds: [w.cookId],
      locationIds: [w.locationId],
    })
    assert.deepEqual(me!.breaks, [lunch])
    assert.deepEqual(me!.levels, { [w.cookId]: 3 })
    assert.deepEqual(
      holidays.map(({ day, country }) => [day, country]),
      [
        ['2026-11-01', 'PL'],
        ['2026-11-11', 'PL'],
      ]
    )
    const all = await planner(client, w, w.admin).range('2026-11-01', '2026-12-01')
    assert.include(
      all.holidays.map(({ day, country }) => `${country} ${day}`),
      'VN 2026-11-24'
    )
  })

  test('the norm of people whose day the law shortens is that of their rules', async ({ client, assert }) => {
    const w = await world()
    await organisationContext.run(w.organisationId, () =>
      rows(`update employees set protected_groups = '["disabled"]' where id = ?`, [w.employee.employeeId])
    )
    const { range } = planner(client, w, w.manager)
    const { people } = await range('2026-11-01', '2026-12-01')
    const normOf = (id: string) => people.find((one) => one.id === id)!.normMinutes
    assert.equal(normOf(w.employee.employeeId), 20 * 7 * 60)
    assert.equal(normOf(w.colleague.employeeId), 160 * 60)
  })

  test('a deleted draft is gone', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, send, shift, range } = planner(client, w, w.manager)
    const { id, version }: ScheduleEntry = await plan(shift())
    const answer = await send([{ kind: 'delete', id, version }], 'delete')
    assert.containsSubset(answer.body().result, { removedIds: [id], entries: [] })
    assert.deepEqual((await range('2026-11-01', '2026-12-01')).entries, [])
  })

  test('what a colleague has deleted is a conflict, and every one of them is named', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create: plan, send, shift, publish } = planner(client, w, w.manager)
    const draft: ScheduleEntry = await plan(shift({ day: '2026-11-03' }))
    const published: ScheduleEntry = await plan(shift({ day: '2026-11-04' }))
    const kept: ScheduleEntry = await plan(shift({ day: '2026-11-05' }))
    ;(await publish('2026-11-04', '2026-11-05')).assertStatus(200)
    const gone = [draft, published]
    const colleague = planner(client, w, w.admin)
    for (const { id } of gone) {
      const [now] = (await colleague.range('2026-11-01', '2026-12-01')).entries.filter((e) => e.id === id)
      ;(await colleague.send([{ kind: 'delete', id, version: now!.version }], 'delete')).assertStatus(200)
    }
    const answer = await send(
      [...gone, kept].map(({ id, version }) => ({ kind: 'delete' as const, id, version })),
      'delete'
    )
    answer.assertStatus(409)
    assert.equal(answer.body().Code, 'scheduling.entry_gone')
    assert.sameMembers(
      answer.body().Details.entryIds,
      gone.map(({ id }) => id)
    )
    assert.include(answer.body().ErrorMessage, 'deleted')
  })
})
