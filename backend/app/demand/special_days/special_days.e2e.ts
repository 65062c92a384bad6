import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { fair, recordDesk } from '#app/demand/testing/record_desk'
import { madeMetric, monday, ruleDesk } from '#app/demand/testing/rule_desk'
import type { MetricSeries } from '#contracts/demand_rules'
import type { SpecialDays } from '#contracts/demand_special_days'
import { acting, world } from '#tests/world/world'

const week = { from: monday, until: '2030-03-11' }

test.group('Special days', () => {
  test('are marked, changed and removed, and the series knows them', async ({ client, assert }) => {
    const w = await world()
    const [metricId, other] = [await madeMetric(w), await madeMetric(w, 'Guests')]
    const desk = recordDesk(client, w, w.admin, metricId)
    const made = await desk.mark(fair())
    made.assertStatus(201)
    const event: SpecialDays = made.body().result
    assert.containsSubset(event, { version: 1, locationId: w.locationId, metricId: null, factor: 1.5 })
    const flood = fair({ metricId, name: 'Flood', from: '2030-03-05', until: '2030-03-06', factor: null })
    ;(await desk.mark(flood)).assertStatus(201)
    ;(await desk.mark(fair({ metricId, name: 'Match', until: '2030-03-10', factor: 2 }))).assertStatus(201)
    const listed: SpecialDays[] = (await desk.marked(week)).body().result
    assert.deepEqual(
      listed.map(({ name, from }) => [name, from]),
      [
        ['Flood', '2030-03-05'],
        ['Street fair', '2030-03-09'],
        ['Match', '2030-03-09'],
      ]
    )
    const series = async () => {
      const answer = await ruleDesk(client, w, w.locationManager).series(week)
      const { metrics } = answer.body().result as MetricSeries
      return (id: string) => {
        const { unusual, factors } = metrics.find((one) => one.metricId === id)!
        return { unusual, factors }
      }
    }
    const factors = (first: number) => [
      { day: '2030-03-09', factor: first },
      { day: '2030-03-10', factor: 1.5 },
    ]
    const fairDays = ['2030-03-09', '2030-03-10']
    assert.deepEqual((await series())(metricId), {
      unusual: ['2030-03-05', ...fairDays],
      factors: factors(3),
    })
    assert.deepEqual((await series())(other), { unusual: fairDays, factors: factors(1.5) })
    const longer = { ...fair({ until: '2030-03-10', factor: 1.25 }), version: 1 }
    const changed = await desk.remark(event.id, longer)
    assert.containsSubset(changed.body().result, { version: 2, until: '2030-03-10', factor: 1.25 })
    assert.deepEqual((await series())(other), {
      ...{ unusual: ['2030-03-09'], factors: [{ day: '2030-03-09', factor: 1.25 }] },
    })
    const stale = await desk.remark(event.id, longer)
    assert.deepEqual([stale.status(), stale.body().Details.current.version], [409, 2])
    ;(await desk.unmark(event.id, 1)).assertStatus(409)
    ;(await desk.unmark(event.id, 2)).assertStatus(204)
    assert.deepEqual((await series())(other), { unusual: [], factors: [] })
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(
        `select action from audit_events where entity = 'demand_special_days' order by at`
      )
    )
    assert.sameMembers(
      log.map(({ action }) => action.replace('_special_days', '')),
      ['demand.create', 'demand.create', 'demand.create', 'demand.change', 'demand.delete']
    )
  })

  test('are refused with a sentence, and are for the people they belong to', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    const metricId = await madeMetric(w)
    const desk = recordDesk(client, w, w.admin, metricId)
    for (const [code, more] of [
      ['demand.special_days_span', { until: '2030-03-09' }],
      ['demand.special_days_span', { until: '2031-03-11' }],
      ['core.invalid_input', { factor: 0 }],
      ['core.invalid_input', { factor: -1 }],
      ['core.invalid_input', { factor: 1.234 }],
      ['core.invalid_input', { name: ' ' }],
      ['core.invalid_input', { from: '1899-12-31' }],
    ] as const) {
      const refused = await desk.mark(fair(more))
      assert.deepEqual([refused.status(), refused.body().Code], [400, code])
    }
    ;(await desk.mark(fair({ metricId: await madeMetric(stranger) }))).assertStatus(404)
    const { id } = (await desk.mark(fair())).body().result as SpecialDays
    const change = { ...fair(), version: 1 }
    for (const [who, reading, editing, ofOne] of [
      [w.locationManager, 200, 403, 403],
      [w.manager, 403, 403, 403],
      [stranger.admin, 404, 404, 404],
    ] as const) {
      const theirs = recordDesk(client, w, who, metricId)
      assert.deepEqual(
        [
          ...[(await theirs.marked(week)).status(), (await theirs.mark(fair())).status()],
          ...[(await theirs.remark(id, change)).status(), (await theirs.unmark(id, 1)).status()],
        ],
        [reading, editing, ofOne, ofOne]
      )
    }
    assert.lengthOf((await desk.marked(week)).body().result, 1)
  })
})
