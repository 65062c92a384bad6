import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planner } from '#tests/world/planner'
import { worksAlsoAt, world, type Person } from '#tests/world/world'

const november = ['2026-11-02', '2026-11-09'] as const

const read = (client: ApiClient, who: Person, more: object = {}) =>
  client
    .get('/api/scheduling/rule-context')
    .bearerToken(who.token)
    .qs({ from: november[0], until: november[1], ...more })

test.group('GET scheduling/rule-context', () => {
  test('with the entries on screen it is everything these people do', async ({ client, assert }) => {
    const w = await world()
    const { create, shift, range } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    const made = [
      await create(shift({ ...mine, day: '2026-10-05' })),
      await create(shift({ ...mine, day: '2026-11-01', start: '22:00', end: '06:00' })),
      await create(shift({ ...mine, day: '2026-11-03' })),
      await create(shift({ ...mine, day: '2026-11-15' })),
      await create(shift({ ...mine, day: '2026-11-05', type: 1, fullDay: true })),
    ]
    const open = await create(shift({ day: '2026-11-04' }))
    const shown = (await range(...november)).entries.map(({ id }) => id)
    const answer = await read(client, w.manager)
    answer.assertStatus(200)
    const context = answer.body().result as PlanContext
    assert.deepEqual([context.from, context.until, context.version], [...november, 1])
    const around = context.around.map(({ id }) => id)
    assert.sameMembers(
      [...shown, ...around],
      [...made, open].map(({ id }) => id)
    )
    assert.deepEqual(around, [made[0].id, made[3].id])
    assert.containsSubset(context.around[0], {
      employeeId: w.employee.employeeId,
      locationId: w.locationId,
      positionId: w.cookId,
      day: '2026-10-05',
      zone: 'Europe/Warsaw',
      startsAt: '2026-10-05T06:00:00.000Z',
      endsAt: '2026-10-05T14:00:00.000Z',
      workMinutes: 480,
      breaks: [],
    })
    assert.include(
      context.people.map(({ id }) => id),
      w.employee.employeeId
    )
    const rules = context.ruleSets.find(({ id }) => id === context.people[0]!.ruleSetId)!
    // Also the one before: a rest that its last week asks for can be cut short in the first days.
    assert.deepEqual(rules.settlementPeriods, [
      { from: '2026-10-01', until: '2026-11-01' },
      { from: '2026-11-01', until: '2026-12-01' },
    ])
  })

  test('work at a location out of reach counts, and its place stays hidden', async ({ client, assert }) => {
    const w = await world()
    const { create, shift } = planner(client, w, w.admin)
    await worksAlsoAt(w, w.employee, w.farLocationId)
    const { id } = await create(
      shift({ employeeId: w.employee.employeeId, locationId: w.farLocationId, day: '2026-11-03' })
    )
    const of = async (who: Person, more = {}) =>
      ((await read(client, who, more)).body().result as PlanContext).around.find((entry) => entry.id === id)
    assert.containsSubset(await of(w.manager), { locationId: null, workMinutes: 480 })
    assert.containsSubset(await of(w.admin, { locationIds: [w.locationId] }), { locationId: w.farLocationId })
    assert.isUndefined(await of(w.admin))
  })

  test('contains no names and no money', async ({ client, assert }) => {
    const w = await world()
    const answer = await read(client, w.admin)
    for (const word of ['Nowak', 'Kowalska', 'Ada', 'Minor"', 'salary', '@example'])
      assert.notInclude(answer.text(), word)
    const { people } = answer.body().result as PlanContext
    assert.isTrue(people.every(({ groups }) => groups.length === 0))
  })

  test('is no business of staff, nor of strangers', async ({ client }) => {
    const [w, stranger] = [await world(), await world()]
    ;(await read(client, w.employee)).assertStatus(403)
    ;(await read(client, w.manager, { locationIds: [w.farLocationId] })).assertStatus(403)
    ;(await read(client, stranger.admin, { locationIds: [w.locationId] })).assertStatus(404)
    ;(await read(client, w.manager, { until: '2027-11-09' })).assertStatus(400)
  })

  test('is compressed, and answered in short when nothing changed', async ({ client, assert }) => {
    const w = await world()
    const first = await read(client, w.manager).header('Accept-Encoding', 'gzip')
    const again = await read(client, w.manager).header('If-None-Match', first.header('etag')!)
    again.assertStatus(304)
    assert.equal(first.header('cache-control'), 'private, no-cache')
  })
})
