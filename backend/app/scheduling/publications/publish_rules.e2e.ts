import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { withSeverities, world, type Person, type World } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const resting = { daily_hours: 'off', shifts_per_day: 'off' } as const
const off = { ...resting, daily_rest: 'off' } as const

/** Planned while the rule was off: eight hours between Monday's late shift and Tuesday's early one. */
async function shortRest(client: ApiClient, w: World): Promise<[ScheduleEntry, ScheduleEntry]> {
  await withSeverities(w, off)
  const { create, shift } = planner(client, w, w.admin)
  const mine = { employeeId: w.employee.employeeId }
  const late = await create(shift({ ...mine, start: '14:00', end: '22:00' }))
  const early = await create(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
  await withSeverities(w, resting)
  return [late, early]
}

const publish = (client: ApiClient, w: World, who: Person, more: object = {}) =>
  client
    .post('/api/scheduling/publications')
    .bearerToken(who.token)
    .json({ ...november, locationIds: [w.locationId], ...more })

test.group('Publishing what breaks a blocking rule', () => {
  test('is refused with the rule, the others and how many, until it is overridden', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [late, early] = await shortRest(client, w)
    const { create, shift, range } = planner(client, w, w.admin)
    await withSeverities(w, { ...resting, weekly_rest: 'off' })
    const further = { employeeId: w.colleague.employeeId }
    await withSeverities(w, off)
    const mon = await create(shift({ ...further, start: '15:00', end: '23:00' }))
    const tue = await create(shift({ ...further, day: '2026-11-03' }))
    await withSeverities(w, resting)

    const answer = await publish(client, w, w.admin)
    answer.assertStatus(400)
    assert.equal(answer.body().Code, 'labour_code.daily_rest')
    const { Details } = answer.body()
    assert.containsSubset(Details, { changedEntryId: null, overridable: true, count: 2 })
    assert.sameDeepMembers(
      [Details.entryIds, ...Details.others.map(({ entryIds }: { entryIds: string[] }) => entryIds)],
      [
        [late.id, early.id],
        [mon.id, tue.id],
      ]
    )
    assert.isTrue((await range('2026-11-01', '2026-12-01')).entries.every(({ state }) => state === 'draft'))
    ;(await publish(client, w, w.manager, { override: { reason: 'The owner said so' } })).assertStatus(403)
    ;(await publish(client, w, w.admin, { override: { reason: 'no' } })).assertStatus(400)

    const forced = await publish(client, w, w.admin, { override: { reason: 'The owner said so' } })
    forced.assertStatus(200)
    assert.equal(forced.body().result.entries, 4)
    const [{ count }] = (await organisationContext.run(w.organisationId, () =>
      rows(`select count(*)::int as count from audit_events where action = 'labour_code.override'`)
    )) as [{ count: number }]
    assert.equal(count, 2)
  })

  test('is about what becomes visible: other entries, and taking away, go through', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [late, early] = await shortRest(client, w)
    const { create, shift, send, withdraw, unpublishLast } = planner(client, w, w.admin)
    const fine = await create(
      shift({ employeeId: w.employee.employeeId, day: '2026-11-03', start: '16:00', end: '17:00' })
    )
    ;(await publish(client, w, w.admin, { entryIds: [fine.id] })).assertStatus(200)
    assert.equal((await publish(client, w, w.admin, { entryIds: [early.id] })).status(), 400)
    await withSeverities(w, off)
    ;(await publish(client, w, w.admin)).assertStatus(200)
    await withSeverities(w, resting)
    ;(await withdraw('2026-11-01', '2026-12-01')).assertStatus(200)
    ;(await unpublishLast()).assertStatus(200)
    const gone = await send([{ kind: 'delete', id: late.id, version: late.version }], 'delete')
    gone.assertStatus(200)
    ;(await publish(client, w, w.admin)).assertStatus(200)
  })

  test('what was overridden before is published', async ({ client }) => {
    const w = await world()
    const [late, early] = await shortRest(client, w)
    const accepted = await client
      .post('/api/scheduling/rule-acceptances')
      .bearerToken(w.admin.token)
      .json({
        ruleId: 'daily_rest',
        employeeId: w.employee.employeeId,
        entryIds: [late.id, early.id],
        reason: 'She asked for it',
      })
    accepted.assertStatus(201)
    ;(await publish(client, w, w.manager)).assertStatus(200)
  })

  test('leave recorded over a shift is kept, and the shift is not shown until it is another person’s', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, shift, send } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    const work = await create(shift(mine))
    await create(shift({ ...mine, type: 7, fullDay: true, positionId: null }))
    const answer = await publish(client, w, w.admin, { override: { reason: 'No one else is there' } })
    assert.containsSubset(answer.body(), {
      Code: 'labour_code.absence',
      Details: { overridable: false, entryIds: [work.id] },
    })
    const given = { employeeId: w.colleague.employeeId }
    ;(
      await send([{ kind: 'update', id: work.id, version: work.version, changes: given }], 'move')
    ).assertStatus(200)
    ;(await publish(client, w, w.admin)).assertStatus(200)
  })
})
