import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { queues } from '#app/core/queue/queues'
import { eraseMetric } from '#app/demand/metrics/erase_metric'
import { erasuresQueue } from '#app/demand/metrics/erasures_queue'
import { sweepErasures } from '#app/demand/metrics/sweep_erasures'
import { metricDesk } from '#app/demand/testing/metric_desk'
import { madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import { mostMetrics, type Metric } from '#contracts/demand'
import type { RulesOfLocation } from '#contracts/demand_rules'
import { acting, world, type World } from '#tests/world/world'

const day = { '2026-03-02 10:00': 4, '2026-03-02 11:00': 7, '2026-03-03 10:00': 5 }
const recordsOf = async (w: World, metricId: string): Promise<number> => {
  const found = await acting(w.admin, () =>
    rows<{ value: string }>('select value from demand_records where metric_id = ?', [metricId])
  )
  return found.length
}
const isThere = (w: World, metricId: string) =>
  acting(
    w.admin,
    async () => (await rows('select 1 from demand_metrics where id = ?', [metricId])).length === 1
  )

test.group('Metrics', () => {
  test('are created and renamed, and the event log says so', async ({ client, assert }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const made = await desk.created('Tickets')
    assert.containsSubset(made, { version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' })
    const level = await desk.created('Guests', { dataType: 'DECIMAL', aggregation: 'level' })
    const renamed = await desk.rename(made.id, 'Receipts')
    renamed.assertStatus(200)
    assert.deepEqual(renamed.body().result, { ...made, version: 2, name: 'Receipts' })
    assert.deepEqual(await desk.list(), [level, renamed.body().result])
    const log = await acting(w.admin, () =>
      rows<{ action: string; named: string }>(
        `select action, after->>'name' as named from audit_events where entity = 'demand_metric' order by at, id`
      )
    )
    assert.deepEqual(
      log.map(({ action, named }) => [action, named]),
      [
        ['demand.create_metric', 'Tickets'],
        ['demand.create_metric', 'Guests'],
        ['demand.rename_metric', 'Receipts'],
      ]
    )
  })

  test('have a name of Latin letters that no other one has', async ({ client, assert }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const tickets = await desk.created('Tickets')
    for (const name of [
      '',
      '  ',
      'Two words',
      'Tickets2',
      'Goście',
      'Vé',
      'Tick-ets',
      'Билеты',
      'A'.repeat(41),
    ]) {
      const refused = await desk.create(name)
      assert.deepEqual([refused.status(), refused.body().Code], [400, 'core.invalid_input'], name)
      assert.isString(refused.body().Details.fields?.[0]?.message ?? refused.body().ErrorMessage)
    }
    assert.include(JSON.stringify((await desk.create('Goście')).body()), 'Use Latin letters only')
    assert.equal(
      (await desk.create('Sales', { dataType: 'TEXT' as never })).body().Code,
      'core.invalid_input'
    )
    assert.equal(
      (await desk.create('Sales', { aggregation: 'sum' as never })).body().Code,
      'core.invalid_input'
    )

    const taken = await desk.create('tickETS')
    assert.deepEqual([taken.status(), taken.body().Code], [400, 'demand.metric_name_taken'])
    assert.deepEqual(taken.body().Details, { name: 'Tickets', field: 'name' })
    const guests = await desk.created('Guests')
    assert.equal((await desk.rename(guests.id, 'TICKETS')).body().Code, 'demand.metric_name_taken')
    const recased = await desk.rename(tickets.id, 'TICKETS')
    assert.equal(recased.body().result.name, 'TICKETS')
    ;(await desk.remove(tickets.id, 2)).assertStatus(204)
    await desk.created('Tickets')
    const stranger = await world()
    await metricDesk(client, stranger.admin).created('Tickets')
  })

  test('of one name asked for at once, one is created; and no company has too many', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const twice = await Promise.all([desk.create('Tickets'), desk.create('tickets')])
    assert.sameMembers(
      twice.map((answer) => answer.status()),
      [201, 400]
    )
    await acting(w.admin, () =>
      rows(
        `insert into demand_metrics (id, organisation_id, name, data_type)
         select gen_random_uuid(), ?, 'Metric' || translate(n::text, '0123456789', 'abcdefghij'), 'COUNT'
         from generate_series(1, ?) n`,
        [w.organisationId, mostMetrics - 2]
      )
    )
    const last = await desk.created('Last')
    const refused = await desk.create('Beyond')
    assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.too_many_metrics'])
    assert.include(refused.body().ErrorMessage, String(mostMetrics))
    ;(await desk.remove(last.id)).assertStatus(204)
    await desk.created('Beyond')
  })

  test('changed by two people at once keep the first change', async ({ client, assert }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const { id } = await desk.created('Tickets')
    const answers = await Promise.all([desk.rename(id, 'Mine'), desk.rename(id, 'Theirs')])
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    assert.equal(refused.body().Code, 'core.stale_version')
    const [now] = await desk.list()
    assert.deepEqual(refused.body().Details.current, now)
    const removed = await desk.remove(id, 1)
    assert.deepEqual([removed.status(), removed.body().Details.current], [409, now])
    assert.lengthOf(await desk.list(), 1)
  })

  test('go with their rules and records, which are named before', async ({ client, assert }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const [{ id }, other] = [await desk.created('Tickets'), await desk.created('Guests')]
    const planner = ruleDesk(client, w, w.admin)
    await planner.created(id)
    await planner.created(id, { name: 'A draft', validFrom: null })
    await planner.created(other.id, { connections: [{ positionId: w.waiterId, share: 1 }] })
    await madeRecords(w, id, day)
    await madeRecords({ ...w, locationId: w.farLocationId }, id, day)
    await madeRecords(w, other.id, day)
    assert.deepEqual(await desk.usageOf(id), {
      ...{ positions: ['Kucharz'], ruleCount: 2, records: 6, locations: ['Hà Nội', 'Warszawa'] },
      rules: [
        { name: 'Tickets at the till', location: 'Warszawa' },
        { name: 'A draft', location: 'Warszawa' },
      ],
    })
    ;(await desk.remove(id)).assertStatus(204)
    ;(await desk.usage(id)).assertStatus(404)
    for (const answer of [await desk.remove(id), await desk.rename(id, 'Again')]) answer.assertStatus(404)
    const { rules, metrics } = (await planner.list()).body().result as RulesOfLocation
    assert.deepEqual([rules.length, metrics.map(({ name }) => name)], [1, ['Guests']])
    const log = await acting(w.admin, () =>
      rows<{ named: string }>(
        `select before->>'name' as named from audit_events where action like 'demand.delete%' order by at, id`
      )
    )
    assert.sameMembers(
      log.map(({ named }) => named),
      ['Tickets at the till', 'A draft', 'Tickets']
    )
    await eraseMetric(w.organisationId, id)
    assert.deepEqual([await recordsOf(w, id), await recordsOf(w, other.id)], [0, 3])
    assert.deepEqual([await isThere(w, id), await isThere(w, other.id)], [false, true])
  })

  test('are erased to the end by another process when one dies between', async ({ client, assert }) => {
    const w = await world()
    const desk = metricDesk(client, w.admin)
    const { id } = await desk.created('Tickets')
    await madeRecords(w, id, day)
    await madeRecords({ ...w, locationId: w.farLocationId }, id, day)
    const die = () => Promise.reject(new Error('killed'))
    await eraseMetric(w.organisationId, id, { rows: 4, batch: die })
    assert.equal(await recordsOf(w, id), 6, 'a metric in use is left alone')
    ;(await desk.remove(id)).assertStatus(204)
    await assert.rejects(() => eraseMetric(w.organisationId, id, { rows: 4, batch: die }), 'killed')
    assert.deepEqual([await recordsOf(w, id), await isThere(w, id)], [2, true])
    const isQueued = () => queues.remove(erasuresQueue, id)
    assert.isTrue(await isQueued())
    await acting(w.admin, () => sweepErasures())
    assert.isTrue(await isQueued())
    // A record that comes in behind the walk goes with the metric.
    const late = () => madeRecords(w, id, { '2020-01-01 10:00': 1 })
    let once = 0
    await eraseMetric(w.organisationId, id, { rows: 1, batch: () => once++ || late() })
    assert.deepEqual([await recordsOf(w, id), await isThere(w, id)], [0, false])
    await eraseMetric(w.organisationId, id)
  })

  test('are an administrator’s to manage, and of one company', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    const id = await madeMetric(w)
    for (const [who, statuses] of [
      [w.employee, [403, 403, 403, 403]],
      [w.manager, [403, 403, 403, 403]],
      [w.locationManager, [403, 403, 403, 403]],
      [w.advisor, [403, 403, 403, 403]],
      [stranger.admin, [201, 404, 404, 404]],
    ] as const) {
      const desk = metricDesk(client, who)
      const answers = [
        ...[await desk.create('Sales'), await desk.rename(id, 'Mine')],
        ...[await desk.remove(id), await desk.usage(id)],
      ]
      assert.deepEqual(
        answers.map((answer) => answer.status()),
        [...statuses]
      )
    }
    for (const who of [w.locationManager, w.advisor, w.admin]) {
      const names = (await metricDesk(client, who).list()).map(({ name }: Metric) => name)
      assert.deepEqual(names, ['Tickets'])
    }
    ;(await metricDesk(client, w.admin).remove(newId())).assertStatus(404)
  })

  test('are refused while the module is switched off', async ({ client, assert }) => {
    const w = await world()
    const id = await madeMetric(w)
    await acting(w.admin, () => rows('update organisations set metrics_enabled = false'))
    const desk = metricDesk(client, w.admin)
    for (const answer of [await desk.create('Sales'), await desk.rename(id, 'Mine'), await desk.remove(id)])
      assert.deepEqual([answer.status(), answer.body().Code], [403, 'demand.switched_off'])
  })
})
