import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { longestShiftComment, type ScheduleEntry } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { acting, withSeverities, world } from '#tests/world/world'

test.group('What commands refuse', () => {
  test('one refused operation refuses all', async ({ client, assert }) => {
    const w = await world()
    const { send, shift, range } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    const answer = await send([
      creating(shift(mine)),
      creating(shift({ ...mine, start: '15:59', end: '20:00' })),
    ])
    answer.assertStatus(400)
    assert.equal(answer.body().Code, 'labour_code.overlap')
    assert.deepEqual(
      await range('2026-11-01', '2026-12-01').then(({ entries, revision }) => [entries, revision]),
      [[], 0]
    )
  })

  test('what a person cannot do is refused with its reason', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, send, shift } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    await plan(shift(mine))
    await plan(shift({ ...mine, type: 1, day: '2026-11-05', fullDay: true }))
    const codeOf = async (more: object) => (await send([creating(shift({ ...mine, ...more }))])).body()
    assert.containsSubset(await codeOf({ start: '15:59', end: '22:00' }), {
      Code: 'labour_code.overlap',
      Details: { employeeId: w.employee.employeeId, actual: 1, limit: 0, unit: 'minute', overridable: false },
    })
    assert.containsSubset(await codeOf({ type: 2, start: '07:00', end: '08:01' }), {
      Code: 'labour_code.overlap',
    })
    assert.containsSubset(await codeOf({ day: '2026-11-04', start: '20:00', end: '00:01' }), {
      Code: 'labour_code.absence',
    })
    assert.equal(
      (await codeOf({ day: '2026-11-03', positionId: w.waiterId })).Code,
      'labour_code.qualification'
    )
    assert.equal(
      (await codeOf({ day: '2026-11-03', locationId: w.farLocationId })).Code,
      'labour_code.location'
    )
    assert.equal((await codeOf({ day: '2019-12-31' })).Code, 'labour_code.employment')
    await withSeverities(w, { daily_rest: 'off', daily_hours: 'off' })
    const evening = await send([creating(shift({ ...mine, start: '16:00', end: '22:00' }))])
    evening.assertStatus(200) // touching is no overlap
  })

  test('people who are switched off in the schedule get no work, and keep what they have', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create: plan, send, shift } = planner(client, w, w.manager)
    const [mine, theirs] = [{ employeeId: w.employee.employeeId }, { employeeId: w.colleague.employeeId }]
    const [own, other] = [await plan(shift(mine)), await plan(shift(theirs))]
    const open = await plan(shift({ employeeId: null, day: '2026-11-05' }))
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set disabled_in_schedule = true where id = ?', [w.employee.employeeId])
    )
    const update = (entry: ScheduleEntry, changes: object) =>
      send([{ kind: 'update', id: entry.id, version: entry.version, changes }])
    const refused = [
      await send([creating(shift({ ...mine, day: '2026-11-04' }))]),
      await update(open, mine),
      await update(other, { ...mine, day: '2026-11-06' }),
    ]
    for (const answer of refused) {
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'scheduling.person_not_planned')
      assert.equal(answer.body().Details.employeeId, w.employee.employeeId)
      assert.equal(answer.body().Details.name, 'Ada Nowak')
      assert.match(answer.body().ErrorMessage, /is switched off in the schedule/)
    }
    ;(await update(own, { end: '15:00' })).assertStatus(200)
    const absence = { type: 7, fullDay: true, start: '00:00', end: '00:00' }
    ;(await send([creating(shift({ ...mine, ...absence, day: '2026-11-10' } as never))])).assertStatus(200)
  })

  test('a command is judged by where it leads, not by the way there', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, { daily_rest: 'off', daily_hours: 'off' })
    const { create: plan, send, shift, range } = planner(client, w, w.manager)
    const [a, b] = [{ employeeId: w.employee.employeeId }, { employeeId: w.colleague.employeeId }]
    const [one, two] = [await plan(shift(a)), await plan(shift({ ...b, start: '10:00', end: '18:00' }))]
    const swapped = await send([
      { kind: 'update', id: one.id, version: one.version, changes: b },
      { kind: 'update', id: two.id, version: two.version, changes: a },
    ])
    swapped.assertStatus(200)
    const { version } = swapped.body().result.entries.find(({ id }: ScheduleEntry) => id === one.id)
    const replaced = await send([
      { kind: 'delete', id: one.id, version },
      creating(shift({ ...b, start: '07:00' })),
    ])
    replaced.assertStatus(200)
    assert.lengthOf((await range('2026-11-01', '2026-12-01')).entries, 2)
    const leave = await plan(shift({ ...a, type: 1, day: '2026-11-06', fullDay: true }))
    const back = await send([
      { kind: 'delete', id: leave.id, version: leave.version },
      creating(shift({ ...a, day: '2026-11-06' })),
    ])
    back.assertStatus(200)
    const gone = [
      creating(shift({ ...a, type: 1, day: '2026-11-09', fullDay: true })),
      creating(shift({ ...a, day: '2026-11-09' })),
    ]
    assert.equal((await send(gone)).body().Code, 'labour_code.absence')
  })

  test('shapes that make no sense are refused', async ({ client, assert }) => {
    const w = await world()
    const { send, shift } = planner(client, w, w.manager)
    const codeOf = async (more: object) => (await send([creating(shift(more))])).body().Code
    assert.equal(await codeOf({ type: 1 }), 'scheduling.unassigned_must_be_shift')
    assert.equal(
      await codeOf({ breaks: [{ start: '07:59', minutes: 10, paid: true }] }),
      'scheduling.break_outside_shift'
    )
    assert.equal(
      await codeOf({ breaks: [{ start: null, minutes: 481, paid: true }] }),
      'scheduling.break_longer_than_shift'
    )
    assert.equal(await codeOf({ comment: 'x'.repeat(longestShiftComment + 1) }), 'core.invalid_input')
    assert.equal(await codeOf({ day: '2026-02-30' }), 'core.invalid_input')
    assert.equal((await send([])).body().Code, 'core.invalid_input')
    const same = creating(shift())
    assert.equal((await send([same, same])).body().Code, 'core.inconsistent_input')
  })

  test('nothing new is planned at a position the schedule does not offer', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, send, shift } = planner(client, w, w.manager)
    const [kept, other] = [await plan(shift()), await plan(shift({ positionId: w.waiterId }))]
    await acting(w.admin, () => rows('update positions set visible = false where id = ?', [w.cookId]))
    const refused = await send([creating(shift())])
    refused.assertStatus(400)
    assert.containsSubset(refused.body(), {
      Code: 'scheduling.position_hidden',
      Details: { positionId: w.cookId, name: 'Kucharz' },
    })
    assert.isString(refused.body().Details.entryId)
    const change = { kind: 'update' as const, id: other.id, version: other.version }
    const moved = await send([{ ...change, changes: { positionId: w.cookId } }])
    assert.equal(moved.body().Code, 'scheduling.position_hidden')
    const times = { day: kept.day, start: '08:00', end: '15:00', positionId: w.cookId }
    const later = await send([{ kind: 'update', id: kept.id, version: kept.version, changes: times }])
    later.assertStatus(200)
  })

  test('a locked entry stays until it is unlocked', async ({ client, assert }) => {
    const w = await world()
    const { create: plan, send, shift } = planner(client, w, w.manager)
    const { id, version } = await plan(shift({ locked: true }))
    const moved = await send([{ kind: 'update', id, version, changes: { day: '2026-11-03' } }])
    assert.equal(moved.body().Code, 'scheduling.entry_locked')
    assert.deepEqual(moved.body().Details, { entryId: id })
    assert.equal((await send([{ kind: 'delete', id, version }])).body().Code, 'scheduling.entry_locked')
    const unlocked = await send([{ kind: 'update', id, version, changes: { locked: false } }], 'lock')
    unlocked.assertStatus(200)
  })
})
