import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { everyRule } from '#tests/world/rule_cases'
import { monday, templateDesk } from '#app/schedule_templates/testing/template_desk'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, withSeverities, world } from '#tests/world/world'

const timesOf = (entries: readonly ScheduleEntry[]) =>
  entries
    .map(({ day, start, end, employeeId }) => [day, start, end, employeeId])
    .sort((a, b) => String(a).localeCompare(String(b)))

test.group('Copying a period', () => {
  test('plans its shifts again some weeks on, unpublished and as one step', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift, range, undo, publish } = planner(client, w, w.manager)
    const { previewCopy, copyPeriod } = templateDesk(client, w, w.manager)
    const hers = w.employee.employeeId
    const breaks = [{ start: '01:00', minutes: 30, paid: false }]
    const night = { day: monday, employeeId: hers, start: '22:00', end: '06:00', breaks, comment: 'Keys' }
    await create(shift({ ...night, locked: true }))
    await publish(monday, '2030-03-11')
    await create(shift({ day: '2030-03-06', positionId: w.waiterId }))
    const away = { type: 7, fullDay: true, start: '00:00', end: '00:00' } as const
    await create(shift({ day: '2030-03-07', employeeId: hers, ...away }))

    for (const [weeks, from] of [
      [1, '2030-03-11'],
      [2, '2030-03-18'],
      [4, '2030-04-01'],
    ] as const) {
      const until = addDays(from, 7)
      const plan = (await previewCopy({ weeks })).body().result
      assert.deepEqual(plan, {
        ...{ from, until, chosen: 2, shifts: 2, unassigned: 1, people: 1, alreadyThere: 0 },
        ...{ refused: [], refusedCount: 0, warnings: [], warningCount: 0 },
      })
      assert.isEmpty((await range(from, until)).entries)
      const id = newId()
      const answer = await copyPeriod({ id, weeks })
      answer.assertStatus(200)
      const step = { skipped: 0, unassigned: 0, history: { undo: { label: 'copyPeriod', shifts: 2 } } }
      assert.containsSubset(answer.body().result, step)
      // The answer was lost, and the same is asked again.
      ;(await copyPeriod({ id, weeks })).assertStatus(200)
      const made = (await range(from, until)).entries
      assert.deepEqual(timesOf(made), [
        [from, '22:00', '06:00', hers],
        [addDays(from, 2), '08:00', '16:00', null],
      ])
      const copy = made.find(({ employeeId }) => employeeId === hers)!
      const expected = { breaks, comment: 'Keys', locked: false, state: 'draft', source: 'manual' }
      assert.containsSubset(copy, expected)
      ;(await undo()).assertStatus(200)
      assert.isEmpty((await range(from, until)).entries)
    }
    assert.lengthOf((await range(monday, '2030-03-11')).entries, 3)
  })

  test('copies what is named, with or without people', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift, range } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    const mine = await create(shift({ day: monday, employeeId: w.employee.employeeId }))
    await create(shift({ day: monday, positionId: w.waiterId }))
    await create(shift({ day: monday, locationId: w.farLocationId }))
    const chosen = async (more: object) => (await desk.previewCopy(more)).body().result.chosen
    assert.equal(await chosen({}), 3)
    assert.equal(await chosen({ locationIds: [w.locationId] }), 2)
    assert.equal(await chosen({ entryIds: [mine.id, newId()] }), 1)
    assert.equal(await chosen({ entryIds: [] }), 0)
    assert.equal(await chosen({ from: '2030-03-05' }), 0)
    ;(await desk.copyPeriod({ entryIds: [mine.id], withPeople: false })).assertStatus(200)
    assert.deepEqual(timesOf((await range('2030-03-11', '2030-03-18')).entries), [
      ['2030-03-11', '08:00', '16:00', null],
    ])
    const again = (await desk.previewCopy({ entryIds: [mine.id] })).body().result
    assert.equal(again.alreadyThere, 1)
  })

  test('names clashes, and what rules say against each copy', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, { ...everyRule('off'), daily_rest: 'alert' })
    const { create, shift, range } = planner(client, w, w.manager)
    const desk = templateDesk(client, w, w.manager)
    const hers = w.employee.employeeId
    await create(shift({ day: monday, employeeId: hers, start: '14:00', end: '22:00' }))
    await create(shift({ day: '2030-03-05', employeeId: hers, start: '06:00', end: '14:00' }))
    await create(shift({ day: '2030-03-08', employeeId: hers }))
    await create(shift({ day: '2030-03-15', employeeId: hers, start: '12:00', end: '20:00' }))

    const plan = (await desk.previewCopy()).body().result
    assert.containsSubset(plan, { chosen: 3, shifts: 2, alreadyThere: 1, refusedCount: 1, warningCount: 1 })
    const clash = { day: '2030-03-15', employeeId: hers, reason: 'overlap', outcome: 'skipped' }
    assert.containsSubset(plan.refused, [clash])
    const [warning] = plan.warnings
    assert.containsSubset(warning, {
      day: '2030-03-12',
      start: '06:00',
      employeeId: hers,
      ruleId: 'daily_rest',
    })
    assert.match(warning.sentence, /8 h/)
    await acting(w.admin, () => rows(`update organisations set time_format = 'h:mm a'`))
    const [twelve] = (await desk.previewCopy()).body().result.warnings
    assert.match(twelve.sentence, /10:00\u00a0PM.*6:00\u00a0AM/)
    assert.isNotEmpty(warning.personName)

    await withSeverities(w, { ...everyRule('off'), daily_rest: 'block' })
    const blocked = (await desk.previewCopy({ refused: 'unassign' })).body().result
    assert.containsSubset(blocked, { shifts: 3, unassigned: 2, refusedCount: 2, warningCount: 0 })
    const answer = await desk.copyPeriod({ refused: 'unassign' })
    assert.containsSubset(answer.body().result, { skipped: 0, unassigned: 2 })
    assert.lengthOf((await range('2030-03-11', '2030-03-18')).entries, 4)
  })

  test('never goes into the past nor over itself, and asks for rights', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, range } = planner(client, w, w.admin)
    const desk = templateDesk(client, w, w.admin)
    const code = async (answer: Promise<{ status(): number; body(): { Code: string } }>) => {
      const got = await answer
      return [got.status(), got.body().Code]
    }
    await create(shift({ day: monday, locationId: w.farLocationId }))
    for (const ask of [desk.previewCopy, desk.copyPeriod]) {
      assert.deepEqual(await code(ask({ until: '2030-03-12' })), [400, 'scheduling.copy_overlaps'])
      assert.deepEqual(await code(ask({ until: monday })), [400, 'scheduling.range_reversed'])
      const today = dayOf(Date.now(), 'Europe/Warsaw')
      const old = { from: addDays(today, -10), until: addDays(today, -4) }
      assert.deepEqual(await code(ask(old)), [400, 'scheduling.copy_in_past'])
      ;(await ask({ weeks: 3 })).assertStatus(400)
    }
    assert.deepEqual(await code(desk.copyPeriod({ locationIds: [w.locationId] })), [
      ...[400, 'scheduling.template_adds_nothing'],
    ])
    const far = { locationIds: [w.farLocationId] }
    for (const [who, more, status] of [
      [w.manager, far, 403],
      [w.employee, {}, 403],
      [(await world()).admin, far, 404],
    ] as const) {
      const theirs = templateDesk(client, w, who)
      ;(await theirs.previewCopy(more)).assertStatus(status)
      ;(await theirs.copyPeriod(more)).assertStatus(status)
    }
    // A manager's copy of all locations is one of their own.
    assert.equal((await templateDesk(client, w, w.manager).previewCopy()).body().result.chosen, 0)
    assert.lengthOf((await range('2030-03-11', '2030-03-18')).entries, 0)
    const log = await acting(w.admin, () =>
      rows(`select 1 from audit_events where action = 'scheduling.copyPeriod'`)
    )
    assert.isEmpty(log)
  })
})
