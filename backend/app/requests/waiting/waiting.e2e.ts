import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import type { WaitingRequest } from '#contracts/request_calendar'
import { person, world, type Person } from '#tests/world/world'

const days = { from: '2030-03-01', until: '2030-04-01' }
const ask = (client: ApiClient, who: Person, asked: object = days) =>
  client.get('/api/requests/waiting').qs(asked).bearerToken(who.token)
const waiting = async (...asked: Parameters<typeof ask>): Promise<WaitingRequest[]> =>
  (await ask(...asked)).body().result

test.group('Requests without a decision', () => {
  test('planners see whose they are and on which days, and no others', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const { id, number } = await desk.filed(typeId, { lastDay: week.sunday })
    const other = { firstDay: '2030-03-18', lastDay: '2030-03-18' }
    await desk.filed(typeId, { ...other, draft: true })
    const rejected = await desk.filed(typeId, { firstDay: '2030-03-20', lastDay: '2030-03-20' })
    ;(await requestDesk(client, w.locationManager).reject(rejected.id, 1)).assertStatus(200)

    const expected = {
      ...{ id, number, employeeId: w.employee.employeeId },
      ...{ firstDay: week.monday, lastDay: week.sunday, part: null },
      type: { name: 'Annual leave', shortcut: 'AL' },
      days: ['2030-03-04', '2030-03-05', '2030-03-06', '2030-03-07', '2030-03-08'],
    }
    assert.deepEqual(await waiting(client, w.manager), [expected])
    const wednesday = { from: '2030-03-06', until: '2030-03-07' }
    assert.deepEqual(await waiting(client, w.manager, wednesday), [{ ...expected, days: ['2030-03-06'] }])
    assert.deepEqual(await waiting(client, w.manager, { from: '2030-03-11', until: '2030-03-18' }), [])
    ;(await requestDesk(client, w.locationManager).approve(id, 1)).assertStatus(200)
    assert.deepEqual(await waiting(client, w.manager), [])
  })

  test('only of people within reach, and only for those who read the calendar', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await person({ ...w, locationId: w.farLocationId }, 0, 'Far')
    await requestDesk(client, far).filed(typeId)
    assert.deepEqual(await waiting(client, w.manager), [])
    assert.lengthOf(await waiting(client, w.admin), 1)
    assert.deepEqual(await waiting(client, (await world()).admin), [])
    ;(await ask(client, w.employee)).assertStatus(403)
    const reversed = await ask(client, w.manager, { from: '2030-03-02', until: '2030-03-01' })
    reversed.assertStatus(400)
    reversed.assertBodyContains({ Code: 'requests.order_of_days' })
  })
})
