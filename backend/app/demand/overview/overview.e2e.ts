import { addDays, dayOf } from '@shiftloom/solver/time'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { linearBody, madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import type { DemandOverview, DemandReadiness } from '#contracts/demand_overview'
import { acting, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

const ask = (client: ApiClient, { token }: Person) => client.get('/api/demand/overview').bearerToken(token)
async function readinessOf(client: ApiClient, w: World, who = w.locationManager): Promise<DemandReadiness> {
  const { locations } = (await ask(client, who)).body().result as DemandOverview
  return locations.find(({ locationId }) => locationId === w.locationId)!
}
const today = dayOf(Date.now(), 'Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)
/** A holiday in between would not count as missing. */
const withoutHolidays = (w: World) =>
  acting(w.admin, () => rows(`update locations set country = 'XX' where id = ?`, [w.locationId]))

test.group('The overview', () => {
  test('says what a location has of what its need is reckoned from', async ({ client, assert }) => {
    const w = await world()
    await withoutHolidays(w)
    const nothing = { records: [], rules: 0, drafts: 0, ruledMetricIds: [], positionsWithoutStaff: [] }
    assert.deepEqual(await readinessOf(client, w), { locationId: w.locationId, today, ...nothing })

    const [metricId, unused] = [await madeMetric(w), await madeMetric(w, 'Guests')]
    const days = [400, 40, ...Array.from({ length: 25 }, (_, at) => at + 3), 1].map(ago)
    await madeRecords(w, metricId, Object.fromEntries(days.map((day) => [`${day} 10:00`, 5])))
    await madeRecords(w, unused, { [`${ago(2)} 10:00`]: 5, [`${today} 08:00`]: 1 })
    const desk = ruleDesk(client, w, w.locationManager)
    await desk.created(metricId, { connections: [{ positionId: w.waiterId, share: 1 }] })
    await desk.created(unused, { validFrom: null })
    const known = await readinessOf(client, w)
    assert.containsSubset(known, {
      ...{ rules: 1, drafts: 1, ruledMetricIds: [metricId], positionsWithoutStaff: ['Kelner'] },
    })
    assert.sameDeepMembers(known.records, [
      { metricId, firstDay: ago(400), lastDay: ago(1), missingDays: [ago(28), ago(2)] },
      { metricId: unused, firstDay: ago(2), lastDay: today, missingDays: [ago(1)] },
    ])
    // The schedule has no one new to plan there.
    const showing = (shown: boolean) =>
      acting(w.admin, () => rows('update positions set visible = ? where id = ?', [shown, w.waiterId]))
    await showing(false)
    assert.deepEqual((await readinessOf(client, w)).positionsWithoutStaff, [])
    await showing(true)
    // What the rule says last decides; archived positions need no one.
    await acting(w.admin, () => rows('update positions set archived_at = now() where id = ?', [w.waiterId]))
    assert.deepEqual((await readinessOf(client, w)).positionsWithoutStaff, [])
    await acting(w.admin, () => rows('update demand_metrics set deleted_at = now() where id = ?', [metricId]))
    const left = await readinessOf(client, w)
    assert.deepEqual([left.rules, left.drafts, left.records.map((one) => one.metricId)], [0, 1, [unused]])
  })

  test('misses no records on days on which the location is closed', async ({ client, assert }) => {
    const w = await world()
    await withoutHolidays(w)
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, { [`${ago(9)} 10:00`]: 5 })
    const missing = async () => (await readinessOf(client, w)).records[0]!.missingDays
    assert.lengthOf(await missing(), 8)
    const hours = (weekdays: number[]) =>
      JSON.stringify(weekdays.map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })))
    const exceptions = (day: string, open: boolean) =>
      JSON.stringify([{ day, hours: open ? [{ opens: '08:00', closes: '12:00' }] : [] }])
    const set = (weekdays: number[], own: string) =>
      acting(w.admin, () =>
        rows('update locations set working_hours = ?::jsonb, hours_exceptions = ?::jsonb where id = ?', [
          ...[hours(weekdays), own, w.locationId],
        ])
      )
    await set([1, 2, 3, 4, 5, 6, 7], exceptions(ago(4), false))
    assert.notInclude(await missing(), ago(4))
    assert.lengthOf(await missing(), 7)
    const weekday = new Date(`${ago(4)}T12:00:00Z`).getUTCDay() || 7
    await set([weekday], '[]')
    assert.deepEqual(await missing(), [ago(4)])
    await set([weekday], exceptions(ago(5), true))
    assert.deepEqual(await missing(), [ago(5), ago(4)])
  })

  test('shows the locations a person may see, and nothing of other companies', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    await ruleDesk(client, stranger, stranger.admin).created(await madeMetric(stranger))
    const seen = async (who: Person) =>
      ((await ask(client, who)).body().result as DemandOverview).locations.map(({ locationId }) => locationId)
    assert.deepEqual(await seen(w.locationManager), [w.locationId])
    assert.sameMembers(await seen(w.admin), [w.locationId, w.farLocationId])
    await worksAlsoAt(w, w.locationManager, w.farLocationId)
    assert.lengthOf(await seen(w.locationManager), 2)
    for (const who of [w.employee, w.manager]) (await ask(client, who)).assertStatus(403)
    await acting(w.admin, () => rows('update organisations set metrics_enabled = false'))
    assert.equal((await ask(client, w.admin)).body().Code, 'demand.switched_off')
  })

  test('counts a draft that comes into force as a rule', async ({ client, assert }) => {
    const w = await world()
    const desk = ruleDesk(client, w, w.locationManager)
    const { id, draft } = await desk.created(await madeMetric(w), { validFrom: null })
    assert.containsSubset(await readinessOf(client, w), { rules: 0, drafts: 1 })
    const { name, connections } = draft!
    const saved = { version: 1, name, connections, body: linearBody(), validFrom: addDays(today, 3) }
    ;(await desk.change(id, saved)).assertStatus(200)
    assert.containsSubset(await readinessOf(client, w), { rules: 1, drafts: 0, positionsWithoutStaff: [] })
  })
})
