import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import { calendarOfSheet, type RequestCalendar } from '#contracts/request_calendar'
import { world, type Person } from '#tests/world/world'

const march = { from: '2030-03-01', until: '2030-04-01' }
const ask = (client: ApiClient, who: Person, days: object = march, employeeId?: string) =>
  client
    .get(`/api/requests/calendar${employeeId ? `/${employeeId}` : ''}`)
    .qs(days)
    .bearerToken(who.token)
const calendarOf = async (...asked: Parameters<typeof ask>): Promise<RequestCalendar> =>
  calendarOfSheet((await ask(...asked)).body().result)

test.group('Calendar of requests', () => {
  test('it holds what waits and what is approved, of the people whom the reader sees', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const waiting = await desk.filed(typeId)
    const approved = await requestDesk(client, w.colleague).filed(typeId, {
      ...{ firstDay: '2030-02-25', lastDay: '2030-03-01' },
    })
    const decided = await requestDesk(client, w.locationManager).approve(approved.id, 1)
    decided.assertStatus(200)
    const others = { firstDay: '2030-03-18', lastDay: '2030-03-18' }
    const draft = await desk.filed(typeId, { ...others, draft: true })
    const rejected = await desk.filed(typeId, { firstDay: '2030-03-20', lastDay: '2030-03-20' })
    ;(await requestDesk(client, w.locationManager).reject(rejected.id, 1)).assertStatus(200)

    const calendar = await calendarOf(client, w.locationManager)
    assert.deepEqual(
      calendar.requests.map(({ id, status, employeeId }) => [id, status, employeeId]),
      [
        [approved.id, 1, w.colleague.employeeId],
        [waiting.id, 0, w.employee.employeeId],
      ]
    )
    assert.notInclude(JSON.stringify(calendar), draft.id)
    assert.containsSubset(calendar.requests[1], {
      ...{ firstDay: week.monday, lastDay: week.friday, part: null, number: waiting.number, typeId },
    })
    assert.deepEqual(
      calendar.types.map(({ id, shortcut }) => [id, shortcut]),
      [[typeId, 'AL']]
    )
    const people = calendar.people.map(({ id }) => id)
    assert.includeMembers(people, [w.employee.employeeId, w.colleague.employeeId])
    const shown = new Set(calendar.locations.map(({ id }) => id))
    for (const { locationIds } of calendar.people) assert.isTrue(locationIds.every((id) => shown.has(id)))
  })

  test('its columns give each request back with its person, type, days and part of the day', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const leave = await madeType(w)
    const trip = await madeType(w, { kind: 'delegation', name: 'Trip', shortcut: 'T' })
    const filed = [
      await requestDesk(client, w.employee).filed(leave, { firstDay: '2030-02-27', lastDay: '2030-03-01' }),
      await requestDesk(client, w.colleague).filed(trip, {
        ...{ firstDay: '2030-03-29', lastDay: '2030-04-02', skipWeekends: false },
      }),
      await requestDesk(client, w.employee).filed(trip, {
        ...{ firstDay: '2030-03-12', lastDay: '2030-03-12', part: { start: '10:00', end: '12:30' } },
      }),
      await requestDesk(client, w.locationManager).filed(leave),
    ]
    const { requests } = await calendarOf(client, w.admin)
    const shown = filed.map(({ id, number, status, employee, type, firstDay, lastDay, part }) => ({
      ...{ id, number, status, employeeId: employee.id, typeId: type.id, firstDay, lastDay, part },
    }))
    assert.deepEqual(
      requests,
      shown.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    )
    const { requests: none, types } = await calendarOf(client, w.admin, {
      ...{ from: '2031-01-01', until: '2031-02-01' },
    })
    assert.deepEqual([none, types], [[], []])
  })

  test('holidays of the places are named', async ({ client, assert }) => {
    const w = await world()
    const { holidays } = await calendarOf(client, w.locationManager, {
      ...{ from: '2030-05-01', until: '2030-05-04' },
    })
    assert.deepEqual(
      holidays.map(({ day, country }) => [day, country]),
      [
        ['2030-05-01', 'PL'],
        ['2030-05-03', 'PL'],
      ]
    )
  })

  test('an employee reads their own calendar and no one else’s', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    await requestDesk(client, w.colleague).filed(typeId)
    const own = await calendarOf(client, w.employee, march, w.employee.employeeId)
    assert.deepEqual([own.requests.map((one) => one.id), own.people.length], [[id], 1])
    ;(await ask(client, w.employee, march, w.colleague.employeeId)).assertStatus(404)
    ;(await ask(client, w.employee)).assertStatus(403)
    const read = await calendarOf(client, w.manager, march, w.employee.employeeId)
    assert.deepEqual(
      read.requests.map((one) => one.id),
      [id]
    )
  })

  test('days in the wrong order, and more than a year, are refused with a sentence', async ({ client }) => {
    const w = await world()
    const reversed = await ask(client, w.manager, { from: '2030-03-02', until: '2030-03-02' })
    reversed.assertStatus(400)
    reversed.assertBodyContains({ Code: 'requests.order_of_days' })
    const long = await ask(client, w.manager, { from: '2030-01-01', until: '2031-01-03' })
    long.assertStatus(400)
    long.assertBodyContains({ Code: 'requests.calendar_too_long' })
  })
})
