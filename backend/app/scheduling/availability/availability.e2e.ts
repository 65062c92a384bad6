import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { availabilityDesk, days, linesOf, span } from '#app/scheduling/availability/testing/availability_desk'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

test.group('Declaring availability', () => {
  test('days are declared, read back and seen by planners at once', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    ;(await own.declare({ days: days.slice(0, 2) })).assertStatus(204)
    const night = { start: '22:00', end: '06:00' }
    ;(await own.declare({ days: [days[2]], kind: 'preferred', hours: night })).assertStatus(204)
    const shown = await own.shown()
    assert.deepEqual(linesOf(shown), [
      '2030-03-04 unavailable all day',
      '2030-03-05 unavailable all day',
      '2030-03-06 preferred 22:00-06:00',
    ])
    assert.deepEqual(
      shown.entries.map(({ groupSize }) => groupSize),
      [2, 2, 1]
    )
    const seen = await planner(client, w, w.manager).range('2030-03-01', '2030-04-01')
    assert.containsSubset(seen.entries, [
      {
        type: 8,
        day: days[0],
        employeeId: w.employee.employeeId,
        availability: 'unavailable',
        fullDay: true,
      },
    ])
    // Colleagues see nothing of it.
    const others = await planner(client, w, w.colleague).range('2030-03-01', '2030-04-01')
    assert.deepEqual(others.entries, [])
  })

  test('the latest word about a time counts; other times of the day stay', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    const morning = { start: '06:00', end: '10:00' }
    await own.declare({ kind: 'available', hours: morning })
    await own.declare({ kind: 'available', hours: { start: '14:00', end: '18:00' } })
    await own.declare({ kind: 'preferred', hours: { start: '09:00', end: '12:00' } })
    assert.deepEqual(linesOf(await own.shown()), [
      '2030-03-04 preferred 09:00-12:00',
      '2030-03-04 available 14:00-18:00',
    ])
    // The night before reaches into the day.
    await own.declare({ days: ['2030-03-03'], kind: 'available', hours: { start: '22:00', end: '06:00' } })
    await own.declare({ hours: { start: '05:00', end: '07:00' } })
    assert.deepEqual(linesOf(await own.shown()), [
      '2030-03-04 unavailable 05:00-07:00',
      '2030-03-04 preferred 09:00-12:00',
      '2030-03-04 available 14:00-18:00',
    ])
    await own.declare()
    assert.deepEqual(linesOf(await own.shown()), ['2030-03-04 unavailable all day'])
  })

  test('one of a group or all of it is changed and withdrawn', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    await own.declare({ days })
    const [first] = (await own.shown()).entries
    ;(await own.change(first!.id, { version: first!.version })).assertStatus(204)
    assert.deepEqual(linesOf(await own.shown()).slice(0, 2), [
      '2030-03-04 preferred all day',
      '2030-03-05 unavailable all day',
    ])
    const late = await own.change(first!.id, { version: first!.version, scope: 'group' })
    assert.equal(late.body().Code, 'core.stale_version')
    const [now] = (await own.shown()).entries
    const hours = { start: '08:00', end: '12:00' }
    ;(await own.change(now!.id, { version: now!.version, scope: 'group', hours })).assertStatus(204)
    assert.deepEqual(
      linesOf(await own.shown()),
      days.map((day) => `${day} preferred 08:00-12:00`)
    )
    const [, second] = (await own.shown()).entries
    ;(await own.remove(second!.id, { version: second!.version })).assertStatus(204)
    const [left] = (await own.shown()).entries
    assert.equal(left!.groupSize, 3)
    ;(await own.remove(left!.id, { version: left!.version, scope: 'group' })).assertStatus(204)
    assert.deepEqual((await own.shown()).entries, [])
  })

  test('days are cleared', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    await own.declare({ days })
    ;(await own.clear({ days: days.slice(1, 3) })).assertStatus(204)
    assert.deepEqual(linesOf(await own.shown()), [
      '2030-03-04 unavailable all day',
      '2030-03-07 unavailable all day',
    ])
  })

  test('a week over a clock change and the skipped hour', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    const change = ['2030-03-30', '2030-03-31', '2030-04-01']
    ;(await own.declare({ days: change })).assertStatus(204)
    assert.equal((await own.shown()).entries.length, 3)
    const skipped = await own.declare({ days: change, hours: { start: '02:00', end: '03:00' } })
    assert.equal(skipped.body().Code, 'scheduling.hour_skipped')
    // Nothing of it was written.
    assert.deepEqual(
      linesOf(await own.shown()),
      change.map((day) => `${day} unavailable all day`)
    )
  })
})

