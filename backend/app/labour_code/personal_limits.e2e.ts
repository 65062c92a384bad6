import { test } from '@japa/runner'
import { trx } from '#app/core/organisation_context'
import type { PersonalLimits } from '#contracts/labour_code'
import { acting, world, type World } from '#tests/world/world'

const pathOf = (id: string) => `/api/labour-code/people/${id}/limits`
const day = '2026-11-18'

const changed = (w: World, employee: object, contract: object = {}) =>
  acting(w.admin, async () => {
    const { employeeId } = w.employee
    await trx()
      .from('employees')
      .where('id', employeeId)
      .update({ updated_at: new Date(), ...employee })
    const contracts = trx().from('employee_contracts').where('employee_id', employeeId)
    await contracts.update({ updated_at: new Date(), ...contract })
  })
const sourcesOf = ({ limits }: PersonalLimits) =>
  limits.map(({ kind, minutes, source, group }) => [kind, minutes, group ?? source])

test.group('Limits of a person', () => {
  test('begin with the law and the work system of the contract', async ({ client, assert }) => {
    const w = await world()
    const limitsOn = async (asked: string) =>
      (
        await client
          .get(pathOf(w.employee.employeeId))
          .qs({ day: asked })
          .bearerToken(w.locationManager.token)
      ).body().result as PersonalLimits
    await changed(w, {}, { work_system: 'EQUIV12', max_daily_minutes: 660, starts_on: '2026-11-01' })
    assert.deepEqual(sourcesOf(await limitsOn(day)), [
      ['daily_max', 660, 'contract'],
      ['weekly_max', 2880, 'law'],
      ['daily_rest', 660, 'law'],
      ['weekly_rest', 2100, 'law'],
    ])
    const before = await limitsOn('2026-10-31')
    assert.deepEqual(sourcesOf(before)[0], ['daily_max', 480, 'work_system'])
    assert.equal(before.workSystem, 'BASIC')
    assert.include(before.limits[0]!.basis, 'KP art. 129')
  })

  test('the strictest counts, and says why', async ({ client, assert }) => {
    const w = await world()
    const limits = async () =>
      (await client.get(pathOf(w.employee.employeeId)).qs({ day }).bearerToken(w.admin.token)).body()
        .result as PersonalLimits
    await changed(w, {
      protected_groups: JSON.stringify(['disabled']),
      weekly_max_minutes: 1800,
      daily_rest_minutes: 600,
    })
    const found = await limits()
    assert.deepEqual(sourcesOf(found), [
      ['daily_max', 420, 'disabled'],
      ['weekly_max', 1800, 'own'],
      ['daily_rest', 660, 'law'],
      ['weekly_rest', 2100, 'law'],
    ])
    assert.deepEqual(
      found.forbidden.map(({ kind, group }) => [kind, group]),
      [['night_work', 'disabled']]
    )
    // Eight hours of a minor repeat what the system says, so the system is named; the rest is longer.
    await changed(w, { protected_groups: '[]', birth_date: '2009-01-01' })
    const young = await limits()
    assert.deepEqual(young.groups, ['minor'])
    assert.deepEqual(sourcesOf(young).slice(0, 3), [
      ['daily_max', 480, 'work_system'],
      ['weekly_max', 1800, 'own'],
      ['daily_rest', 840, 'minor'],
    ])
    assert.deepEqual(
      young.forbidden.map(({ kind }) => kind),
      ['night_work', 'strenuous_work']
    )
  })

  test('people who manage the workplace have no daily rest and a shorter weekly one', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await changed(w, { protected_groups: JSON.stringify(['workplace_manager']) })
    const { token } = w.admin
    const answer = await client.get(pathOf(w.employee.employeeId)).qs({ day }).bearerToken(token)
    assert.deepEqual(sourcesOf(answer.body().result as PersonalLimits), [
      ['daily_max', 480, 'work_system'],
      ['weekly_max', 2880, 'law'],
      ['weekly_rest', 1440, 'law'],
    ])
  })

  test('are for those who see contracts, of people of their locations', async ({ client }) => {
    const w = await world()
    const path = pathOf(w.employee.employeeId)
    for (const { token } of [w.employee, w.manager])
      (await client.get(path).qs({ day }).bearerToken(token)).assertStatus(403)
    for (const { token } of [w.locationManager, w.advisor, w.admin])
      (await client.get(path).qs({ day }).bearerToken(token)).assertStatus(200)
    const other = await world()
    ;(await client.get(path).qs({ day }).bearerToken(other.admin.token)).assertStatus(404)
    ;(await client.get(pathOf('unknown')).qs({ day }).bearerToken(w.admin.token)).assertStatus(404)
    ;(await client.get(path).qs({ day: '18.11.2026' }).bearerToken(w.admin.token)).assertStatus(400)
    await acting(w.admin, async () => {
      const { employeeId } = w.employee
      await trx().from('employees').where('id', employeeId).update({ main_location_id: w.farLocationId })
      const places = trx().from('employee_locations').where('employee_id', employeeId)
      await places.update({ location_id: w.farLocationId })
    })
    ;(await client.get(path).qs({ day }).bearerToken(w.locationManager.token)).assertStatus(404)
  })
})
