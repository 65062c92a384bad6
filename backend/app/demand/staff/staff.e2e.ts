import { test } from '@japa/runner'
import type { PlannedStaff } from '#contracts/demand_staff'
import { planner } from '#tests/world/planner'
import { withoutRules, world } from '#tests/world/world'

const monday = '2030-03-04'
const week = { from: monday, until: '2030-03-11' }

test.group('Planned staff', () => {
  test('are the shifts of the days, and of the night before, with their unpaid breaks', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const { create, shift } = planner(client, w, w.manager)
    const path = `/api/demand/locations/${w.locationId}/staff`
    const breaks = [
      { start: '01:00', minutes: 30, paid: false },
      { start: '02:00', minutes: 15, paid: true },
    ]
    const hers = w.employee.employeeId
    await create(shift({ day: '2030-03-03', employeeId: hers, start: '22:00', end: '06:00', breaks }))
    const middle = [{ start: null, minutes: 60, paid: false }]
    await create(shift({ day: monday, positionId: w.waiterId, start: '08:00', end: '16:00', breaks: middle }))
    await create(shift({ day: '2030-03-11', start: '08:00', end: '16:00' }))
    await create(shift({ day: '2030-03-03', start: '08:00', end: '16:00' }))
    const answer = await client.get(path).qs(week).bearerToken(w.locationManager.token)
    answer.assertStatus(200)
    const { shifts } = answer.body().result as PlannedStaff
    assert.sameDeepMembers(shifts, [
      {
        ...{ positionId: w.cookId, from: -120, until: 360, isOpen: false },
        breaks: [{ from: 60, until: 90 }],
      },
      {
        ...{ positionId: w.waiterId, from: 480, until: 960, isOpen: true },
        breaks: [{ from: 690, until: 750 }],
      },
    ])
    for (const until of [monday, '2031-03-04']) {
      const refused = await client.get(path).qs({ from: monday, until }).bearerToken(w.locationManager.token)
      assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.staff_span'])
    }
    const stranger = await world()
    for (const [token, status] of [
      [stranger.admin.token, 404],
      [w.manager.token, 403],
    ] as const)
      (await client.get(path).qs(week).bearerToken(token)).assertStatus(status)
    const far = await client
      .get(`/api/demand/locations/${w.farLocationId}/staff`)
      .qs(week)
      .bearerToken(w.locationManager.token)
    far.assertStatus(403)
  })
})
