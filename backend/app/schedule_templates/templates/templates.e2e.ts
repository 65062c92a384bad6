import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { monday, templateDesk } from '#app/schedule_templates/testing/template_desk'
import type { ScheduleEntry } from '#contracts/schedule'
import type { RefusedShift, TemplateShift } from '#contracts/schedule_templates'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world } from '#tests/world/world'

const weekAfter = ['2030-03-11', '2030-03-18'] as const
const timesOf = (entries: readonly ScheduleEntry[]) =>
  entries
    .map(({ day, start, end, employeeId }) => [day, start, end, employeeId])
    .sort((a, b) => String(a).localeCompare(String(b)))
const reasons = (refused: RefusedShift[]) =>
  refused.map(({ day, reason, outcome, employeeId }) => [day, reason, outcome, employeeId])

test.group('Schedule templates', () => {
  test('keep the shifts of a period and put them in again, as one step', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift, range, undo } = planner(client, w, w.manager)
    const { saved, show, list, preview, apply } = templateDesk(client, w, w.manager)
    const hers = w.employee.employeeId
    const breaks = [{ start: '01:00', minutes: 30, paid: false }]
    await create(
      shift({ day: monday, employeeId: hers, start: '22:00', end: '06:00', breaks, comment: 'Once' })
    )
    await create(shift({ day: '2030-03-06', positionId: w.waiterId }))
    await create(
      shift({ day: '2030-03-07', type: 7, employeeId: hers, fullDay: true, start: '00:00', end: '00:00' })
    )
    const template = await saved({ description: 'As in March' })
    const listed = {
      name: 'Week A',
      description: 'As in March',
      shifts: 2,
      people: 1,
      version: 1,
      fixedFor: 0,
    }
    assert.containsSubset(template, { ...listed, from: monday, until: '2030-03-11' })
    assert.sameMembers(template.positionIds, [w.cookId, w.waiterId])
    assert.deepEqual((await list()).body().result, [template])
    const { entries } = (await show(template.id)).body().result
    assert.deepEqual(entries, [
      { ...{ dayOffset: 0, start: '22:00', end: '06:00', positionId: w.cookId }, employeeId: hers, breaks },
      {
        ...{ dayOffset: 2, start: '08:00', end: '16:00', positionId: w.waiterId },
        employeeId: null,
        breaks: [],
      },
    ])

    const plan = (await preview(template.id, { repetitions: 2 })).body().result
    const counts = { from: '2030-03-11', until: '2030-03-25', shifts: 4, unassigned: 2, people: 1 }
    assert.deepEqual(plan, { ...counts, alreadyThere: 0, refused: [], refusedCount: 0 })
    assert.isEmpty((await range(...weekAfter)).entries)

    const id = newId()
    const answer = await apply(template.id, { id, repetitions: 2 })
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, {
      skipped: 0,
      unassigned: 0,
      history: { undo: { label: 'applyTemplate' } },
    })
    const made = (await range('2030-03-11', '2030-03-25')).entries
    assert.deepEqual(timesOf(made), [
      ['2030-03-11', '22:00', '06:00', hers],
      ['2030-03-13', '08:00', '16:00', null],
      ['2030-03-18', '22:00', '06:00', hers],
      ['2030-03-20', '08:00', '16:00', null],
    ])
    for (const { state, source, comment } of made)
      assert.deepEqual([state, source, comment], ['draft', 'template', null])
    assert.deepEqual(made.find(({ start }) => start === '22:00')!.breaks, breaks)

    ;(await apply(template.id, { id, repetitions: 2 })).assertStatus(200)
    assert.lengthOf((await range('2030-03-11', '2030-03-25')).entries, 4)
    ;(await undo()).assertStatus(200)
    assert.isEmpty((await range('2030-03-11', '2030-03-25')).entries)
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(`select action from audit_events where entity = 'schedule_template'`)
    )
    assert.deepEqual(log, [{ action: 'scheduling.save_template' }])
  })

  test('without the people every shift is open', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, range } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    await create(shift({ day: monday, employeeId: w.employee.employeeId }))
    const bare = await desk.saved({ name: 'Bare', withPeople: false })
    assert.equal(bare.people, 0)
    const { id } = await desk.saved()
    ;(await desk.apply(id, { withPeople: false })).assertStatus(200)
    assert.deepEqual(timesOf((await range(...weekAfter)).entries), [['2030-03-11', '08:00', '16:00', null]])
  })

  test('take days and shifts again from the schedule, whole or not at all', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    const hers = w.employee.employeeId
    await create(shift({ day: monday, positionId: w.waiterId }))
    const { id } = await desk.saved()
    const named = { version: 1, name: 'Week B', description: null }
    const retake = { from: '2030-03-12', until: '2030-03-26', withPeople: true }
    const kept = async () => (await desk.show(id)).body().result

    const before = await kept()
    for (const [more, code] of [
      [retake, 'scheduling.template_empty'],
      [{ ...retake, until: '2030-03-12' }, 'scheduling.range_reversed'],
      [{ ...retake, until: '2030-07-01' }, 'scheduling.range_too_long'],
    ] as const) {
      const refused = await desk.change(id, { ...named, retake: more })
      refused.assertStatus(400)
      assert.equal(refused.body().Code, code)
    }
    assert.deepEqual(await kept(), before, 'name and shifts stay with it')

    await create(shift({ day: '2030-03-13', employeeId: hers, start: '22:00', end: '06:00' }))
    await create(shift({ day: '2030-03-25' }))
    const changed = await desk.change(id, { ...named, retake })
    changed.assertStatus(200)
    const { withPeople: _people, ...days } = retake
    assert.containsSubset(changed.body().result, {
      ...days,
      name: 'Week B',
      version: 2,
      shifts: 2,
      people: 1,
    })
    const { entries, positionIds } = await kept()
    assert.deepEqual(positionIds, [w.cookId])
    assert.deepEqual(
      entries.map((one: TemplateShift) => [one.dayOffset, one.start, one.employeeId]),
      [
        [1, '22:00', hers],
        [13, '08:00', null],
      ]
    )
    await desk.change(id, { ...named, version: 2, retake: { ...retake, withPeople: false } })
    assert.equal((await kept()).people, 0)
    ;(await desk.change(id, { ...named, version: 2, retake })).assertStatus(409)
  })

  test('name what would be refused, and leave it out or without its person', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, range, undo } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    const [hers, theirs] = [w.employee.employeeId, w.colleague.employeeId]
    for (const day of [monday, '2030-03-05', '2030-03-06']) await create(shift({ day, employeeId: hers }))
    await create(shift({ day: monday, employeeId: theirs }))
    const { id } = await desk.saved()
    await create(shift({ day: '2030-03-11', employeeId: hers, start: '12:00', end: '20:00' }))
    const absence = { type: 7, fullDay: true, start: '00:00', end: '00:00' }
    await create(shift({ day: '2030-03-12', employeeId: hers, ...absence } as Partial<ScheduleEntry>))
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set archived_at = now() where id = ?', [theirs])
    )

    const skipping = (await desk.preview(id)).body().result
    const expected = (outcome: string) => [
      ['2030-03-11', 'overlap', outcome, hers],
      ['2030-03-11', 'person_left', outcome, theirs],
      ['2030-03-12', 'absence', outcome, hers],
    ]
    const sorted = (refused: RefusedShift[]) =>
      reasons(refused).sort((a, b) => String(a).localeCompare(String(b)))
    assert.deepEqual(sorted(skipping.refused), expected('skipped'))
    assert.containsSubset(skipping, { shifts: 1, unassigned: 0, people: 1, alreadyThere: 1, refusedCount: 3 })
    assert.equal(
      skipping.refused.find((one: RefusedShift) => one.employeeId === theirs).personName,
      'Ada Kowalska'
    )
    const leaving = (await desk.preview(id, { refused: 'unassign' })).body().result
    assert.deepEqual(sorted(leaving.refused), expected('unassigned'))
    assert.containsSubset(leaving, { shifts: 4, unassigned: 3, people: 1 })

    const shifts = async () =>
      (await range(...weekAfter)).entries.filter(({ source }) => source === 'template')
    const skipped = await desk.apply(id)
    skipped.assertStatus(200)
    assert.containsSubset(skipped.body().result, { skipped: 3, unassigned: 0 })
    assert.deepEqual(timesOf(await shifts()), [['2030-03-13', '08:00', '16:00', hers]])
    await undo()
    ;(await desk.apply(id, { refused: 'unassign' })).assertStatus(200)
    assert.deepEqual(
      (await shifts()).map(({ employeeId }) => employeeId).filter((one) => one !== null),
      [hers]
    )
    assert.lengthOf(await shifts(), 4)
  })

  test('go by the wall clock where the clocks change', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift, range } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    // A night and a short shift, both from Saturday to Sunday and on Sunday.
    await create(shift({ day: '2030-03-09', start: '22:00', end: '06:00' }))
    await create(shift({ day: '2030-03-10', start: '02:00', end: '03:00' }))
    const { id } = await desk.saved()
    const preview = await desk.preview(id, { from: '2030-03-25', refused: 'unassign' })
    assert.deepEqual(reasons(preview.body().result.refused), [
      ['2030-03-31', 'hour_skipped', 'skipped', null],
    ])
    ;(await desk.apply(id, { from: '2030-03-25' })).assertStatus(200)
    const made = (await range('2030-03-25', '2030-04-01')).entries
    assert.deepEqual(timesOf(made), [['2030-03-30', '22:00', '06:00', null]])
    assert.equal(made[0]!.workMinutes, 420)
  })

  test('stay where they are refused', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, range } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    const refusal = async (answer: Promise<{ status(): number; body(): { Code: string } }>) => {
      const got = await answer
      return [got.status(), got.body().Code]
    }
    assert.deepEqual(await refusal(desk.save()), [400, 'scheduling.template_empty'])
    await create(shift({ day: monday }))
    await create(shift({ day: monday, locationId: w.farLocationId }))
    const mine = await desk.saved()
    const far = await desk.saved({ locationId: w.farLocationId })
    assert.deepEqual(await refusal(desk.save({ name: 'week a' })), [400, 'scheduling.template_name_taken'])
    assert.deepEqual(await refusal(desk.save({ until: '2030-07-01' })), [400, 'scheduling.range_too_long'])
    const renamed = { version: 1, name: 'Week B', description: 'Quiet' }
    const other = await desk.saved({ name: 'Week C' })
    assert.deepEqual(await refusal(desk.change(other.id, { ...renamed, name: 'Week A' })), [
      ...[400, 'scheduling.template_name_taken'],
    ])
    assert.containsSubset((await desk.change(mine.id, renamed)).body().result, { ...renamed, version: 2 })
    const stale = await desk.change(mine.id, renamed)
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.version, 2)
    assert.deepEqual(await refusal(desk.preview(mine.id, { from: '2026-01-05' })), [
      ...[400, 'scheduling.template_in_past'],
    ])
    assert.deepEqual(await refusal(desk.apply(mine.id, { repetitions: 53, from: '2026-01-05' })), [
      ...[400, 'scheduling.template_in_past'],
    ])
    const month = await desk.saved({ name: 'Month', until: '2030-04-04' })
    assert.deepEqual(await refusal(desk.apply(month.id, { repetitions: 13 })), [
      ...[400, 'scheduling.template_too_long'],
    ])
    await acting(w.admin, () => rows('update positions set archived_at = now() where id = ?', [w.cookId]))
    assert.deepEqual(await refusal(desk.apply(mine.id)), [400, 'scheduling.template_adds_nothing'])
    assert.isEmpty((await range(...weekAfter)).entries)

    const stranger = await world()
    for (const [who, ids, status] of [
      [stranger.admin, [mine.id, far.id], 404],
      [w.manager, [far.id], 404],
      [w.employee, [mine.id], 403],
    ] as const) {
      const theirs = templateDesk(client, w, who)
      for (const id of ids)
        for (const answer of [
          await theirs.show(id),
          await theirs.change(id, { ...renamed, version: 2 }),
          await theirs.preview(id),
          await theirs.apply(id),
          await theirs.remove(id),
        ])
          answer.assertStatus(status)
    }
    assert.lengthOf((await templateDesk(client, w, w.manager).list()).body().result, 3)
    ;(await desk.remove(mine.id)).assertStatus(204)
    ;(await desk.show(mine.id)).assertStatus(404)
  })
})
