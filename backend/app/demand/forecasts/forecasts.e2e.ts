import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { linearBody, madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import type { MetricForecastChange } from '#contracts/demand_forecasts'
import type { MetricSeries } from '#contracts/demand_rules'
import { acting, world, type Person, type World } from '#tests/world/world'

const change = (more: Partial<MetricForecastChange> = {}): MetricForecastChange => ({
  ...{ version: 0, method: null, percentile: null, ...more },
})
const addressOf = (w: World, metricId: string, locationId = w.locationId) =>
  `/api/demand/locations/${locationId}/metrics/${metricId}/forecast`
const desk = (client: ApiClient, w: World, metricId: string, who: Person = w.admin) => ({
  read: () => client.get(addressOf(w, metricId)).bearerToken(who.token),
  put: (body: object) => client.put(addressOf(w, metricId)).bearerToken(who.token).json(body),
})

/** Twenty weeks of records at ten o'clock, the last of which brought far more than the others; a person for every 20. */
async function recorded(client: ApiClient) {
  const w = await world()
  await acting(w.admin, () => rows(`update locations set country = 'XX' where id = ?`, [w.locationId]))
  const metricId = await madeMetric(w)
  const today = dayOf(Date.now(), 'Europe/Warsaw')
  const values = Array.from({ length: 20 * 7 }, (_, at) =>
    at < 7 ? 400 : 20 + ((at * at * 37 + at * 11) % 81)
  )
  await madeRecords(
    w,
    metricId,
    Object.fromEntries(values.map((value, at) => [`${addDays(today, -at - 1)} 10:00`, value]))
  )
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
  const body = linearBody({
    ...{ minimum: 0, maximum: null, hours },
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
  })
  await ruleDesk(client, w, w.admin).created(metricId, { body, validFrom: addDays(today, -30) })
  const span = { from: today, until: addDays(today, 7) }
  const needs = async () => {
    const answer = await client
      .get('/api/demand/needs')
      .qs({ ...span, band: true })
      .bearerToken(w.manager.token)
    answer.assertStatus(200)
    const [row] = answer.body().result.rows as { people: number[]; band: { upper: number[] } }[]
    return row!
  }
  const people = async () => (await needs()).people.reduce((sum, one) => sum + one, 0)
  return { w, metricId, people, needs, span }
}

test.group('How a metric is forecast', () => {
  test('is by itself until it is chosen, and the need of days ahead follows at once', async ({
    client,
    assert,
  }) => {
    const { w, metricId, people, needs } = await recorded(client)
    const { read, put } = desk(client, w, metricId)
    assert.deepEqual((await read()).body().result, change())
    const expected = await people()
    const safe = await put(change({ percentile: 90 }))
    safe.assertStatus(200)
    assert.deepEqual(safe.body().result, change({ version: 1, percentile: 90 }))
    const planned = await people()
    assert.isAbove(planned, expected)
    assert.equal(await people(), planned, 'the same again')
    const { people: quarters, band } = await needs()
    assert.isTrue(quarters.every((one, at) => one <= band.upper[at]!))
    ;(await put(change({ version: 1, method: 'seasonal_naive' }))).assertStatus(200)
    const lastWeek = await people()
    assert.isAbove(lastWeek, expected)
    assert.notEqual(lastWeek, planned)
    ;(await put(change({ version: 2 }))).assertStatus(200)
    assert.equal(await people(), expected)
  })

  test('comes with the series, is another one elsewhere, and is in the event log', async ({
    client,
    assert,
  }) => {
    const { w, metricId, span } = await recorded(client)
    ;(await desk(client, w, metricId).put(change({ method: 'median_6', percentile: 70 }))).assertStatus(200)
    const choiceAt = async (locationId: string) => {
      const path = `/api/demand/locations/${locationId}/series`
      const answer = await client.get(path).qs(span).bearerToken(w.admin.token)
      return (answer.body().result as MetricSeries).metrics.find((one) => one.metricId === metricId)!.choice
    }
    assert.deepEqual(await choiceAt(w.locationId), { method: 'median_6', percentile: 70 })
    assert.deepEqual(await choiceAt(w.farLocationId), { method: null, percentile: null })
    const log = await acting(w.admin, () =>
      rows<{ after: object; locationId: string }>(
        `select after, location_id as "locationId" from audit_events where action = 'demand.change_forecast'`
      )
    )
    assert.deepEqual(log, [
      { after: { name: 'Tickets', method: 'median_6', percentile: 70 }, locationId: w.locationId },
    ])
  })

  test('two people who change it at once lose nothing, and what makes no sense is refused', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const { read, put } = desk(client, w, metricId)
    const answers = await Promise.all([put(change({ percentile: 60 })), put(change({ percentile: 80 }))])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.equal(refused.body().Code, 'core.stale_version')
    assert.equal(refused.body().Details.current.version, 1)
    for (const more of [{ percentile: 45 }, { percentile: 72 }, { percentile: '80' }, { method: 'guess' }]) {
      const wrong = await put({ ...change({ version: 1 }), ...more })
      assert.deepEqual([wrong.status(), wrong.body().Code], [400, 'core.invalid_input'], JSON.stringify(more))
    }
    ;(await put({ version: 1 })).assertStatus(400)
    assert.equal((await read()).body().result.version, 1)
  })

  test('is closed to other roles, locations and organisations, and while demand is switched off', async ({
    client,
    assert,
  }) => {
    const [w, stranger] = [await world(), await world()]
    const metricId = await madeMetric(w)
    const foreign = await madeMetric(stranger)
    for (const [address, token, read, put] of [
      [addressOf(w, metricId), w.manager.token, 403, 403],
      [addressOf(w, metricId), stranger.admin.token, 404, 404],
      [addressOf(w, foreign), w.admin.token, 404, 404],
      [addressOf(w, newId()), w.admin.token, 404, 404],
      [addressOf(w, metricId), w.locationManager.token, 200, 200],
      [addressOf(w, metricId, w.farLocationId), w.locationManager.token, 403, 403],
    ] as const) {
      ;(await client.get(address).bearerToken(token)).assertStatus(read)
      ;(
        await client
          .put(address)
          .bearerToken(token)
          .json(change({ percentile: 75 }))
      ).assertStatus(put)
    }
    await acting(w.admin, () =>
      rows('update organisations set metrics_enabled = false where id = ?', [w.organisationId])
    )
    const { read, put } = desk(client, w, metricId)
    for (const off of [await read(), await put(change({ version: 1 }))])
      assert.deepEqual([off.status(), off.body().Code], [403, 'demand.switched_off'])
  })
})
