import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { ChangeSettings } from '#app/labour_code/actions/change_settings'
import { organisationContext } from '#app/core/organisation_context'
import { rulesFor } from '#app/labour_code/public/rules_for'
import { roles } from '#contracts/enums'
import { acting, world } from '#tests/world/world'

const path = '/api/labour-code/settings'

test.group('Labour-code settings', () => {
  test('begin with the law of each country', async ({ client, assert }) => {
    const w = await world()
    const answer = await client.get(path).bearerToken(w.manager.token)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, {
      version: 0,
      verification: null,
      severities: {},
      effective: { daily_rest: 'block', fourth_sunday: 'alert', overlap: 'block' },
      toleranceMinutes: 0,
      ownBreak: null,
      minimumWages: [],
      overrideRoles: [roles.advisor, roles.organisationAdmin],
      mayOverride: false,
      laws: [
        { country: 'PL', lawPack: 'PL', locations: ['Warszawa'] },
        // The company's law, without locations that this person does not see.
        { country: 'VN', lawPack: 'VN', locations: [] },
      ],
    })
    const whole = await client.get(path).bearerToken(w.admin.token)
    assert.deepEqual(whole.body().result.laws.at(-1).locations, ['Hà Nội'])
  })

  test('planners read them, the administrator changes them, and rules follow', async ({ client, assert }) => {
    const w = await world()
    const change = { version: 0, severities: { daily_rest: 'alert' }, toleranceMinutes: 15 }
    for (const who of [w.manager, w.locationManager, w.advisor])
      (await client.put(path).bearerToken(who.token).json(change)).assertStatus(403)
    ;(await client.get(path).bearerToken(w.employee.token)).assertStatus(403)

    const answer = await client.put(path).bearerToken(w.admin.token).json(change)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, {
      version: 1,
      severities: { daily_rest: 'alert' },
      effective: { daily_rest: 'alert', weekly_rest: 'block' },
    })
    const ids = [w.employee.employeeId, w.manager.employeeId]
    const rules = await acting(w.admin, () => rulesFor(ids, '2026-11-18'))
    const hers = rules.get(w.employee.employeeId)!
    assert.containsSubset(hers, {
      id: 'PL',
      country: 'PL',
      settings: { daily_rest: 'alert', overlap: 'block' },
      limits: { toleranceMinutes: 15, dailyRestMinutes: 660 },
      settlementFrom: '2026-11-01',
      settlementUntil: '2026-12-01',
    })
    assert.strictEqual(hers, rules.get(w.manager.employeeId))
  })

  test('the country of the main location decides the law', async ({ assert }) => {
    const w = await world()
    const { employeeId } = w.employee
    const rules = await acting(w.admin, async () => {
      const { trx } = organisationContext.current()
      await trx.from('employees').where('id', employeeId).update({ main_location_id: w.farLocationId })
      return rulesFor([employeeId], '2026-11-18')
    })
    assert.containsSubset(rules.get(employeeId)!, { id: 'VN', limits: { dailyRestMode: 'between_shifts' } })
  })

  test('of two changes at once the second one is refused', async ({ client, assert }) => {
    const w = await world()
    const change = { version: 0, severities: { daily_rest: 'alert' as const }, toleranceMinutes: 0 }
    let second!: PromiseLike<ApiResponse>
    await acting(w.admin, async () => {
      await new ChangeSettings().handle(change)
      // Sent while the first is not stored yet.
      second = Promise.resolve(
        client
          .put(path)
          .bearerToken(w.admin.token)
          .json({ ...change, toleranceMinutes: 5 })
      )
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    const answer = await second
    answer.assertStatus(409)
    assert.equal(answer.body().Details.current.toleranceMinutes, 0)
  })

  test('facts cannot be switched off, unknown rules and old versions are refused', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const put = (severities: object, version = 0) =>
      client.put(path).bearerToken(w.admin.token).json({ version, severities, toleranceMinutes: 0 })
    assert.equal((await put({ overlap: 'alert' })).body().Code, 'labour_code.rule_always_blocks')
    assert.equal((await put({ qualification: 'off' })).body().Code, 'labour_code.rule_always_blocks')
    assert.equal((await put({ siesta: 'block' })).body().Code, 'labour_code.unknown_rule')
    ;(await put({ daily_rest: 'sometimes' })).assertStatus(400)
    ;(await put({ daily_rest: 'off' })).assertStatus(200)
    const stale = await put({ daily_rest: 'alert' })
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.version, 1)
    const other = await world()
    assert.equal((await client.get(path).bearerToken(other.manager.token)).body().result.version, 0)
  })
})