test.group('Who declares availability, and when', () => {
  test('staff declare in time, planners until the day itself', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const near = { from: today, until: addDays(today, 20) }
    const late = await own.declare({ days: [addDays(today, 6), addDays(today, 8)] })
    assert.equal(late.body().Code, 'scheduling.availability_too_late')
    assert.equal(late.body().Details.firstDay, addDays(today, 7))
    ;(await own.declare({ days: [addDays(today, 7)] })).assertStatus(204)
    const { employeeId } = w.employee
    const plans = availabilityDesk(client, w.manager)
    ;(await plans.declare({ employeeId, days: [today, addDays(today, 7)] })).assertStatus(204)
    const past = await plans.declare({ employeeId, days: [addDays(today, -1)] })
    assert.equal(past.body().Code, 'scheduling.availability_too_late')
    // Of a group, the person changes what is still open to them.
    const [tooLate, open] = (await own.shown(undefined, near)).entries
    const refused = await own.remove(tooLate!.id, { version: tooLate!.version })
    assert.equal(refused.body().Code, 'scheduling.availability_too_late')
    ;(await own.remove(open!.id, { version: open!.version, scope: 'group' })).assertStatus(204)
    assert.deepEqual(linesOf(await own.shown(undefined, near)), [`${today} unavailable all day`])
  })

  test('only people with a chosen tag, unless a planner enters it', async ({ client, assert }) => {
    const w = await world()
    const { admin, employee } = w
    const tag = await client
      .post('/api/organisation-management/tags')
      .json({ name: 'Declares' })
      .bearerToken(admin.token)
    const company = (
      await client.get('/api/organisation-management/organisation').bearerToken(admin.token)
    ).body().result
    const rules = { ...company.rules, availability: { minimumDays: 0, tagIds: [tag.body().result.id] } }
    ;(
      await client
        .put('/api/organisation-management/organisation')
        .json({ ...company, rules })
        .bearerToken(admin.token)
    ).assertStatus(200)
    const own = availabilityDesk(client, employee)
    assert.equal((await own.declare()).body().Code, 'scheduling.availability_closed')
    assert.isFalse((await own.shown()).mayDeclare)
    const plans = availabilityDesk(client, w.manager)
    ;(await plans.declare({ employeeId: employee.employeeId })).assertStatus(204)
    assert.deepEqual(linesOf(await own.shown()), ['2030-03-04 unavailable all day'])
  })

  test('staff deal with their own alone, planners with people of their locations', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { employeeId } = w.employee
    const own = availabilityDesk(client, w.employee)
    await own.declare()
    const [entry] = (await own.shown()).entries
    const colleague = availabilityDesk(client, w.colleague)
    ;(await colleague.read(employeeId)).assertStatus(403)
    ;(await colleague.declare({ employeeId })).assertStatus(403)
    ;(await colleague.remove(entry!.id, { version: entry!.version })).assertStatus(403)
    ;(await colleague.people()).assertStatus(403)
    const plans = availabilityDesk(client, w.manager)
    assert.include(
      (await plans.people()).body().result.map(({ id }: { id: string }) => id),
      employeeId
    )
    assert.equal((await plans.shown(employeeId)).entries.length, 1)
    const stranger = availabilityDesk(client, (await world()).admin)
    ;(await stranger.read(employeeId)).assertStatus(404)
    ;(await stranger.declare({ employeeId })).assertStatus(404)
    ;(await stranger.remove(entry!.id, { version: entry!.version })).assertStatus(404)
    assert.equal((await own.shown()).entries.length, 1)
  })

  test('two declarations at once leave one word about the day', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    const plans = availabilityDesk(client, w.manager)
    const { employeeId } = w.employee
    const kinds = ['available', 'unavailable', 'preferred']
    const answers = await Promise.all(
      kinds.flatMap((kind) => [own.declare({ kind, days }), plans.declare({ kind, days, employeeId })])
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [204])
    const { entries } = await own.shown()
    assert.deepEqual(
      entries.map(({ day }) => day),
      [...days]
    )
    assert.equal(new Set(entries.map(({ kind }) => kind)).size, 1)
  })

  test('a published shift is shown, a planned one is not; neither keeps a day from being declared', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const plan = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    await plan.create(plan.shift({ ...mine, day: days[0] }))
    ;(await plan.publish(days[0], days[1])).assertStatus(200)
    await plan.create(plan.shift({ ...mine, day: days[1] }))
    const own = availabilityDesk(client, w.employee)
    ;(await own.declare({ days: days.slice(0, 2) })).assertStatus(204)
    const { shifts, entries } = await own.shown()
    assert.deepEqual(
      shifts.map(({ day, start }) => [day, start]),
      [[days[0], '08:00']]
    )
    assert.equal(entries.length, 2)
  })

  test('a planner takes back what they declared', async ({ client, assert }) => {
    const w = await world()
    const { employeeId } = w.employee
    const own = availabilityDesk(client, w.employee)
    await own.declare({ kind: 'preferred' })
    await availabilityDesk(client, w.manager).declare({ employeeId })
    ;(await planner(client, w, w.manager).undo()).assertStatus(200)
    assert.deepEqual(linesOf(await own.shown(undefined, span)), ['2030-03-04 preferred all day'])
  })

  test('hours without length, a day twice and an unknown kind are refused', async ({ client, assert }) => {
    const w = await world()
    const own = availabilityDesk(client, w.employee)
    const empty = await own.declare({ hours: { start: '08:00', end: '08:00' } })
    assert.equal(empty.body().Code, 'scheduling.availability_hours')
    ;(await own.declare({ days: [days[0], days[0]] })).assertStatus(400)
    ;(await own.declare({ days: [] })).assertStatus(400)
    ;(await own.declare({ kind: 'perhaps' })).assertStatus(400)
    assert.deepEqual((await own.shown()).entries, [])
  })
})
