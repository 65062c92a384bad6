import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { madeMetric, madeRecords, monday } from '#app/demand/testing/rule_desk'
import { changeOf, recordDesk } from '#app/demand/testing/record_desk'
import type { MetricRecords } from '#contracts/demand_records'
import { acting, world } from '#tests/world/world'

const day = { from: monday, until: '2030-03-05' }
const shown = (answer: { body(): { result: MetricRecords } }): MetricRecords => answer.body().result

test.group('Metric records', () => {
  test('are read slot by slot, as far apart as they are recorded, and know nothing from 0', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { [`${monday} 10:00`]: 8, [`${monday} 11:30`]: 0 })
    const desk = recordDesk(client, w, w.locationManager, metricId)
    const answer = await desk.show(day)
    answer.assertStatus(200)
    const { stepMinutes, isStepOpen, values, metric, location } = shown(answer)
    assert.deepEqual([stepMinutes, isStepOpen, values.length], [30, false, 48])
    assert.deepEqual(values.slice(19, 25), [null, 8, null, null, 0, null])
    assert.containsSubset(metric, { id: metricId, name: 'Tickets', dataType: 'COUNT' })
    assert.equal(location.id, w.locationId)
    const empty = shown(await desk.show({ from: '2030-06-01', until: '2030-06-02' }))
    assert.deepEqual([empty.stepMinutes, empty.values.length], [30, 48])
    for (const until of [monday, '2030-03-01', '2030-05-06', '2199-01-01'])
      assert.equal((await desk.show({ from: monday, until })).body().Code, 'demand.records_span')
    assert.equal((await desk.show({ from: monday, until: '2030-05-05' })).status(), 200)
  })

  test('know the hour the clocks skip, and the one that comes twice', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const desk = recordDesk(client, w, w.admin, metricId)
    const spring = shown(await desk.show({ from: '2030-03-30', until: '2030-04-01' }))
    assert.deepEqual([spring.skipped, spring.repeated], [[26], []])
    const autumn = shown(await desk.show({ from: '2030-10-27', until: '2030-10-28' }))
    assert.deepEqual([autumn.skipped, autumn.repeated], [[], [2]])
    const refused = await desk.change(changeOf(60, { '2030-03-31': { 2: [null, 5] } }))
    assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.records_skipped_hour'])
    assert.include(refused.body().ErrorMessage, '02:00')
    ;(await desk.change(changeOf(60, { '2030-10-27': { 2: [null, 5] } }))).assertStatus(200)
  })

  test('are set, changed and cleared, all of them or none', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const desk = recordDesk(client, w, w.admin, metricId)
    assert.isTrue(shown(await desk.show(day)).isStepOpen)
    const first = await desk.change(changeOf(15, { [monday]: { 40: [null, 3], 44: [null, 0] } }))
    assert.deepEqual(first.body().result, { changed: 2 })
    const now = shown(await desk.show(day))
    // Full hours only, and quarters all the same: they were typed in as such.
    assert.deepEqual([now.stepMinutes, now.isStepOpen, now.values[40], now.values[44]], [15, false, 3, 0])
    const second = changeOf(15, { [monday]: { 40: [3, null], 41: [null, 7], 44: [0, 1] } })
    assert.deepEqual((await desk.change(second)).body().result, { changed: 3 })
    const again = await desk.change(second)
    assert.deepEqual(again.body().result, { changed: 0 })
    assert.deepEqual(shown(await desk.show(day)).values.slice(40, 45), [null, 7, null, null, 1])
    const hourly = await desk.change(changeOf(60, { [monday]: { 5: [null, 1] } }))
    assert.deepEqual([hourly.status(), hourly.body().Code], [409, 'demand.records_step'])
    const half = changeOf(15, { [monday]: { 50: [null, 2] }, '2030-03-05': { 50: [null, 2.5] } })
    const refused = await desk.change(half)
    assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.records_value'])
    assert.isNull(shown(await desk.show(day)).values[50])
    const log = await acting(w.admin, () =>
      rows<{ before: object; after: object }>(
        `select before, after from audit_events where action = 'demand.change_records' order by at`
      )
    )
    assert.lengthOf(log, 2)
    assert.containsSubset(log[1], {
      before: { name: 'Tickets', count: 3, values: { [`${monday} 10:15`]: null } },
      after: { values: { [`${monday} 10:00`]: null, [`${monday} 10:15`]: 7 } },
    })
  })

  test('lose nothing when two people edit one slot; the second one sees the value of the first', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { [`${monday} 10:00`]: 8 })
    const desk = recordDesk(client, w, w.admin, metricId)
    const answers = await Promise.all(
      [9, 10].map((value) => desk.change(changeOf(60, { [monday]: { 10: [8, value], 11: [null, value] } })))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const kept = answers[0]!.status() === 200 ? 9 : 10
    const refused = answers.find((answer) => answer.status() === 409)!.body()
    assert.equal(refused.Code, 'demand.records_changed')
    assert.deepEqual(refused.Details.conflicts, [
      { day: monday, time: '10:00', value: kept },
      { day: monday, time: '11:00', value: kept },
    ])
    // Other slots of the day are no conflict.
    ;(await desk.change(changeOf(60, { [monday]: { 12: [null, 4] } }))).assertStatus(200)
    assert.deepEqual(shown(await desk.show(day)).values.slice(10, 13), [kept, kept, 4])
  })

  test('gather what was recorded at odd minutes, and put one value in its place', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [flow, level] = [await madeMetric(w), await madeMetric(w, 'Guests', 'level')]
    for (const metricId of [flow, level])
      await madeRecords(w, metricId, { [`${monday} 10:01`]: 3, [`${monday} 10:08`]: 6 })
    const desk = recordDesk(client, w, w.admin, flow)
    assert.equal(shown(await desk.show(day)).values[40], 9)
    assert.equal(shown(await recordDesk(client, w, w.admin, level).show(day)).values[40], 4.5)
    ;(await desk.change(changeOf(15, { [monday]: { 40: [9, 10] } }))).assertStatus(200)
    assert.equal(shown(await desk.show(day)).values[40], 10)
    const left = await acting(w.admin, () =>
      rows('select at from demand_records where metric_id = ?', [flow])
    )
    assert.lengthOf(left, 1)
  })

  test('are refused with a sentence', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const desk = recordDesk(client, w, w.admin, metricId)
    const good = changeOf(60, { [monday]: { 10: [null, 1] } })
    const days = (day: string) => changeOf(60, { [day]: { 10: [null, 1] } })
    for (const [code, body] of [
      ['core.invalid_input', changeOf(60, { [monday]: { 10: [null, -1] } })],
      ['core.invalid_input', changeOf(60, { [monday]: { 10: [null, 1e12] } })],
      ['core.invalid_input', { ...good, stepMinutes: 20 }],
      ['core.invalid_input', { ...good, days: [] }],
      ['core.invalid_input', { ...good, days: [{ ...good.days[0], values: ['7'] }] }],
      ['core.invalid_input', { ...good, days: [{ ...good.days[0], values: ['NaN'] }] }],
      ['core.invalid_input', days('2200-01-01')],
      ['demand.records_days', days('1900-01-01')],
      ['demand.records_days', days('2150-01-01')],
      ['demand.records_shape', { ...good, days: [...good.days, ...good.days] }],
      ['demand.records_shape', { ...good, days: [{ ...good.days[0], before: [null] }] }],
      ['demand.records_span', { ...good, days: [...good.days, ...days('2031-03-04').days] }],
    ] as const) {
      const refused = await desk.change(body)
      assert.deepEqual([refused.status(), refused.body().Code], [400, code])
      assert.notInclude(refused.body().ErrorMessage, '{')
    }
    assert.isTrue(shown(await desk.show(day)).isStepOpen)
    const money = await madeMetric(w, 'Sales')
    await acting(w.admin, () =>
      rows(`update demand_metrics set data_type = 'CURRENCY' where id = ?`, [money])
    )
    const till = recordDesk(client, w, w.admin, money)
    const cents = await till.change(changeOf(60, { [monday]: { 10: [null, 12.345] } }))
    assert.equal(cents.body().Code, 'demand.records_value')
    ;(await till.change(changeOf(60, { [monday]: { 10: [null, 12.35] } }))).assertStatus(200)
  })

  test('are read by the people of the location, and edited by administrators', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    const metricId = await madeMetric(w)
    const change = changeOf(60, { [monday]: { 10: [null, 1] } })
    for (const [who, reading, editing] of [
      [w.admin, 200, 200],
      [w.locationManager, 200, 403],
      [w.manager, 403, 403],
      [w.employee, 403, 403],
      [stranger.admin, 404, 404],
    ] as const) {
      const desk = recordDesk(client, w, who, metricId)
      assert.deepEqual(
        [(await desk.show(day)).status(), (await desk.change(change)).status()],
        [reading, editing]
      )
    }
    const far = recordDesk(client, { ...w, locationId: w.farLocationId }, w.locationManager, metricId)
    ;(await far.show(day)).assertStatus(403)
    const foreign = recordDesk(client, w, w.admin, await madeMetric(stranger))
    ;(await foreign.show(day)).assertStatus(404)
    ;(await foreign.change(change)).assertStatus(404)
    await acting(w.admin, () => rows('update demand_metrics set deleted_at = now() where id = ?', [metricId]))
    ;(await recordDesk(client, w, w.admin, metricId).change(change)).assertStatus(404)
  })
})
