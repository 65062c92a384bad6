import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { FairnessLedger, OwnFairness } from '#contracts/fairness'
import { planner } from '#tests/world/planner'
import { world, type Person, type World } from '#tests/world/world'

const month = { day: '2030-11-15', period: 'month' }

const table = (client: ApiClient, who: Person, query: object = month) =>
  client.get('/api/scheduling/fairness').qs(query).bearerToken(who.token)
const own = async (client: ApiClient, who: Person, query: object = month): Promise<OwnFairness> =>
  (await client.get('/api/scheduling/own-fairness').qs(query).bearerToken(who.token)).body().result

/** Open from 8 to 22 on weekdays. */
const openOnWeekdays = ({ organisationId, locationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows('update locations set working_hours = ?::jsonb where id = ?', [
      JSON.stringify([1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '22:00' }))),
      locationId,
    ])
  )

/** A request that a supervisor has decided. */
const decided = ({ organisationId }: World, { employeeId }: Person, status: number, firstDay: string) =>
  organisationContext.run(organisationId, async () => {
    const type = newId()
    await rows(
      `insert into request_types (id, organisation_id, sort, names, shortcut, kind, color)
       values (?, ?, 1, '{"en-US":"Leave"}', ?, 'other', 1)`,
      [type, organisationId, type.slice(-4)]
    )
    await rows(
      `insert into requests (id, organisation_id, number, employee_id, request_type_id, first_day, last_day,
         skip_weekends, skip_holidays, status, days, minutes, decided_at)
       values (?, ?, (select count(*) + 1 from requests), ?, ?, ?, ?, true, true, ?, '[]', 480, now())`,
      [newId(), organisationId, employeeId, type, firstDay, firstDay, status]
    )
  })

/** A night on a Monday, a Saturday, a holiday until closing, and on the 18th a shift in a preferred time. */
async function busyMonth(client: ApiClient, w: World) {
  const plan = planner(client, w, w.manager)
  const { employeeId } = w.employee
  const works = (more: object) => plan.create(plan.shift({ employeeId, ...more }))
  await works({ day: '2030-11-04', start: '22:00', end: '06:00' })
  await works({ day: '2030-11-09' })
  await works({ day: '2030-11-11', start: '14:00', end: '22:00' })
  await works({ day: '2030-11-18' })
  for (const day of ['2030-11-18', '2030-11-20']) {
    const declared = await client
      .post('/api/scheduling/availabilities')
      .json({ employeeId, kind: 'preferred', days: [day], hours: null })
      .bearerToken(w.manager.token)
    if (declared.status() >= 300) throw new Error(JSON.stringify(declared.body()))
  }
  return plan
}

test.group('Fairness ledger', () => {
  test('planners see what everyone carries as it is planned, beside a fair part', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openOnWeekdays(w)
    await busyMonth(client, w)
    await decided(w, w.employee, 2, '2030-11-21')
    await decided(w, w.employee, 1, '2030-11-22')
    await decided(w, w.employee, 2, '2030-12-01')
    const answer = await table(client, w.manager)
    answer.assertStatus(200)
    const ledger: FairnessLedger = answer.body().result
    assert.deepEqual([ledger.from, ledger.until], ['2030-11-01', '2030-12-01'])
    assert.lengthOf(ledger.people, 6)
    const one = ledger.people.find(({ employeeId }) => employeeId === w.employee.employeeId)!
    assert.containsSubset(one, {
      ...{ nights: 1, weekends: 1, holidays: 1, closings: 1, plannedMinutes: 1920 },
      ...{ wishes: 2, wishesGranted: 1, requests: 2, requestsRefused: 1 },
    })
    assert.isAbove(one.normMinutes, 9000)
    // Six people owe the same hours.
    for (const { fair } of ledger.people) assert.deepEqual(fair.nights, 0.2)
    const other = ledger.people.find(({ employeeId }) => employeeId === w.colleague.employeeId)!
    assert.containsSubset(other, { nights: 0, weekends: 0, requests: 0, plannedMinutes: 0 })
  })

  test('staff see their own published figures and a median that names no one', async ({ client, assert }) => {
    const w = await world()
    const plan = await busyMonth(client, w)
    const draft = await own(client, w.employee)
    assert.containsSubset(draft.own, { nights: 0, weekends: 0, plannedMinutes: 0 })
    assert.equal(draft.own.wishes, 2)
    ;(await plan.publish('2030-11-01', '2030-12-01')).assertStatus(200)
    const shown = await own(client, w.employee)
    assert.containsSubset(shown.own, { nights: 1, weekends: 1, holidays: 1, plannedMinutes: 1920 })
    assert.equal(shown.colleagues, 5)
    assert.containsSubset(shown.median!, { nights: 0, weekends: 0, plannedMinutes: 0 })
    const others = JSON.stringify(shown)
    for (const { employeeId } of [w.colleague, w.manager]) assert.notInclude(others, employeeId)
    assert.notInclude(others, 'Kowalska')
    // With a shift more after publishing, staff see what they saw.
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: '2030-11-16' }))
    assert.equal((await own(client, w.employee)).own.weekends, 1)
  })

  test('of fewer than four colleagues there is no median', async ({ client, assert }) => {
    const w = await world()
    const leaves = ({ employeeId }: Person) =>
      organisationContext.run(w.organisationId, () =>
        rows('update employees set archived_at = now() where id = ?', [employeeId])
      )
    await leaves(w.advisor)
    const four = await own(client, w.employee)
    assert.equal(four.colleagues, 4)
    assert.isNotNull(four.median)
    await leaves(w.colleague)
    const three = await own(client, w.employee)
    assert.equal(three.colleagues, 3)
    assert.isNull(three.median)
  })

  test('people who are not planned are neither listed nor compared', async ({ client, assert }) => {
    const w = await world()
    const { employeeId } = w.advisor
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set disabled_in_schedule = true where id = ?', [employeeId])
    )
    const { people }: FairnessLedger = (await table(client, w.manager)).body().result
    assert.lengthOf(people, 5)
    assert.isFalse(people.some((one) => one.employeeId === employeeId))
    assert.equal((await own(client, w.employee)).colleagues, 4)
  })

  test('whose ledger it is', async ({ client, assert }) => {
    const w = await world()
    ;(await table(client, w.employee)).assertStatus(403)
    const stranger = await world()
    const foreign = await table(client, stranger.admin, { ...month, locationIds: [w.locationId] })
    foreign.assertStatus(404)
    ;(await table(client, w.manager, { ...month, locationIds: [w.farLocationId] })).assertStatus(403)
    ;(await table(client, w.manager, { day: '2030-11-15', period: 'day' })).assertStatus(400)
    const far = await table(client, w.admin, { ...month, locationIds: [w.farLocationId] })
    assert.deepEqual(far.body().result.people, [])
  })
})
