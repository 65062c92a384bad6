import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { RuleVerdict } from '#contracts/schedule_rules'
import { planner } from '#tests/world/planner'
import { withSeverities, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

const path = '/api/scheduling/rule-acceptances'
const week = { from: '2026-11-02', until: '2026-11-09' }
const reason = 'She asked for it'

/** An alert: eight hours between Monday's late shift and Tuesday's early one. */
async function alerted(client: ApiClient, w: World, severity: 'alert' | 'block' = 'alert') {
  await withSeverities(w, { daily_hours: 'off', shifts_per_day: 'off', day_break: 'off', daily_rest: 'off' })
  const { create, shift } = planner(client, w, w.admin)
  const mine = { employeeId: w.employee.employeeId }
  const late = await create(shift({ ...mine, start: '14:00', end: '22:00' }))
  const early = await create(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
  await withSeverities(w, {
    daily_hours: 'off',
    shifts_per_day: 'off',
    day_break: 'off',
    daily_rest: severity,
  })
  const input = { ruleId: 'daily_rest', employeeId: mine.employeeId, entryIds: [late.id, early.id], reason }
  return { late, early, input }
}

const accept = (client: ApiClient, who: Person, input: object) =>
  client.post(path).bearerToken(who.token).json(input)
const takeBack = (client: ApiClient, who: Person, id: string) =>
  client.delete(`${path}/${id}`).bearerToken(who.token)
const verdicts = async (client: ApiClient, who: Person, more: object = {}): Promise<RuleVerdict[]> => {
  const answer = await client
    .get('/api/scheduling/rule-verdicts')
    .bearerToken(who.token)
    .qs({ ...week, ...more })
  answer.assertStatus(200)
  return answer.body().result.items
}
const actionsOf = (w: World) =>
  organisationContext.run(w.organisationId, async () =>
    (
      await rows<{ action: string }>(
        `select action from audit_events where entity = 'labour_code_acceptance' order by at, id`
      )
    ).map(({ action }) => action)
  )

test.group('Accepting an alert', () => {
  test('is stored, sent to every screen and logged, and can be withdrawn', async ({ client, assert }) => {
    const w = await world()
    const { input } = await alerted(client, w)
    const { range } = planner(client, w, w.admin)
    const before = (await range(week.from, week.until)).revision
    const answer = await accept(client, w.manager, input)
    answer.assertStatus(201)
    const acceptance = answer.body().result
    assert.containsSubset(acceptance, {
      ruleId: 'daily_rest',
      personId: input.employeeId,
      shiftIds: input.entryIds,
      breach: 180,
      reason,
      byName: 'Ada Wiśniewska',
    })
    const context = await client
      .get('/api/scheduling/rule-context')
      .bearerToken(w.manager.token)
      .qs({ from: '2026-11-03', until: '2026-11-04' })
    assert.deepEqual((context.body().result as PlanContext).acceptances, [acceptance])
    assert.deepEqual(
      (await verdicts(client, w.manager)).map((one) => one.acceptance?.id),
      [acceptance.id]
    )
    assert.equal((await range(week.from, week.until)).revision, before + 1)

    const again = await accept(client, w.manager, input)
    assert.equal(again.body().result.id, acceptance.id)
    ;(await takeBack(client, w.manager, acceptance.id)).assertStatus(204)
    assert.deepEqual(
      (await verdicts(client, w.manager)).map((one) => one.acceptance),
      [null]
    )
    ;(await takeBack(client, w.manager, acceptance.id)).assertStatus(404)
    assert.deepEqual(await actionsOf(w), ['labour_code.accept_breach', 'labour_code.take_back_acceptance'])
  })

  test('needs a breach that is there now, of these very shifts', async ({ client, assert }) => {
    const w = await world()
    const { input, early, late } = await alerted(client, w)
    const codeOf = async (more: object) => (await accept(client, w.admin, { ...input, ...more })).body().Code
    assert.equal(await codeOf({ ruleId: 'weekly_rest' }), 'labour_code.no_such_breach')
    assert.equal(await codeOf({ ruleId: 'no_rule' }), 'labour_code.no_such_breach')
    assert.equal(await codeOf({ entryIds: [late.id] }), 'labour_code.no_such_breach')
    assert.equal(await codeOf({ employeeId: w.colleague.employeeId }), 'labour_code.no_such_breach')
    assert.equal(await codeOf({ reason: 'no' }), 'core.invalid_input')
    assert.equal(await codeOf({ ruleId: 'overlap' }), 'labour_code.fact_not_acceptable')
    const { send } = planner(client, w, w.admin)
    const changes = { start: '10:00', end: '18:00' }
    ;(await send([{ kind: 'update', id: early.id, version: early.version, changes }], 'move')).assertStatus(
      200
    )
    assert.equal(await codeOf({}), 'labour_code.no_such_breach')
  })

  test('of a rule that blocks needs the right to override', async ({ client, assert }) => {
    const w = await world()
    const { input } = await alerted(client, w, 'block')
    const refused = await accept(client, w.manager, input)
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'labour_code.override_not_allowed')
    ;(await accept(client, w.admin, input)).assertStatus(201)
  })

  test('two at once keep one', async ({ client, assert }) => {
    const w = await world()
    const { input } = await alerted(client, w)
    const answers = await Promise.all(
      [w.manager, w.admin, w.locationManager].map((who) => accept(client, who, input))
    )
    assert.deepEqual(new Set(answers.map((answer) => answer.status())), new Set([201]))
    assert.equal(new Set(answers.map((answer) => answer.body().result.id)).size, 1)
    assert.lengthOf(await actionsOf(w), 1)
  })

  test('strangers, staff and planners of other locations find nothing', async ({ client }) => {
    const [w, stranger] = [await world(), await world()]
    const { input } = await alerted(client, w)
    ;(await accept(client, stranger.admin, input)).assertStatus(404)
    ;(await accept(client, w.employee, input)).assertStatus(403)
    ;(await accept(client, w.admin, { ...input, entryIds: [newId()] })).assertStatus(404)
    const kept = await accept(client, w.admin, input)
    ;(await takeBack(client, stranger.admin, kept.body().result.id)).assertStatus(404)
    ;(await takeBack(client, w.employee, kept.body().result.id)).assertStatus(403)
    ;(await takeBack(client, w.admin, 'no-id')).assertStatus(404)
    await organisationContext.run(w.organisationId, () =>
      rows('update schedule_entries set location_id = ?', [w.farLocationId])
    )
    ;(await accept(client, w.manager, input)).assertStatus(404)
    ;(await takeBack(client, w.manager, kept.body().result.id)).assertStatus(404)
  })
})

test.group('GET scheduling/rule-verdicts', () => {
  test('lists all breaches, page by page, in the language asked for', async ({ client, assert }) => {
    const w = await world()
    const { input } = await alerted(client, w)
    await withSeverities(w, {
      daily_hours: 'alert',
      shifts_per_day: 'off',
      day_break: 'alert',
      daily_rest: 'alert',
    })
    const all = await verdicts(client, w.manager)
    assert.deepEqual(
      all.map(({ ruleId }) => ruleId),
      ['daily_rest', 'day_break', 'day_break', 'daily_hours']
    )
    assert.containsSubset(all[0], {
      severity: 'alert',
      employeeId: input.employeeId,
      entryIds: input.entryIds,
      actual: 480,
      limit: 660,
      unit: 'minute',
      acceptance: null,
    })
    assert.include(all[0]!.basis, 'KP art. 132')
    assert.include(all[0]!.sentence, '8 h')
    const polish = await client
      .get('/api/scheduling/rule-verdicts')
      .bearerToken(w.manager.token)
      .header('Language', 'pl-PL')
      .qs({ ...week, page: 2, pageSize: 3 })
    assert.containsSubset(polish.body().result, { total: 4, page: 2, pageSize: 3 })
    assert.deepEqual(
      polish.body().result.items.map(({ ruleId }: RuleVerdict) => ruleId),
      ['daily_hours']
    )
    assert.notEqual(polish.body().result.items[0].sentence, all[3]!.sentence)
  })

  test('counts work at other locations, and is no business of staff and strangers', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withSeverities(w, {
      daily_hours: 'off',
      shifts_per_day: 'off',
      day_break: 'off',
      daily_rest: 'off',
    })
    await worksAlsoAt(w, w.employee, w.farLocationId)
    const { create, shift } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    // 14:00 to 22:00 in Warsaw, whose clock is six hours behind that of Hà Nội.
    await create(shift({ ...mine, locationId: w.farLocationId, start: '20:00', end: '04:00' }))
    await create(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
    await withSeverities(w, {
      daily_hours: 'off',
      shifts_per_day: 'off',
      day_break: 'off',
      daily_rest: 'alert',
    })
    const [verdict] = await verdicts(client, w.manager)
    assert.containsSubset(verdict, { ruleId: 'daily_rest', actual: 480 })
    const read = (who: Person, more: object = {}) =>
      client
        .get('/api/scheduling/rule-verdicts')
        .bearerToken(who.token)
        .qs({ ...week, ...more })
    ;(await read(w.employee)).assertStatus(403)
    ;(await read(w.manager, { locationIds: [w.farLocationId] })).assertStatus(403)
    ;(await read((await world()).admin, { locationIds: [w.locationId] })).assertStatus(404)
    ;(await read(w.manager, { until: week.from })).assertStatus(400)
  })
})
