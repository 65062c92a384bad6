import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import type { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { step } from '#app/scheduling/undo/undo_command'
import { roles } from '#contracts/enums'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, worksAlsoAt, world, type World } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const
const updating = ({ id, version }: ScheduleEntry, changes: object) => [
  { kind: 'update' as const, id, version, changes },
]
/** As if the administrator's account no longer existed. */
const forget = ({ admin }: World, table: string) =>
  acting(admin, () => rows(`update ${table} set user_id = ? where user_id = ?`, [newId(), admin.userId]))

test.group('What undo leaves alone', () => {
  test('is named by who changed it last, though its own planner touched it later', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const first = await mine.create(mine.shift())
    const [second] = (await hers.send(updating(first, { comment: 'hers' }))).body().result.entries
    ;(await mine.send(updating(second, { end: '15:00' }))).assertStatus(200)
    assert.deepEqual((await mine.undo()).body().result.conflicts, [])
    const { revision } = await mine.range(...november)
    const answer = (await mine.undo()).body().result
    assert.deepEqual(answer.conflicts, [{ entryId: first.id, byName: 'Ada Đặng' }])
    assert.equal(answer.revision, revision)
  })

  test('is named by who deleted it, or without a name if that account is gone', async ({
    client,
    assert,
  }) => {
    for (const [isGone, byName] of [
      [false, 'Ada Đặng'],
      [true, ''],
    ] as const) {
      const w = await world()
      const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
      const { id, version } = await mine.create(mine.shift())
      ;(await hers.send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)
      if (isGone) await forget(w, 'schedule_commands')
      assert.deepEqual((await mine.undo()).body().result.conflicts, [{ entryId: id, byName }])
    }
  })

  test('is where its location no longer exists', async ({ client, assert }) => {
    const w = await world()
    const { create, send, undo, shift } = planner(client, w, w.admin)
    const { id, version } = await create(shift({ locationId: w.farLocationId }))
    ;(await send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)
    await acting(w.admin, async () => {
      await rows('delete from schedule_entries where id = ?', [id])
      await rows('delete from locations where id = ?', [w.farLocationId])
    })
    const answer = await undo()
    answer.assertStatus(200)
    assert.deepEqual(answer.body().result.conflicts, [{ entryId: id, byName: 'Ada Đặng' }])
  })

  test('is what a person would get who is switched off in the schedule since, with the name', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send, undo, redo, range, shift } = planner(client, w, w.manager)
    const hers = { employeeId: w.employee.employeeId }
    const [taken, kept, open] = [
      await create(shift(hers)),
      await create(shift({ ...hers, day: '2026-11-03' })),
      await create(shift({ day: '2026-11-04' })),
    ]
    const unassigned = [
      ...updating(taken, { employeeId: null }),
      ...updating(kept, { end: '15:00' }),
      ...updating(open, { end: '15:00' }),
    ]
    ;(await send(unassigned, 'edit')).assertStatus(200)
    const switchedOff = (isOff: boolean) =>
      acting(w.admin, () =>
        rows('update employees set disabled_in_schedule = ? where id = ?', [isOff, w.employee.employeeId])
      )
    await switchedOff(true)
    const answer = await undo()
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result.conflicts, [{ entryId: taken.id, notPlanned: 'Ada Nowak' }])
    assert.lengthOf(answer.body().result.conflicts, 1)
    const { entries } = await range(...november)
    const now = new Map(entries.map(({ id, employeeId, end }) => [id, [employeeId, end]]))
    assert.deepEqual(
      [taken, kept, open].map(({ id }) => now.get(id)),
      [
        [null, '16:00'],
        [w.employee.employeeId, '16:00'],
        [null, '16:00'],
      ]
    )
    ;(await undo()).assertStatus(200) // the open shift was created last
    ;(await undo()).assertStatus(200) // her second shift
    assert.deepEqual((await redo()).body().result.conflicts, [
      { entryId: kept.id, byName: 'Ada Wiśniewska', notPlanned: 'Ada Nowak' },
    ])
  })

  test('stays left alone when the step is done again', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const [one, two] = [await mine.create(mine.shift()), await mine.create(mine.shift({ day: '2026-11-03' }))]
    const both = [one, two].flatMap((entry) => updating(entry, { end: '17:00' }))
    const { entries } = (await mine.send(both)).body().result
    const changed = entries.find(({ id }: ScheduleEntry) => id === one.id)
    ;(await hers.send(updating(changed, { comment: 'hers' }))).assertStatus(200)
    assert.lengthOf((await mine.undo()).body().result.conflicts, 1)
    const again = (await mine.redo()).body().result
    assert.deepEqual([again.conflicts, again.entries.length], [[], 1])
  })
})

