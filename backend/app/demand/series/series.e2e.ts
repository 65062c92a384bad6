import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { changeOf, recordDesk } from '#app/demand/testing/record_desk'
import { madeMetric, madeRecords, monday, ruleDesk } from '#app/demand/testing/rule_desk'
import type { MetricSeries } from '#contracts/demand_rules'
import { acting, world, type World } from '#tests/world/world'

const open = (w: World) =>
  acting(w.admin, () =>
    rows('update locations set working_hours = ?::jsonb where id = ?', [
      JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))),
      w.locationId,
    ])
  )

test.group('Series of metrics', () => {
  test('spread an hour over its quarters, and know 0 from nothing', async ({ client, assert }) => {
    const w = await world()
    await open(w)
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { [`${monday} 10:00`]: 8, [`${monday} 12:00`]: 4 })
    const desk = ruleDesk(client, w, w.locationManager)
    const answer = await desk.series({ from: monday, until: '2030-03-06', metricIds: [metricId] })
    answer.assertStatus(200)
    const { metrics } = answer.body().result as MetricSeries
    const [{ recordMinutes, values }] = metrics as [MetricSeries['metrics'][number]]
    assert.equal(recordMinutes, 60)
    assert.lengthOf(values, 192)
    assert.deepEqual(values.slice(40, 50), [2, 2, 2, 2, 0, 0, 0, 0, 1, 1])
    assert.isTrue(values.slice(96).every((value) => value === null))
  })

  test('keep a value in its quarter where records are kept by the quarter, though all are of full hours', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await open(w)
    const metricId = await madeMetric(w)
    const typed = changeOf(15, { [monday]: { 40: [null, 8] } })
    ;(await recordDesk(client, w, w.admin, metricId).change(typed)).assertStatus(200)
    const desk = ruleDesk(client, w, w.locationManager)
    const answer = await desk.series({ from: monday, until: '2030-03-05', metricIds: [metricId] })
    const { recordMinutes, values } = (answer.body().result as MetricSeries).metrics[0]!
    assert.equal(recordMinutes, 15)
    assert.deepEqual(values.slice(39, 43), [0, 8, 0, 0])
  })

  test('keep quarters as they are, add the hour that comes twice and know the skipped one not', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await open(w)
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { '2030-03-31 10:15': 3, '2030-03-31 10:30': 5 })
    const desk = ruleDesk(client, w, w.locationManager)
    const answer = await desk.series({ from: '2030-03-31', until: '2030-04-01', metricIds: [metricId] })
    const { metrics, holidays } = answer.body().result as MetricSeries
    const { recordMinutes, values } = metrics[0]!
    assert.equal(recordMinutes, 15)
    assert.deepEqual(values.slice(40, 44), [0, 3, 5, 0])
    assert.deepEqual(values.slice(6, 14), [0, 0, null, null, null, null, 0, 0])
    assert.deepInclude(holidays, '2030-04-22')
  })

  test('lay a total of a day over the hours the location is open', async ({ client, assert }) => {
    const w = await world()
    await open(w)
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { [`${monday} 00:00`]: 48 })
    const desk = ruleDesk(client, w, w.locationManager)
    const answer = await desk.series({ from: monday, until: '2030-03-05', metricIds: [metricId] })
    const { recordMinutes, values } = (answer.body().result as MetricSeries).metrics[0]!
    assert.equal(recordMinutes, 1440)
    assert.deepEqual([values[31], values[32], values[79], values[80]], [0, 1, 1, 0])
    const all = await desk.series({ from: monday, until: '2030-03-05' })
    assert.deepEqual(all.body().result, answer.body().result)
  })

  test('keep a level over the hour it was measured for, and do not take silence for 0', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await open(w)
    const metricId = await madeMetric(w, 'Guests', 'level')
    await madeRecords(w, metricId, { [`${monday} 10:00`]: 8 })
    const desk = ruleDesk(client, w, w.locationManager)
    const answer = await desk.series({ from: monday, until: '2030-03-05', metricIds: [metricId] })
    const { values } = (answer.body().result as MetricSeries).metrics[0]!
    assert.deepEqual(values.slice(38, 46), [null, null, 8, 8, 8, 8, null, null])
  })

  test('are refused beyond three years, and backwards', async ({ client, assert }) => {
    const w = await world()
    const metricIds = [await madeMetric(w)]
    const desk = ruleDesk(client, w, w.locationManager)
    for (const until of ['2034-01-01', monday, '2030-01-01']) {
      const refused = await desk.series({ from: monday, until, metricIds })
      assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.series_span'])
    }
  })
})
