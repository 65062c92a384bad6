import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { monday, templateDesk } from '#app/schedule_templates/testing/template_desk'
import type { RefusedShift } from '#contracts/schedule_templates'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world } from '#tests/world/world'

const [from, until] = ['2030-03-11', '2030-03-18']

/** A week with a cook's shift of a person, one that is open, and a waiter's; the schedule no longer shows cooks. */
async function weekWithHidden(client: ApiClient) {
  const w = await world()
  await withoutRules(w)
  const { create, shift, range } = planner(client, w, w.manager)
  const desk = templateDesk(client, w, w.manager)
  const hers = w.employee.employeeId
  await acting(w.admin, () =>
    rows('insert into employee_positions (organisation_id, employee_id, position_id) values (?, ?, ?)', [
      ...[w.organisationId, hers, w.waiterId],
    ])
  )
  await create(shift({ day: monday, employeeId: hers }))
  await create(shift({ day: '2030-03-05' }))
  await create(shift({ day: '2030-03-06', employeeId: hers, positionId: w.waiterId }))
  const template = await desk.saved()
  const show = (positionId: string, visible: boolean) =>
    acting(w.admin, () => rows('update positions set visible = ? where id = ?', [visible, positionId]))
  await show(w.cookId, false)
  return {
    ...{ w, desk, template, show, hers },
    planned: async () =>
      (await range(from, until)).entries
        .map(({ day, positionId, employeeId }) => [day, positionId, employeeId])
        .sort((a, b) => String(a).localeCompare(String(b))),
  }
}
const reasons = (refused: RefusedShift[]) =>
  refused.map(({ day, reason, outcome, employeeId }) => [day, reason, outcome, employeeId])

test.group('Shifts of a position that the schedule does not show', () => {
  for (const way of ['skip', 'unassign'] as const)
    test(`stay out of what a template or a copy adds, and are named (${way})`, async ({ client, assert }) => {
      for (const source of ['template', 'copy'] as const) {
        const { w, desk, template, hers, planned } = await weekWithHidden(client)
        const { id } = template
        const preview = () =>
          source === 'template' ? desk.preview(id, { refused: way }) : desk.previewCopy({ refused: way })
        const apply = () =>
          source === 'template' ? desk.apply(id, { refused: way }) : desk.copyPeriod({ refused: way })

        const plan = (await preview()).body().result
        assert.containsSubset(plan, { shifts: 1, unassigned: 0, people: 1, refusedCount: 2 })
        // Also without its person such a shift has no place.
        assert.deepEqual(reasons(plan.refused), [
          ['2030-03-11', 'position_hidden', 'skipped', hers],
          ['2030-03-12', 'position_hidden', 'skipped', null],
        ])
        const done = await apply()
        done.assertStatus(200)
        assert.containsSubset(done.body().result, { skipped: 2, unassigned: 0 })
        assert.deepEqual(await planned(), [['2030-03-13', w.waiterId, hers]], source)
      }
    })

  test('stay out of fixed templates, and are named', async ({ client, assert }) => {
    const { w, desk, template, hers, planned } = await weekWithHidden(client)
    await acting(w.admin, () =>
      rows('update employees set fixed_schedule_template_id = ? where id = ?', [template.id, hers])
    )
    const plan = (await desk.previewFixed(from, until)).body().result
    assert.containsSubset(plan, { shifts: 1, having: 1, refusedCount: 1 })
    assert.deepEqual(reasons(plan.refused), [['2030-03-11', 'position_hidden', 'skipped', hers]])
    const done = await desk.fillFixed(from, until)
    done.assertStatus(200)
    assert.equal(done.body().result.skipped, 1)
    assert.deepEqual(await planned(), [['2030-03-13', w.waiterId, hers]])
  })

  test('leave nothing to add where there are no others, and come back when the position does', async ({
    client,
    assert,
  }) => {
    const { w, desk, template, show, planned } = await weekWithHidden(client)
    await show(w.waiterId, false)
    for (const answer of [await desk.apply(template.id), await desk.copyPeriod()]) {
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'scheduling.template_adds_nothing')
    }
    assert.isEmpty(await planned())
    await show(w.cookId, true)
    ;(await desk.apply(template.id)).assertStatus(200)
    assert.lengthOf(await planned(), 2)
  })

  test('are kept by a template that is saved while the schedule does not show them', async ({
    client,
    assert,
  }) => {
    const { w, desk, show, planned } = await weekWithHidden(client)
    const saved = await desk.saved({ name: 'Week B' })
    assert.equal(saved.shifts, 3)
    await show(w.cookId, true)
    ;(await desk.apply(saved.id)).assertStatus(200)
    assert.lengthOf(await planned(), 3)
  })
})