test.group('Undo while another planner changes the same', () => {
  test('waits for the entry and for its person, and then sees what became of them', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, undo, range, shift } = planner(client, w, w.manager)
    for (const [day, employeeId, lock] of [
      ['2026-11-02', null, `update schedule_entries set comment = 'hers' where id = :id`],
      ['2026-11-03', w.employee.employeeId, 'select id from employees where id = :employee for update'],
    ] as const) {
      const { id } = await create(shift({ day, employeeId }))
      const undoing = await acting(w.admin, async () => {
        await rows(lock.replace(':id', `'${id}'`).replace(':employee', `'${employeeId}'`))
        let isDone = false
        const answer = Promise.resolve(undo()).finally(() => (isDone = true))
        const waiting =
          'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
        while (!isDone && (await rows(waiting)).length === 0);
        assert.isFalse(isDone, day)
        return { answer }
      })
      const { conflicts } = (await undoing.answer).body().result
      const left = (await range(...november)).entries.map(({ comment }) => comment)
      assert.deepEqual([conflicts.length, left], employeeId ? [0, ['hers']] : [1, ['hers']])
    }
  })
})

test.group('What undo of a publication leaves alone', () => {
  test('is all of it for who no longer may publish', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift, range } = planner(client, w, w.manager)
    await create(shift())
    ;(await publish(...november)).assertStatus(200)
    const demoted = { ...w.manager.actor, role: roles.employee }
    const undoing = organisationContext.run(w.organisationId, () => step('undo'), demoted)
    const { key, details } = await undoing.then(
      () => assert.fail(),
      (reason: DomainError) => reason
    )
    assert.deepEqual([key, details], ['core.forbidden', { ability: 'schedule.publish' }])
    assert.equal((await range(...november)).entries[0]!.state, 'published')
  })

  test('has no name where no one published it since', async ({ client, assert }) => {
    const w = await world()
    await worksAlsoAt(w, w.manager, w.farLocationId)
    const { create, publish, undo, shift } = planner(client, w, w.manager)
    await create(shift())
    const far = await create(shift({ locationId: w.farLocationId, day: '2026-11-03' }))
    const places = [w.locationId, w.farLocationId]
    ;(await publish(...november, places)).assertStatus(200)
    await acting(w.admin, () =>
      rows('delete from employee_locations where location_id = ?', [w.farLocationId])
    )
    assert.deepEqual((await undo()).body().result.conflicts, [{ entryId: far.id, byName: '' }])
  })

  test('has no name if that account is gone, and what is withdrawn whole is no conflict', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const { id } = await mine.create(mine.shift())
    ;(await mine.publish(...november)).assertStatus(200)
    const withdrawn = (await mine.undo()).body().result
    assert.deepEqual(withdrawn.conflicts, [])
    assert.deepEqual(
      withdrawn.entries.map((entry: ScheduleEntry) => [entry.id, entry.state]),
      [[id, 'draft']]
    )
    ;(await mine.redo()).assertStatus(200)
    const [entry] = (await mine.range(...november)).entries
    ;(await hers.send(updating(entry!, { end: '15:00' }))).assertStatus(200)
    ;(await hers.publish(...november)).assertStatus(200)
    await forget(w, 'schedule_publications')
    assert.deepEqual((await mine.undo()).body().result.conflicts, [{ entryId: id, byName: '' }])
  })
})
