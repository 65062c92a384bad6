import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { farManager, listed, name, newsOf, path, thisWeek, today } from '#app/requests/testing/deputy_desk'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import { roles } from '#contracts/enums'
import { calendarOfSheet, type RequestCalendar } from '#contracts/request_calendar'
import type { RequestDeputy } from '#contracts/request_deputies'
import { planner } from '#tests/world/planner'
import { person, world, type Person } from '#tests/world/world'

const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code
const noticesOf = async (client: ApiClient, who: Person): Promise<number> =>
  (await newsOf(client, who, 'request_waits')).length

test.group('Deputies for requests', () => {
  test('a deputy sees, decides and takes back as the other would, and the history says for whom', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await farManager(w)
    const plan = planner(client, w, w.manager)
    const shift = await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: week.monday }))
    const { id } = await requestDesk(client, w.employee).filed(typeId, {
      recipientId: w.locationManager.employeeId,
    })
    const desk = requestDesk(client, far)
    const others = async () => (await desk.list({ whose: 'others' })).body().result.items.length
    ;(await desk.show(id)).assertStatus(404)
    assert.equal(await others(), 0)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    assert.equal(await others(), 1)
    assert.equal((await desk.counts({ whose: 'others' })).body().result[0], 1)
    ;(await desk.effect(id)).assertStatus(200)
    const approved = await desk.approve(id, 1, { reason: 'Have fun' })
    approved.assertStatus(200)
    const by = 'Ada Zieliński'
    assert.containsSubset(approved.body().result, { status: 1, decidedBy: 'Ada Far', decidedFor: by })
    const taken = await plan.range('2030-03-01', '2030-04-01')
    assert.isNull(taken.entries.find((entry) => entry.id === shift.id)!.employeeId)
    ;(await desk.reject(id, 2, 'Too many away')).assertStatus(200)
    const { steps } = await requestDesk(client, w.employee).details(id)
    assert.deepEqual(
      steps.map((step) => [step.kind, step.by, step.onBehalfOf]),
      [
        ['filed', 'Ada Nowak', null],
        ['approved', 'Ada Far', by],
        ['withdrawn', 'Ada Far', by],
      ]
    )
    const back = await plan.range('2030-03-01', '2030-04-01')
    assert.equal(back.entries.find((entry) => entry.id === shift.id)!.employeeId, w.employee.employeeId)
  })

  test('decides in their own right where they have one, unless the other is asked', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    ;(await name(client, w.locationManager, { deputyId: w.admin.employeeId, ...thisWeek })).assertStatus(201)
    const own = await requestDesk(client, w.employee).filed(typeId)
    const asked = await requestDesk(client, w.colleague).filed(typeId, {
      recipientId: w.locationManager.employeeId,
    })
    const decidedFor = async (id: string) =>
      (await requestDesk(client, w.admin).approve(id, 1)).body().result.decidedFor
    assert.isNull(await decidedFor(own.id))
    assert.isNotNull(await decidedFor(asked.id))
  })

  test('does not decide on requests of the one whose place they take, nor on their own', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await farManager(w)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    const theirs = await requestDesk(client, w.locationManager).filed(typeId)
    ;(await requestDesk(client, far).approve(theirs.id, 1)).assertStatus(404)
    const own = await requestDesk(client, far).filed(typeId)
    assert.equal(codeOf(await requestDesk(client, far).approve(own.id, 1)), 'requests.own_decision')
  })

  test('begins and ends by itself: by its days, by a leave, and with the role', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await farManager(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const sees = async () => (await requestDesk(client, far).show(id)).status() === 200
    const put = (sql: string) => organisationContext.run(w.organisationId, () => rows(sql))
    const later = { firstDay: addDays(today, 1), lastDay: addDays(today, 3) }
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...later })).assertStatus(201)
    assert.isFalse(await sees())
    assert.containsSubset(await listed(client, far), [{ isActive: false, isRemovable: false, ...later }])
    await put(`update request_deputies set first_day = first_day - 9, last_day = last_day - 3`)
    assert.isTrue(await sees())
    await put(`update request_deputies set last_day = last_day - 1`)
    assert.isFalse(await sees())
    assert.isEmpty(await listed(client, w.locationManager))

    ;(await name(client, w.locationManager, { deputyId: far.employeeId })).assertStatus(201)
    assert.isFalse(await sees())
    const leave = await requestDesk(client, w.locationManager).filed(typeId, {
      ...{ firstDay: today, lastDay: today, skipWeekends: false, skipHolidays: false },
    })
    ;(await requestDesk(client, w.admin).approve(leave.id, 1)).assertStatus(200)
    assert.isTrue(await sees())
    assert.containsSubset(await listed(client, far), [{ isActive: true, firstDay: null }])
    await put(`update employees set role = ${roles.manager} where id = '${w.locationManager.employeeId}'`)
    assert.isFalse(await sees())
    await put(`update employees set role = ${roles.locationManager}, archived_at = now()
      where id = '${w.locationManager.employeeId}'`)
    assert.isFalse(await sees())
  })

  test('is notified of requests in the place of the other', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await farManager(w)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    await requestDesk(client, w.employee).filed(typeId, { recipientId: w.locationManager.employeeId })
    const notices = async () =>
      Promise.all([far, w.locationManager, w.admin].map((who) => noticesOf(client, who)))
    assert.deepEqual(await notices(), [1, 0, 0])
    await requestDesk(client, w.colleague).filed(typeId)
    assert.deepEqual(await notices(), [2, 0, 1])
    // A deputy who asks is not the one to decide: it stays with the other.
    const near = await person(w, roles.locationManager, 'Near')
    ;(
      await name(client, w.admin, { employeeId: w.admin.employeeId, deputyId: near.employeeId, ...thisWeek })
    ).assertStatus(201)
    await requestDesk(client, near).filed(typeId, { recipientId: w.admin.employeeId })
    assert.equal(await noticesOf(client, near), 0)
    assert.deepEqual(await notices(), [2, 0, 2])
  })

  test('reads the calendar of the people they decide for, and not of the one whose place they take', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const far = await farManager(w)
    const asked = await requestDesk(client, w.employee).filed(typeId)
    const days = { from: week.monday, until: week.sunday }
    const calendar = (id = '') =>
      client
        .get(`/api/requests/calendar${id && `/${id}`}`)
        .qs(days)
        .bearerToken(far.token)
    const shown = async (): Promise<RequestCalendar> => calendarOfSheet((await calendar()).body().result)
    const peopleOf = async () => (await shown()).people.map(({ id }) => id)
    const before = await peopleOf()
    assert.notInclude(before, w.employee.employeeId)
    ;(await calendar(w.employee.employeeId)).assertStatus(404)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    const { people, requests, locations } = await shown()
    const ids = people.map(({ id }) => id)
    assert.includeMembers(ids, [...before, w.employee.employeeId, w.colleague.employeeId])
    assert.notInclude(ids, w.locationManager.employeeId)
    assert.deepEqual(
      requests.map(({ id }) => id),
      [asked.id]
    )
    assert.include(
      locations.map(({ id }) => id),
      w.locationId
    )
    ;(await calendar(w.employee.employeeId)).assertStatus(200)
    ;(await calendar(w.locationManager.employeeId)).assertStatus(404)
    const [{ id }] = (await listed(client, w.locationManager)) as [RequestDeputy]
    ;(await client.delete(`${path}/${id}`).bearerToken(w.locationManager.token)).assertStatus(204)
    assert.deepEqual(await peopleOf(), before)
  })

  test('is named for oneself, by administrators for others, and taken back alike', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const far = await farManager(w)
    const body = { employeeId: w.locationManager.employeeId, deputyId: far.employeeId }
    assert.equal(codeOf(await name(client, far, body)), 'requests.for_others')
    for (const who of [w.employee, w.manager])
      (await name(client, who, { deputyId: far.employeeId })).assertStatus(403)
    ;(await name(client, w.admin, body)).assertStatus(201)
    const [{ id }] = (await listed(client, w.locationManager)) as [RequestDeputy]
    const end = (who: Person) => client.delete(`${path}/${id}`).bearerToken(who.token)
    ;(await end(far)).assertStatus(404)
    ;(await end((await world()).admin)).assertStatus(404)
    ;(await end(w.locationManager)).assertStatus(204)
    ;(await end(w.locationManager)).assertStatus(404)
    assert.isEmpty(await listed(client, w.admin))
  })

  test('refuses days that make no sense, others than deciders, and two at a time', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const far = await farManager(w)
    const refusal = async (more: object) =>
      codeOf(await name(client, w.locationManager, { deputyId: far.employeeId, ...more }))
    const ahead = (days: number) => addDays(today, days)
    assert.equal(await refusal({ firstDay: today }), 'requests.deputy_days')
    assert.equal(await refusal({ firstDay: ahead(2), lastDay: ahead(1) }), 'requests.deputy_days')
    assert.equal(await refusal({ firstDay: today, lastDay: ahead(366) }), 'requests.deputy_days')
    assert.equal(await refusal({ firstDay: ahead(-3), lastDay: ahead(-1) }), 'requests.deputy_over')
    for (const deputyId of [
      w.employee.employeeId,
      w.locationManager.employeeId,
      (await world()).admin.employeeId,
    ])
      assert.equal(await refusal({ deputyId }), 'requests.deputy_cannot_decide')
    const answers = await Promise.all(
      [1, 2, 3].map((last) => refusal({ firstDay: today, lastDay: ahead(last) }))
    )
    assert.deepEqual(answers.filter(Boolean), ['requests.deputy_overlaps', 'requests.deputy_overlaps'])
    assert.isUndefined(await refusal({}))
    assert.equal(await refusal({}), 'requests.deputy_overlaps')
    const ofEmployee = { employeeId: w.employee.employeeId, deputyId: far.employeeId }
    assert.equal(codeOf(await name(client, w.admin, ofEmployee)), 'requests.deputy_of_no_decider')
  })
})
