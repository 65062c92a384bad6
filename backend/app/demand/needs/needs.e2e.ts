import { addDays, dayOf } from '@shiftloom/solver/time'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { monday, staffed, tablesRule, tillRule } from '#app/demand/runs/testing/model_desk'
import { recordDesk } from '#app/demand/testing/record_desk'
import { linearBody, madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import type { Needs } from '#contracts/demand_needs'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world, type Person, type World } from '#tests/world/world'

const week = { from: monday, until: '2030-03-11' }
const ask = (client: ApiClient, { token }: Person, query: object = week) =>
  client.get('/api/demand/needs').qs(query).bearerToken(token)
const needsOf = async (client: ApiClient, who: Person, query: object = week): Promise<Needs> => {
  const answer = await ask(client, who, query)
  answer.assertStatus(200)
  return answer.body().result
}
const day = (people: readonly number[], at = 0): number[] => people.slice(at * 96, (at + 1) * 96)
const hours = (people: readonly number[]): number => people.reduce((sum, one) => sum + one, 0) / 4

const openAlways = (w: World) =>
  acting(w.admin, () =>
    rows(`update locations set country = 'XX', working_hours = ?::jsonb where id = ?`, [
      JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))),
      w.locationId,
    ])
  )

test.group('The need beside the schedule', () => {
  test('is what the rules ask for, quarter by quarter, with the shifts made for it', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const needs = await needsOf(client, w.manager)
    assert.deepEqual([needs.from, needs.until, needs.slotMinutes], [monday, '2030-03-11', 15])
    const [row, ...others] = needs.rows
    assert.deepEqual(others, [])
    assert.deepEqual([row!.locationId, row!.positionId], [w.locationId, w.cookId])
    assert.lengthOf(row!.people, 7 * 96)
    const monday96 = day(row!.people)
    assert.deepEqual([monday96[31], monday96[32], monday96[79], monday96[80]], [0, 1, 1, 0])
    assert.equal(hours(row!.people), 7 * 12)
    assert.deepEqual(row!.shape, {
      ...{ leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null },
    })
  })

  test('has the shifts of a catalogue with their times', async ({ client, assert }) => {
    const w = await staffed(client)
    const lengths = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30 }
    const catalogue = [{ start: '22:00', minutes: 480, weekdays: [5, 6] }]
    const path = `/api/demand/locations/${w.locationId}/staff/${w.cookId}`
    const put = client.put(path).bearerToken(w.admin.token)
    const named = catalogue.map((shift) => ({ name: 'Night', ...shift }))
    ;(
      await put.json({ version: 1, mostPeople: null, ...lengths, catalogue: named, skillMix: null })
    ).assertStatus(200)
    const [row] = (await needsOf(client, w.manager)).rows
    assert.deepEqual(row!.shape.catalogue, catalogue)
  })

  test('goes by what came until yesterday, and by an event from today on', async ({ client, assert }) => {
    const w = await world()
    await openAlways(w)
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const metricId = await madeMetric(w)
    const days = Array.from({ length: 42 }, (_, at) => addDays(today, -at - 1))
    await madeRecords(
      w,
      metricId,
      Object.fromEntries(days.map((one) => [`${one} 10:00`, one === addDays(today, -1) ? 80 : 40]))
    )
    const body = linearBody({ minimum: 0, maximum: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 })
    await ruleDesk(client, w, w.admin).created(metricId, { body, validFrom: addDays(today, -30) })
    const span = { from: addDays(today, -2), until: addDays(today, 3) }
    const before = (await needsOf(client, w.manager, span)).rows[0]!.people
    const at10 = (people: readonly number[]) => [0, 1, 3].map((at) => day(people, at)[40])
    assert.deepEqual(at10(before).slice(0, 2), [2, 4])
    const fair = { from: addDays(today, 1), until: addDays(today, 2), factor: 3 }
    const marked = await recordDesk(client, w, w.admin, metricId).mark({
      ...{ metricId, name: 'Street fair', ...fair },
    })
    marked.assertStatus(201)
    const after = (await needsOf(client, w.manager, span)).rows[0]!.people
    assert.deepEqual(at10(after).slice(0, 2), [2, 4])
    assert.equal(at10(after)[2], at10(before)[2]! * 3)
  })

  test('comes with how much it may be more or less, which follows a change of one record at once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openAlways(w)
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const metricId = await madeMetric(w)
    const values = Array.from({ length: 20 * 7 }, (_, at) => 20 + ((at * at * 37 + at * 11) % 81))
    await madeRecords(
      w,
      metricId,
      Object.fromEntries(values.map((value, at) => [`${addDays(today, -at - 1)} 10:00`, value]))
    )
    const body = linearBody({ minimum: 0, maximum: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 })
    await ruleDesk(client, w, w.admin).created(metricId, { body, validFrom: addDays(today, -30) })
    const span = { from: addDays(today, -1), until: addDays(today, 8) }
    const [plain] = (await needsOf(client, w.manager, span)).rows
    assert.isUndefined(plain!.band)
    const read = async () => (await needsOf(client, w.manager, { ...span, band: true })).rows[0]!
    const row = await read()
    assert.deepEqual(row.people, plain!.people)
    const { lower, upper } = row.band!
    assert.deepEqual([lower.length, upper.length], [9 * 96, 9 * 96])
    for (const [slot, people] of row.people.entries())
      assert.isTrue(lower[slot]! <= people && people <= upper[slot]!, String(slot))
    const at10 = (people: readonly number[], at: number) => day(people, at)[40]
    assert.deepEqual([at10(lower, 0), at10(upper, 0)], [1, 1], 'what came yesterday is known')
    assert.isBelow(at10(lower, 2)!, at10(upper, 2)!)
    // Nothing opens at night, however much may come.
    assert.equal(day(upper, 2)[4], 0)
    assert.deepEqual((await read()).band, row.band, 'the same again')
    await madeRecords(
      w,
      metricId,
      Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${addDays(today, -7 * at - 6)} 11:00`, 200]))
    )
    const after = (await read()).band!
    assert.notDeepEqual(after.upper, upper)
  })

  test('lies on the wall clock: an hour the clocks skip needs no one, one that comes twice is one', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const rule = tillRule(w)
    const night = { ...rule.body, work: { ...rule.body.work, start: '01:00', durationMinutes: 180 } }
    await ruleDesk(client, w, w.admin).created(null, { ...rule, name: 'Night', body: night })
    for (const [from, until, atNight] of [
      ['2030-03-31', '2030-04-01', 2],
      ['2030-10-27', '2030-10-28', 3],
      ['2030-11-03', '2030-11-04', 3],
    ] as const) {
      const { people } = (await needsOf(client, w.manager, { from, until })).rows[0]!
      assert.lengthOf(people, 96)
      assert.equal(hours(people.slice(0, 24)), atNight, from)
    }
  })

  test('is of each location by its own clock, and of those the planner may touch', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const far = `/api/demand/locations/${w.farLocationId}`
    ;(await ruleDesk(client, w, w.admin).create(null, tillRule(w), far)).assertStatus(201)
    const places = async (who: Person, query: object) =>
      (await needsOf(client, who, query)).rows.map(({ locationId, people }) => [locationId, hours(people)])
    // The clocks of Hà Nội never change.
    const span = { from: '2030-03-31', until: '2030-04-01' }
    assert.sameDeepMembers(await places(w.admin, span), [
      [w.locationId, 12],
      [w.farLocationId, 12],
    ])
    assert.deepEqual(await places(w.manager, span), [[w.locationId, 12]])
    assert.deepEqual(await places(w.admin, { ...span, locationIds: [w.farLocationId] }), [
      [w.farLocationId, 12],
    ])
    const foreign = await ask(client, w.manager, { ...week, locationIds: [w.farLocationId] })
    foreign.assertStatus(403)
    await acting(w.admin, () =>
      rows('update locations set archived_at = now() where id = ?', [w.farLocationId])
    )
    assert.deepEqual(await places(w.admin, span), [[w.locationId, 12]])
    assert.deepEqual(await places(w.admin, { ...span, locationIds: [w.farLocationId] }), [])
  })

  test('has nothing of a position that the schedule does not show, unless shifts of it are left there', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    await ruleDesk(client, w, w.admin).created(null, tablesRule(w))
    const { create, send, shift } = planner(client, w, w.manager)
    const evening = { day: addDays(monday, -1), positionId: w.waiterId, employeeId: null }
    const evenings = [
      await create(shift({ ...evening, start: '14:00', end: '22:00' })),
      await create(shift({ ...evening, start: '20:00', end: '04:00' })),
    ]
    await acting(w.admin, () => rows('update positions set visible = false where id = ?', [w.waiterId]))
    const named = async (query: object = week) =>
      (await needsOf(client, w.manager, query)).rows.map(({ positionId, people }) => [
        positionId,
        hours(people),
      ])
    const [cooks, waiters] = [
      [w.cookId, 7 * 12],
      [w.waiterId, 7 * 12],
    ]
    assert.sameDeepMembers(await named(), [cooks, waiters], 'a night reaches in')
    assert.deepEqual(await named({ from: '2030-03-05', until: '2030-03-12' }), [cooks])
    const { id, version } = evenings[1]
    ;(await send([{ kind: 'delete', id, version }], 'delete')).assertStatus(200)
    assert.deepEqual(await named(), [cooks], 'the first evening is over before')
    await acting(w.admin, () => rows('update positions set visible = false where id = ?', [w.cookId]))
    assert.deepEqual(await named(), [])
    await acting(w.admin, () => rows('update positions set visible = true'))
    assert.sameDeepMembers(await named(), [cooks, waiters])
  })

  test('is refused to others, beyond its span, and while demand is switched off', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    ;(await ask(client, w.employee)).assertStatus(403)
    const stranger = await world()
    const theirs = { ...week, locationIds: [w.locationId] }
    ;(await ask(client, stranger.admin, theirs)).assertStatus(404)
    assert.deepEqual((await needsOf(client, stranger.admin)).rows, [])
    for (const until of [monday, '2030-01-01', '2030-04-16']) {
      const refused = await ask(client, w.manager, { from: monday, until })
      assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.need_span'])
    }
    ;(await ask(client, w.manager, { from: '2030-02-30', until: '2030-03-02' })).assertStatus(400)
    await acting(w.admin, () =>
      rows('update organisations set metrics_enabled = false where id = ?', [w.organisationId])
    )
    const off = await ask(client, w.manager)
    assert.deepEqual([off.status(), off.body().Code], [403, 'demand.switched_off'])
  })

  test('is empty where no rule asks for anyone', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    assert.deepEqual((await needsOf(client, w.manager)).rows, [])
  })
})
