import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { trx } from '#app/core/organisation_context'
import { acting, world, type Person } from '#tests/world/world'
import type { ContractInput, RateInput } from '#contracts/employment_terms'

const people = '/api/organisation-management/employees'
const unknown = '01980000-0000-7000-8000-000000000000'

const contract: ContractInput = {
  startsOn: '2026-01-01',
  endsOn: '2026-06-30',
  workSystem: 'EQUIV12',
  fte: 0.75,
  agreedMinutesPerMonth: null,
  maxDailyMinutes: 720,
}

test.group('Contracts', (group) => {
  const of = (who: Person) => `${people}/${who.employeeId}/contracts`
  const add = (client: ApiClient, who: Person, of: string, changes: object = {}) =>
    client
      .post(of)
      .json({ ...contract, ...changes })
      .bearerToken(who.token)
  /** A world whose employee has no contract yet. */
  const fresh = async () => {
    const place = await world()
    const { admin, employee } = place
    await acting(admin, () =>
      trx().from('employee_contracts').where('employee_id', employee.employeeId).delete()
    )
    return { ...place, path: of(employee) }
  }
  group.tap((test) => test.timeout(10_000))

  test('are added, listed latest first, changed and deleted', async ({ client, assert }) => {
    const { locationManager: boss, path, employee } = await fresh()
    const made = await add(client, boss, path)
    made.assertStatus(201)
    const { id } = made.body().result
    assert.deepEqual(made.body().result, { ...contract, id, version: 1, employeeId: employee.employeeId })
    const next = await add(client, boss, path, { startsOn: '2026-07-01', endsOn: null })
    next.assertStatus(201)
    const listed = await client.get(path).bearerToken(boss.token)
    assert.deepEqual(listed.body().result, [next.body().result, made.body().result])
    const put = (changes: object) =>
      client
        .put(`${path}/${id}`)
        .json({ ...contract, version: 1, ...changes })
        .bearerToken(boss.token)
    assert.containsSubset((await put({ fte: 1 })).body().result, { fte: 1, version: 2 })
    const stale = await put({ fte: 0.5 })
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.fte, 1)
    ;(await client.delete(`${path}/${id}`).bearerToken(boss.token)).assertStatus(204)
    ;(await client.delete(`${path}/${id}`).bearerToken(boss.token)).assertStatus(404)
  })

  test('of one person never share a day', async ({ client, assert }) => {
    const { admin, path } = await fresh()
    const first = await add(client, admin, path)
    const status = async (startsOn: string, endsOn: string | null) =>
      (await add(client, admin, path, { startsOn, endsOn })).status()
    assert.equal(await status('2026-06-30', null), 400)
    assert.equal(await status('2025-01-01', '2026-01-01'), 400)
    assert.equal(await status('2025-01-01', null), 400)
    assert.equal(await status('2025-12-01', '2025-12-31'), 201)
    assert.equal(await status('2026-07-01', '2026-07-31'), 201)
    const longer = await client
      .put(`${path}/${first.body().result.id}`)
      .json({ ...contract, endsOn: '2026-07-01', version: 1 })
      .bearerToken(admin.token)
    assert.equal(longer.body().Code, 'organisation.contract_dates_overlap')
    assert.deepEqual(longer.body().Details, {
      field: 'startsOn',
      startsOn: '2026-07-01',
      endsOn: '2026-07-31',
    })
  })

  test('many at once for the same days: one is stored', async ({ client, assert }) => {
    const { admin, path } = await fresh()
    const all = await Promise.all(Array.from({ length: 8 }, () => add(client, admin, path)))
    assert.lengthOf(
      all.filter((answer) => answer.status() === 201),
      1
    )
    assert.lengthOf((await client.get(path).bearerToken(admin.token)).body().result, 1)
  })

  test('refuse wrong values, users who may not, and strangers', async ({ client, assert }) => {
    const { admin, manager, locationManager, employee, advisor, path } = await fresh()
    const other = await world()
    const wrong = await add(client, admin, path, { startsOn: '2026-02-01', endsOn: '2026-01-31', fte: 1.5 })
    wrong.assertStatus(400)
    assert.deepEqual(
      wrong
        .body()
        .Details.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`),
      ['endsOn end_before_start', 'fte max']
    )
    for (const { token } of [manager, employee]) (await client.get(path).bearerToken(token)).assertStatus(403)
    ;(await add(client, manager, path)).assertStatus(403)
    ;(await add(client, locationManager, of(advisor))).assertStatus(403)
    ;(await add(client, admin, of(other.employee))).assertStatus(404)
    ;(await client.get(of(other.employee)).bearerToken(admin.token)).assertStatus(404)
    const put = client.put(`${path}/${unknown}`).json({ ...contract, version: 1 })
    ;(await put.bearerToken(admin.token)).assertStatus(404)
  })
})

const rate: RateInput = {
  validFrom: '2026-01-01',
  kind: 'hourly',
  salaryMinor: null,
  weekdayMinor: 3_140,
  saturdayMinor: 3_500,
  sundayMinor: 4_000,
  dayOffMinor: null,
}

test.group('Rates', () => {
  const of = (who: Person) => `${people}/${who.employeeId}/rates`

  test('are kept in the currency of the organisation', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const made = await client.post(of(employee)).json(rate).bearerToken(admin.token)
    made.assertStatus(201)
    const { id } = made.body().result
    assert.deepEqual(made.body().result, {
      ...rate,
      id,
      version: 1,
      employeeId: employee.employeeId,
      currency: 'PLN',
    })
    const again = await client.post(of(employee)).json(rate).bearerToken(admin.token)
    assert.equal(again.body().Code, 'organisation.rate_date_taken')
    const path = `${of(employee)}/${id}`
    const monthly = { ...rate, kind: 'monthly', salaryMinor: 600_000, weekdayMinor: null, version: 1 }
    const changed = await client.put(path).json(monthly).bearerToken(admin.token)
    assert.containsSubset(changed.body().result, { salaryMinor: 600_000, weekdayMinor: null, version: 2 })
    const stale = await client.put(path).json(monthly).bearerToken(admin.token)
    stale.assertStatus(409)
    assert.deepEqual((await client.get(of(employee)).bearerToken(admin.token)).body().result, [
      changed.body().result,
    ])
    const [log] = await acting(admin, () => trx().from('audit_events').where('entity_id', id))
    assert.notMatch(JSON.stringify(log), /3140|600000/)
    ;(await client.delete(path).bearerToken(admin.token)).assertStatus(204)
    ;(await client.delete(path).bearerToken(admin.token)).assertStatus(404)
  })

  test('need the amount of their kind', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const problems = async (changes: object) => {
      const answer = await client
        .post(of(employee))
        .json({ ...rate, ...changes })
        .bearerToken(admin.token)
      answer.assertStatus(400)
      return answer
        .body()
        .Details.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`)
    }
    assert.deepEqual(await problems({ weekdayMinor: null }), ['weekdayMinor required'])
    assert.deepEqual(await problems({ kind: 'monthly' }), ['salaryMinor required'])
    assert.deepEqual(await problems({ weekdayMinor: 12.5, sundayMinor: -1 }), [
      'weekdayMinor withoutDecimals',
      'sundayMinor min',
    ])
  })

  test('are for administrators alone', async ({ client }) => {
    const { employee, manager, locationManager, advisor, admin } = await world()
    const other = await world()
    const path = of(employee)
    for (const { token } of [employee, manager, locationManager, advisor]) {
      ;(await client.get(path).bearerToken(token)).assertStatus(403)
      ;(await client.post(path).json(rate).bearerToken(token)).assertStatus(403)
      ;(
        await client
          .put(`${path}/${unknown}`)
          .json({ ...rate, version: 1 })
          .bearerToken(token)
      ).assertStatus(403)
      ;(await client.delete(`${path}/${unknown}`).bearerToken(token)).assertStatus(403)
    }
    ;(await client.get(of(other.employee)).bearerToken(admin.token)).assertStatus(404)
    ;(await client.post(of(other.employee)).json(rate).bearerToken(admin.token)).assertStatus(404)
  })
})
