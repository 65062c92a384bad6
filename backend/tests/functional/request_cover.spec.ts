import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { staffed } from '#app/demand/runs/testing/model_desk'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import type { RequestEffect } from '#contracts/filed_requests'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world } from '#tests/world/world'

test.group('Who is left while a person is away', () => {
  test('others planned at the position and what the need would lack are said of each shift', async ({
    client,
    assert,
  }) => {
    // One cook is needed from 8:00 to 20:00.
    const w = await staffed(client)
    await withoutRules(w)
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    const shift = await plan.create(
      plan.shift({ employeeId: w.employee.employeeId, day: week.monday, start: '08:00', end: '16:00' })
    )
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const desk = requestDesk(client, w.locationManager)
    const cover = async () => ((await desk.effect(id)).body().result as RequestEffect).cover
    const alone = await cover()
    assert.lengthOf(alone, 1)
    assert.containsSubset(alone, [{ entryId: shift.id, day: week.monday, others: 0, missingMinutes: 480 }])
    assert.isNotEmpty(alone[0]!.positionName)
    assert.isNotEmpty(alone[0]!.locationName)

    const colleague = { employeeId: w.colleague.employeeId, day: week.monday }
    await plan.create(plan.shift({ ...colleague, start: '12:00', end: '20:00' }))
    assert.containsSubset(await cover(), [{ others: 0, missingMinutes: 240 }])
    await plan.create(
      plan.shift({ employeeId: w.manager.employeeId, day: week.monday, start: '06:00', end: '13:00' })
    )
    assert.containsSubset(await cover(), [{ others: 1, missingMinutes: 0 }])
    // A shift without a person covers nothing.
    await plan.create(plan.shift({ employeeId: null, day: week.monday, start: '08:00', end: '16:00' }))
    assert.containsSubset(await cover(), [{ others: 1, missingMinutes: 0 }])

    await acting(w.admin, () => rows('update organisations set metrics_enabled = false', []))
    assert.containsSubset(await cover(), [{ others: 1, missingMinutes: null }])
  })

  test('a part of the day counts alone, and people without a shift are not missed', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    const desk = requestDesk(client, w.locationManager)
    const cover = async (id: string) => ((await desk.effect(id)).body().result as RequestEffect).cover
    const free = await requestDesk(client, w.employee).filed(typeId, {
      firstDay: '2030-03-12',
      lastDay: '2030-03-12',
    })
    assert.deepEqual(await cover(free.id), [])

    await plan.create(
      plan.shift({ employeeId: w.employee.employeeId, day: week.monday, start: '08:00', end: '16:00' })
    )
    await plan.create(
      plan.shift({ employeeId: w.colleague.employeeId, day: week.monday, start: '12:00', end: '20:00' })
    )
    const part = { start: '13:00', end: '16:00' }
    const hours = await requestDesk(client, w.employee).filed(typeId, { lastDay: week.monday, part })
    assert.containsSubset(await cover(hours.id), [{ others: 1, missingMinutes: null }])
  })

  test('those who would be away by requests approved together are not left', async ({ client, assert }) => {
    const w = await staffed(client)
    await withoutRules(w)
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    const { monday } = week
    for (const person of [w.employee, w.colleague, w.manager])
      await plan.create(
        plan.shift({ employeeId: person.employeeId, day: monday, start: '08:00', end: '16:00' })
      )
    const filed = (person: typeof w.employee, more: object = {}) =>
      requestDesk(client, person).filed(typeId, { firstDay: monday, lastDay: monday, ...more })
    const { id } = await filed(w.employee)
    const whole = await filed(w.colleague)
    const part = await filed(w.manager, { part: { start: '14:00', end: '16:00' } })
    const desk = requestDesk(client, w.admin)
    const cover = async (...besideIds: string[]) =>
      ((await desk.effect(id, { besideIds })).body().result as RequestEffect).cover
    assert.containsSubset(await cover(), [{ others: 2, missingMinutes: 0 }])
    assert.containsSubset(await cover(whole.id), [{ others: 1, missingMinutes: 0 }])
    assert.containsSubset(await cover(id, whole.id, part.id), [{ others: 0, missingMinutes: 120 }])
    // One that is decided otherwise meanwhile counts for nothing.
    ;(await desk.reject(whole.id, whole.version)).assertStatus(200)
    assert.containsSubset(await cover(whole.id), [{ others: 2, missingMinutes: 0 }])

    const many = Array.from({ length: 51 }, () => id)
    ;(await desk.effect(id, { besideIds: many })).assertStatus(400)
  })
})
