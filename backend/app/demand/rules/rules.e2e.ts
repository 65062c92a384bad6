import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { linearBody, madeMetric, monday, ruleDesk } from '#app/demand/testing/rule_desk'
import type { DemandRule, RuleVersion, RulesOfLocation } from '#contracts/demand_rules'
import { acting, world, worksAlsoAt } from '#tests/world/world'

const cleaning = {
  ...{ kind: 'fixed' as const, people: 1, start: '20:00', durationMinutes: 60 },
  weekdays: [1, 2, 3, 4, 5],
}
const saving = ({ name, body, connections }: RuleVersion) => ({ name, body, connections })

test.group('Demand rules', () => {
  test('keep every version, from the day it holds on', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const desk = ruleDesk(client, w, w.locationManager)
    const made = await desk.created(metricId)
    assert.containsSubset(made, { metricId, version: 1, draft: null, locationId: w.locationId })
    const [first] = made.versions
    assert.containsSubset(first, { number: 1, validFrom: monday, savedBy: { surname: 'Zieliński' } })
    assert.deepEqual(first!.connections, [{ positionId: w.cookId, share: 1 }])

    const twice = { ...saving(first!), body: linearBody({ maximum: 8 }), validFrom: '2030-04-01' }
    const changed: DemandRule = (await desk.change(made.id, { ...twice, version: 1 })).body().result
    assert.equal(changed.version, 2)
    assert.deepEqual(
      changed.versions.map(({ number, validFrom, body }) => [number, validFrom, body.maximum]),
      [
        [1, monday, 5],
        [2, '2030-04-01', 8],
      ]
    )
    const later: RulesOfLocation = (await desk.list('2030-04-02')).body().result
    assert.deepEqual(
      later.rules[0]!.versions.map(({ number }) => number),
      [2]
    )
    const history: RuleVersion[] = (await desk.history(made.id)).body().result
    assert.deepEqual(
      history.map(({ number }) => number),
      [2, 1]
    )
    const restored = await desk.restore(made.id, {
      version: 2,
      versionId: first!.id,
      validFrom: '2030-05-01',
    })
    restored.assertStatus(200)
    assert.containsSubset(restored.body().result.versions[2], {
      ...{ number: 3, validFrom: '2030-05-01' },
      body: { maximum: 5 },
    })
    ;(await desk.remove(made.id, 2)).assertStatus(409)
    ;(await desk.remove(made.id, 3)).assertStatus(204)
    assert.isEmpty((await desk.list()).body().result.rules)
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(`select action from audit_events where entity = 'demand_rule' order by at, id`)
    )
    assert.deepEqual(
      log.map(({ action }) => action),
      ['demand.create_rule', 'demand.change_rule', 'demand.restore_rule', 'demand.delete_rule']
    )
  })

  test('keep one draft that holds on no day', async ({ client, assert }) => {
    const w = await world()
    const desk = ruleDesk(client, w, w.locationManager)
    const made = await desk.created(await madeMetric(w), { validFrom: null })
    assert.isEmpty(made.versions)
    const draft = saving(made.draft!)
    await desk.change(made.id, { ...draft, name: 'Second', version: 1, validFrom: null })
    const both = (await desk.list()).body().result as RulesOfLocation
    assert.equal(both.rules[0]!.draft!.name, 'Second')
    const holding = await desk.change(made.id, { ...draft, version: 2, validFrom: '2020-01-01' })
    holding.assertStatus(200)
    assert.isNull(holding.body().result.draft)
    assert.lengthOf(holding.body().result.versions, 1)
    await desk.change(made.id, { ...draft, name: 'Third', version: 3, validFrom: null })
    const left = (await desk.discard(made.id, 4)).body().result as DemandRule
    assert.isNull(left.draft)
    assert.equal(left.versions[0]!.name, 'Tickets at the till')
    const past = await desk.change(made.id, { ...draft, version: 5, validFrom: '2020-02-01' })
    assert.deepEqual([past.status(), past.body().Code], [400, 'demand.rule_in_past'])
    const unborn = await desk.created(null, {
      ...{ validFrom: null, body: linearBody({ work: cleaning }) },
    })
    const gone = await desk.discard(unborn.id, 1)
    gone.assertStatus(200)
    assert.isNull(gone.body().result)
    assert.lengthOf((await desk.list()).body().result.rules, 1)
  })

  test('lose nothing when two people change one', async ({ client, assert }) => {
    const w = await world()
    const desk = ruleDesk(client, w, w.locationManager)
    const made = await desk.created(await madeMetric(w))
    const one = { ...saving(made.versions[0]!), version: 1, validFrom: '2030-06-01' }
    const answers = await Promise.all([
      desk.change(made.id, { ...one, name: 'Mine' }),
      desk.change(made.id, { ...one, name: 'Theirs' }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const refused = answers.find((answer) => answer.status() === 409)!.body()
    assert.equal(refused.Code, 'core.stale_version')
    assert.equal(refused.Details.current.version, 2)
    assert.lengthOf(refused.Details.current.versions, 2)
    const settings = { version: 0, combination: 'maximum', smoothed: true }
    const set = await Promise.all([desk.position(w.cookId, settings), desk.position(w.cookId, settings)])
    assert.sameMembers(
      set.map((answer) => answer.status()),
      [200, 409]
    )
    const { positions } = (await desk.list()).body().result as RulesOfLocation
    assert.containsSubset(
      positions.find(({ positionId }) => positionId === w.cookId),
      { version: 1, combination: 'maximum', smoothed: true, staff: 6, visible: true }
    )
  })

  test('are refused with a sentence', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const desk = ruleDesk(client, w, w.locationManager)
    const range = (steps: readonly (readonly [number, number | null, number])[]) =>
      linearBody({
        work: { kind: 'range', steps: steps.map(([from, until, people]) => ({ from, until, people })) },
      })
    const step = [0, 20, 1] as const
    for (const [fault, steps] of [
      ['gap', [step, [30, null, 2]]],
      ['overlap', [step, [10, null, 2]]],
      ['starts_above_zero', [[5, null, 1]]],
      ['empty', []],
      ['empty_step', [[0, 0, 1]]],
    ] as const) {
      const refused = await desk.create(metricId, { body: range(steps) })
      assert.deepEqual([refused.body().Code, refused.body().Details.fault], ['demand.rule_steps', fault])
      assert.notInclude(refused.body().ErrorMessage, '{')
    }
    const night = { weekday: 7, opens: '22:00', closes: '06:00' }
    const early = { weekday: 1, opens: '05:00', closes: '09:00' }
    const task = { ...cleaning, kind: 'task' as const, from: '22:00', until: '00:30', spread: false }
    for (const [code, more] of [
      ['demand.rule_hours_overlap', { body: linearBody({ hours: [night, early] }) }],
      ['demand.rule_minimum_above_maximum', { body: linearBody({ minimum: 6 }) }],
      ['demand.rule_metric_missing', { metricId: null }],
      ['demand.rule_metric_unused', { body: linearBody({ work: cleaning }) }],
      [
        'demand.rule_task_too_long',
        { metricId: null, body: linearBody({ work: { ...task, durationMinutes: 151 } }) },
      ],
    ] as const) {
      const refused = await desk.create(metricId, more)
      assert.deepEqual([refused.status(), refused.body().Code], [400, code])
    }
    for (const body of [
      linearBody({ work: { kind: 'linear', unitsPerPersonHour: 0 } }),
      linearBody({ work: { kind: 'linear', unitsPerPersonHour: -4 } }),
      linearBody({ minimum: 1.5 }),
      linearBody({ hours: [{ ...night, weekday: 8 }] }),
    ])
      assert.equal((await desk.create(metricId, { body })).body().Code, 'core.invalid_input')
    const fits = { metricId: null, body: linearBody({ work: { ...task, durationMinutes: 150 } }) }
    ;(await desk.create(null, fits)).assertStatus(201)
    const overnight = { body: linearBody({ hours: [night, { ...early, opens: '06:00' }] }) }
    ;(await desk.create(metricId, overnight)).assertStatus(201)
    await acting(w.admin, () => rows('update positions set archived_at = now() where id = ?', [w.cookId]))
    const archived = await desk.create(metricId)
    assert.deepEqual([archived.status(), archived.body().Code], [400, 'demand.rule_position_archived'])
    assert.include(archived.body().ErrorMessage, 'Kucharz')
    assert.lengthOf((await desk.list()).body().result.rules, 2)
  })

  test('are for the location they belong to, and its people', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    const metricId = await madeMetric(w)
    const desk = ruleDesk(client, w, w.locationManager)
    const { id, versions } = await desk.created(metricId)
    const change = { ...saving(versions[0]!), version: 1, validFrom: '2030-06-01' }
    const restoring = { version: 1, versionId: versions[0]!.id, validFrom: '2030-06-01' }
    for (const [who, status] of [
      [stranger.admin, 404],
      [w.manager, 403],
      [w.employee, 403],
    ] as const) {
      const theirs = ruleDesk(client, w, who)
      const answers = [
        ...[await theirs.list(), await theirs.history(id), await theirs.change(id, change)],
        ...[await theirs.restore(id, restoring), await theirs.discard(id, 1), await theirs.remove(id, 1)],
        ...[await theirs.position(w.cookId, { version: 0, combination: 'sum', smoothed: true })],
        ...[await theirs.create(metricId)],
        await theirs.series({ from: monday, until: '2030-03-05', metricIds: [metricId] }),
      ]
      for (const answer of answers) answer.assertStatus(status)
    }
    ;(await desk.listAt(w.farLocationId)).assertStatus(403)
    const far = await ruleDesk(client, { ...w, locationId: w.farLocationId }, w.admin).created(metricId)
    for (const answer of [
      await desk.history(far.id),
      await desk.change(far.id, change),
      await desk.restore(far.id, { ...restoring, versionId: far.versions[0]!.id }),
      await desk.remove(far.id, 1),
    ])
      answer.assertStatus(404)
    await worksAlsoAt(w, w.locationManager, w.farLocationId)
    ;(await desk.listAt(w.farLocationId)).assertStatus(200)
    const foreign = [
      { connections: [{ positionId: stranger.cookId, share: 1 }] },
      { metricId: await madeMetric(stranger) },
    ]
    for (const more of foreign) (await desk.create(metricId, more)).assertStatus(404)
    const { rules } = (await desk.list()).body().result as RulesOfLocation
    assert.lengthOf(rules, 1)
    assert.equal(rules[0]!.version, 1)
  })

  test('go with their metric, and with the only position they are for', async ({ client, assert }) => {
    const w = await world()
    const [metricId, other] = [await madeMetric(w), await madeMetric(w, 'Guests')]
    const desk = ruleDesk(client, w, w.admin)
    await desk.created(metricId)
    await desk.created(other)
    const both = [w.cookId, w.waiterId].map((positionId) => ({ positionId, share: 0.5 }))
    await desk.created(other, { name: 'Both', connections: both })
    const listed = async () => (await desk.list()).body().result as RulesOfLocation
    await acting(w.admin, () => rows('update demand_metrics set deleted_at = now() where id = ?', [metricId]))
    assert.lengthOf((await listed()).rules, 2)
    assert.deepEqual(
      (await listed()).metrics.map(({ name }) => name),
      ['Guests']
    )
    ;(await desk.create(metricId)).assertStatus(404)
    await acting(w.admin, () => rows('delete from demand_metrics where id = ?', [metricId]))
    assert.lengthOf((await listed()).rules, 2)
    const { deleteRulesWithPosition, rulesWithPosition } = await import('#app/demand/rules/rules_of_position')
    await acting(w.admin, async () => {
      assert.deepEqual(await rulesWithPosition(w.cookId), ['Tickets at the till'])
      await deleteRulesWithPosition(w.cookId)
    })
    const { rules } = (await desk.list()).body().result as RulesOfLocation
    assert.deepEqual(
      rules.map(({ versions: [holding] }) => holding!.name),
      ['Both']
    )
  })

  test('show pay to those who may see what shifts cost', async ({ client, assert }) => {
    const w = await world()
    const { currency, positions } = (await ruleDesk(client, w, w.locationManager).list()).body()
      .result as RulesOfLocation
    assert.isString(currency)
    assert.property(positions[0], 'hourlyMinor')
  })
})
