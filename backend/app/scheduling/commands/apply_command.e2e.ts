import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import type { ScheduleEntry } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { acting, withoutRules, withSeverities, world } from '#tests/world/world'

test.group('A command', () => {
  test('answers with what it makes worse and does not refuse, and with nothing else', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { send, shift } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    await withSeverities(w, { daily_hours: 'alert', daily_norm: 'off', day_break: 'off' })
    const plain = (await send([creating(shift())])).body().result
    for (const part of ['verdicts', 'acceptances']) assert.notProperty(plain, part)
    const long = await send([creating(shift({ ...mine, start: '08:00', end: '20:00' }))])
    assert.containsSubset(long.body().result.verdicts, [{ ruleId: 'daily_hours' }])
    await withSeverities(w, { daily_hours: 'block', daily_norm: 'off', day_break: 'off' })
    const desk = planner(client, w, w.admin)
    const answer = await client
      .post('/api/scheduling/commands')
      .bearerToken(w.admin.token)
      .json({
        ...{ id: newId(), label: 'create', override: { reason: 'Agreed with Ada' } },
        operations: [creating(desk.shift({ ...mine, day: '2026-11-10', start: '08:00', end: '20:00' }))],
      })
    answer.assertStatus(200)
    assert.lengthOf(answer.body().result.acceptances, 1)
    const worse = (answer.body().result.verdicts ?? []) as { ruleId: string }[]
    assert.notInclude(
      worse.map(({ ruleId }) => ruleId),
      'daily_hours'
    )
  })

  test('answers with no alert that was accepted before and is back', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, { daily_hours: 'alert', daily_norm: 'off', day_break: 'off' })
    const { create, send, shift } = planner(client, w, w.manager)
    const { employeeId } = w.employee
    const long = await create(shift({ employeeId, start: '08:00', end: '20:00' }))
    const ending = async ({ id, version }: ScheduleEntry, end: string) => {
      const answer = await send([{ kind: 'update', id, version, changes: { end } }], 'edit')
      answer.assertStatus(200)
      return answer.body().result
    }
    const alerted = async (from: ScheduleEntry) => {
      const short = await ending(from, '14:00')
      assert.notProperty(short, 'verdicts')
      return ending(short.entries[0], '20:00')
    }
    const before = await alerted(long)
    assert.containsSubset(before.verdicts, [{ ruleId: 'daily_hours' }])
    const accepted = await client
      .post('/api/scheduling/rule-acceptances')
      .bearerToken(w.manager.token)
      .json({ ruleId: 'daily_hours', employeeId, entryIds: [long.id], reason: 'Agreed with Ada' })
    accepted.assertStatus(201)
    assert.notProperty(await alerted(before.entries[0]), 'verdicts')
  })

  test('names a person it cannot find, whether the entry is new or changed', async ({ client, assert }) => {
    const w = await world()
    const { create, send, shift } = planner(client, w, w.manager)
    const employeeId = newId()
    const { id, version } = await create(shift())
    for (const operation of [
      creating(shift({ employeeId })),
      { kind: 'update', id, version, changes: { employeeId } } as const,
    ]) {
      const answer = await send([operation])
      answer.assertStatus(404)
      assert.deepEqual(answer.body().Details, { employeeId })
    }
  })

  test('leaves the work of people who are gone with them, and gives them no more', async ({ client }) => {
    const w = await world()
    await withoutRules(w)
    const { create, send, shift } = planner(client, w, w.manager)
    const { employeeId } = w.employee
    const [own, free] = [await create(shift({ employeeId })), await create(shift())]
    await acting(w.admin, () => rows('update employees set archived_at = now() where id = ?', [employeeId]))
    const change = ({ id, version }: ScheduleEntry, changes: object) =>
      send([{ kind: 'update', id, version, changes }])
    const commented = await change(own, { employeeId, comment: 'Keys at the bar' })
    commented.assertStatus(200)
    ;(await change(free, { employeeId })).assertStatus(404)
    const [mine] = commented.body().result.entries
    ;(await send([{ kind: 'delete', id: own.id, version: mine.version }])).assertStatus(200)
  })

  test('is a step of what it changed alone', async ({ client, assert }) => {
    const w = await world()
    const { create, send, shift, undo, range } = planner(client, w, w.manager)
    const [one, other] = [await create(shift()), await create(shift({ day: '2026-11-04' }))]
    const change = ({ id, version }: ScheduleEntry, changes: object) =>
      ({ kind: 'update', id, version, changes }) as const
    const sent = await send([change(one, { end: '17:00' }), change(other, { end: '16:00' })], 'edit')
    sent.assertStatus(200)
    const later = (await range('2026-11-01', '2026-12-01')).entries.find(({ id }) => id === other.id)!
    const colleague = planner(client, w, w.admin)
    ;(await colleague.send([change(later, { end: '18:00' })], 'edit')).assertStatus(200)
    const undone = await undo()
    undone.assertStatus(200)
    assert.isEmpty(undone.body().result.conflicts)
    const ends = (await range('2026-11-01', '2026-12-01')).entries.map(({ end }) => end)
    assert.deepEqual(ends, ['16:00', '18:00'])
  })

  test('has an id of its own, also among organisations', async ({ client, assert }) => {
    const [here, there] = [await world(), await world()]
    const [own, foreign] = [planner(client, here, here.manager), planner(client, there, there.manager)]
    const id = newId()
    ;(await own.send([creating(own.shift())], 'create', id)).assertStatus(200)
    const reused = await foreign.send([creating(foreign.shift())], 'create', id)
    assert.equal(reused.body().Code, 'core.idempotency_key_reused')
    assert.lengthOf((await foreign.range('2026-11-01', '2026-12-01')).entries, 0)
  })
})
