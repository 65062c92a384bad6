import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import { planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

test.group('Who else is away', () => {
  test('those who see requests learn of waiting ones, staff of approved ones of co-workers they see', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.colleague).filed(typeId, { lastDay: '2030-03-05' })
    const asStaff = async () => (await requestDesk(client, w.employee).count(typeId)).away
    const asAdmin = async () =>
      (await requestDesk(client, w.admin).count(typeId, { employeeId: w.employee.employeeId })).away
    assert.containsSubset(await asAdmin(), [{ employeeId: w.colleague.employeeId, pending: true }])
    assert.deepEqual(await asStaff(), [])

    ;(await requestDesk(client, w.locationManager).approve(id, 1)).assertStatus(200)
    const away = { employeeId: w.colleague.employeeId, firstDay: week.monday, lastDay: '2030-03-05' }
    for (const seen of [await asAdmin(), await asStaff()]) {
      assert.lengthOf(seen, 1, 'once, although the request is in the schedule as well')
      assert.containsSubset(seen, [{ ...away, pending: false }])
    }

    await acting(w.admin, () =>
      rows(`update employees set coworker_visibility = 'none' where id = ?`, [w.employee.employeeId])
    )
    assert.deepEqual(await asStaff(), [])
    assert.lengthOf(await asAdmin(), 1)
  })

  test('an absence that planners entered counts as well, for staff once it is published', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    const absence = plan.shift({ employeeId: w.colleague.employeeId, day: '2030-03-06' })
    await plan.create({ ...absence, type: 7, fullDay: true, positionId: null })
    const asStaff = async () => (await requestDesk(client, w.employee).count(typeId)).away
    assert.lengthOf(
      (await requestDesk(client, w.admin).count(typeId, { employeeId: w.employee.employeeId })).away,
      1
    )
    assert.deepEqual(await asStaff(), [])
    ;(await plan.publish('2030-03-01', '2030-04-01')).assertStatus(200)
    assert.containsSubset(await asStaff(), [
      { employeeId: w.colleague.employeeId, firstDay: '2030-03-06', lastDay: '2030-03-06', pending: false },
    ])
  })
})
