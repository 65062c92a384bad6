import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { deleteTemplatesWithPosition } from '#app/schedule_templates/templates/change_template'
import { monday, templateDesk } from '#app/schedule_templates/testing/template_desk'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world, type Person, type World } from '#tests/world/world'

const people = '/api/organisation-management/employees'
const inputOf = (w: World, person: Person) => ({
  ...{ name: 'Ada', surname: 'Nowak', role: 0, mainLocationId: w.locationId },
  email: `${person.userId}@example.test`,
})

test.group('Fixed schedule templates', () => {
  test('give people their shifts on free days, and nothing the second time', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift, range, undo } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    const [hers, theirs] = [w.employee.employeeId, w.colleague.employeeId]
    const days = [monday, '2030-03-05', '2030-03-06', '2030-03-07']
    for (const day of days) await create(shift({ day, employeeId: hers }))
    await create(shift({ day: '2030-03-08', start: '14:00', end: '22:00' }))
    const { id } = await desk.saved()
    const fix = (one: string) =>
      acting(w.admin, () =>
        rows('update employees set fixed_schedule_template_id = ? where id = ?', [id, one])
      )
    await fix(hers)
    await fix(theirs)
    // In the second week: planned on Monday, away on Tuesday.
    await create(shift({ day: '2030-03-18', employeeId: hers, start: '06:00', end: '10:00' }))
    const absence = { type: 1, fullDay: true, start: '00:00', end: '00:00' } as Partial<ScheduleEntry>
    await create(shift({ day: '2030-03-19', employeeId: hers, ...absence }))

    const span = ['2030-03-18', '2030-03-25'] as const
    const plan = (await desk.previewFixed(...span)).body().result
    assert.containsSubset(plan, { shifts: 3, people: 2, unassigned: 0, having: 2, refusedCount: 0 })
    assert.deepEqual(plan.leftDays, [
      { reason: 'planned', count: 1 },
      { reason: 'absent', count: 1 },
    ])
    const id1 = newId()
    ;(await desk.fillFixed(...span, id1)).assertStatus(200)
    const made = async () =>
      (await range(...span)).entries
        .filter(({ source }) => source === 'template')
        .map(({ day, start, employeeId }) => [day, start, employeeId])
        .sort((a, b) => String(a).localeCompare(String(b)))
    const expected = [
      ['2030-03-20', '08:00', hers],
      ['2030-03-21', '08:00', hers],
      // The shift without a name is for people the template does not name.
      ['2030-03-22', '14:00', theirs],
    ]
    assert.deepEqual(await made(), expected)
    ;(await desk.fillFixed(...span, id1)).assertStatus(200)
    const again = await desk.fillFixed(...span)
    again.assertStatus(400)
    assert.equal(again.body().Code, 'scheduling.template_adds_nothing')
    assert.deepEqual(await made(), expected)
    const { history } = (await undo()).body().result
    assert.equal(history.redo.label, 'fillFixed')
    assert.isEmpty(await made())
  })

  test('leave holidays and the past alone, keep two weeks in turn, and name what rules refuse', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    const hers = w.employee.employeeId
    await create(shift({ day: monday, employeeId: hers }))
    await create(shift({ day: '2030-03-15', employeeId: hers }))
    const { id } = await desk.saved({ until: '2030-03-18' })
    await acting(w.admin, () =>
      rows('update employees set fixed_schedule_template_id = ? where id = ?', [id, hers])
    )
    const plan = async (from: string, until: string) => (await desk.previewFixed(from, until)).body().result
    // Fourteen days before its first Monday, and two weeks and a bit before its Friday.
    assert.equal((await plan('2030-02-18', '2030-02-22')).shifts, 1)
    assert.equal((await plan('2030-02-11', '2030-02-15')).shifts, 0)
    assert.equal((await plan('2030-02-15', '2030-02-16')).shifts, 1)
    const independence = await plan('2030-11-11', '2030-11-18')
    assert.deepEqual([independence.shifts, independence.leftDays], [0, [{ reason: 'holiday', count: 1 }]])
    const past = await plan('2026-01-01', '2026-02-01')
    assert.deepEqual(
      [past.shifts, past.leftDays.map(({ reason }: { reason: string }) => reason)],
      [0, ['past']]
    )
    await create(shift({ day: '2030-03-31', employeeId: hers, start: '20:00', end: '04:00' }))
    const { refused } = await plan('2030-04-01', '2030-04-08')
    assert.containsSubset(refused, [{ day: '2030-04-01', reason: 'daily_rest', outcome: 'skipped' }])
  })

  test('are of the person’s own locations, and empty when they are gone', async ({ client, assert }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    await create(shift({ day: monday }))
    await create(shift({ day: monday, locationId: w.farLocationId }))
    const { id } = await desk.saved()
    const far = await desk.saved({ locationId: w.farLocationId })
    const foreign = await world()
    await planner(client, foreign, foreign.admin).create(
      planner(client, foreign, foreign.admin).shift({ day: monday })
    )
    const theirs = await templateDesk(client, foreign, foreign.admin).saved()
    const path = `${people}/${w.employee.employeeId}`
    const put = (version: number, more: object) =>
      client
        .put(path)
        .bearerToken(w.admin.token)
        .json({ ...inputOf(w, w.employee), version, ...more })
    for (const strange of [far.id, theirs.id, newId()]) {
      const answer = await put(1, { fixedScheduleTemplateId: strange })
      answer.assertStatus(400)
      assert.containsSubset(answer.body(), {
        Code: 'organisation.unknown_reference',
        Details: { field: 'fixedScheduleTemplateId' },
      })
    }
    const chosen = await put(1, { fixedScheduleTemplateId: id })
    assert.equal(chosen.body().result.fixedScheduleTemplateId, id)
    assert.equal((await desk.show(id)).body().result.fixedFor, 1)
    const moved = await put(2, { mainLocationId: w.farLocationId, locationIds: [] })
    assert.isNull(moved.body().result.fixedScheduleTemplateId)
    await put(3, { mainLocationId: w.locationId, fixedScheduleTemplateId: id })
    ;(await desk.remove(id)).assertStatus(204)
    const after = await client.get(path).bearerToken(w.admin.token)
    assert.isNull(after.body().result.fixedScheduleTemplateId)
  })

  test('that are deleted are taken away in each person’s history', async ({ client, assert }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    await create(shift({ day: monday, positionId: w.cookId }))
    await create(shift({ day: monday, locationId: w.farLocationId }))
    const [deleted, ofPosition] = [await desk.saved({ name: 'A' }), await desk.saved({ name: 'B' })]
    const far = await desk.saved({ locationId: w.farLocationId })
    const holders: [Person, string][] = [
      [w.employee, deleted.id],
      [w.manager, deleted.id],
      [w.colleague, ofPosition.id],
      [w.advisor, far.id],
    ]
    for (const [{ employeeId }, id] of holders)
      await acting(w.admin, () =>
        rows('update employees set fixed_schedule_template_id = ? where id = ?', [id, employeeId])
      )
    ;(await desk.remove(deleted.id)).assertStatus(204)
    await acting(w.admin, () => deleteTemplatesWithPosition(w.cookId))
    const place = `/api/organisation-management/locations/${w.farLocationId}`
    ;(await client.delete(place).json({ name: 'Hà Nội' }).bearerToken(w.admin.token)).assertStatus(204)
    const logged = await acting(w.admin, () =>
      rows<{ id: string; before: string; after: object; version: number }>(
        `select a.entity_id as id, a.before->>'fixedScheduleTemplateId' as before, a.after, e.version
         from audit_events a join employees e on e.id = a.entity_id and e.fixed_schedule_template_id is null
         where a.entity = 'employee' and a.action = 'organisation.update'`
      )
    )
    assert.sameDeepMembers(
      logged,
      holders.map(([{ employeeId }, before]) => ({
        ...{ id: employeeId, before, version: 2 },
        after: { fixedScheduleTemplateId: null },
      }))
    )
  })

  test('of the location before go with a move', async ({ client, assert }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.admin)
    await create(shift({ day: monday }))
    const { id } = await templateDesk(client, w, w.admin).saved()
    const employeeIds = [w.employee.employeeId]
    await acting(w.admin, () =>
      rows('update employees set fixed_schedule_template_id = ? where id = any(?::uuid[])', [id, employeeIds])
    )
    const moved = await client
      .post(`${people}/bulk-changes`)
      .json({ employeeIds, kind: 'move', locationId: w.farLocationId })
      .bearerToken(w.admin.token)
    assert.equal(moved.body().result.changed, 1)
    const shown = await client.get(`${people}/${employeeIds[0]}`).bearerToken(w.admin.token)
    assert.isNull(shown.body().result.fixedScheduleTemplateId)
  })

  test('go with a position, by name, and nothing else does', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, send } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    const cook = await create(shift({ day: monday }))
    const kept = await desk.saved({ name: 'Cooks' })
    const waiter = await create(shift({ day: monday, positionId: w.waiterId }))
    const both = await desk.saved({ name: 'Everybody' })
    const deletion = `/api/organisation-management/positions/${w.waiterId}`
    const deletionPreview = (await client.get(`${deletion}/deletion`).bearerToken(w.admin.token)).body()
      .result
    assert.deepEqual(deletionPreview.templates, ['Everybody'])
    assert.deepInclude(deletionPreview.losses, { kind: 'templates', count: 1 })
    const refused = await client.delete(deletion).bearerToken(w.admin.token)
    assert.equal(refused.body().Code, 'organisation.position_in_use')
    ;(await desk.show(both.id)).assertStatus(200)
    await send([{ kind: 'delete', id: waiter.id, version: waiter.version }], 'delete')
    ;(await client.delete(deletion).bearerToken(w.admin.token)).assertStatus(204)
    ;(await desk.show(both.id)).assertStatus(404)
    assert.equal((await desk.show(kept.id)).body().result.shifts, 1)
    assert.equal(cook.positionId, w.cookId)
    const log = await acting(w.admin, () =>
      rows<{ name: string }>(
        `select before->>'name' as name from audit_events
         where entity = 'schedule_template' and action = 'scheduling.delete_template'`
      )
    )
    assert.deepEqual(log, [{ name: 'Everybody' }])
  })
})
