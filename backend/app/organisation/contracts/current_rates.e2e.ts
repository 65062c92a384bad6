import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { world, type Person, type World } from '#tests/world/world'
import type { CurrentRate } from '#contracts/current_rates'

const path = '/api/organisation-management/employee-rates'

const rateOf = (w: World, { employeeId }: Person, validFrom: string, minor: number, kind = 'hourly') =>
  organisationContext.run(w.organisationId, () =>
    trx()
      .table('employee_rates')
      .insert({
        ...{ id: newId(), organisation_id: w.organisationId, employee_id: employeeId, currency: 'PLN' },
        ...{ valid_from: validFrom, kind },
        ...(kind === 'hourly' ? { weekday_minor: minor } : { salary_minor: minor }),
      })
  )

test.group('Current rates of everyone', () => {
  test('are those in force today, with the day of the next; people without one are listed too', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await rateOf(w, w.employee, '2020-01-01', 2_000)
    await rateOf(w, w.employee, '2021-01-01', 3_140)
    await rateOf(w, w.employee, '2099-01-01', 9_900)
    const answer = await client.get(path).bearerToken(w.admin.token)
    answer.assertStatus(200)
    const items: CurrentRate[] = answer.body().result.items
    const [own, none] = [w.employee, w.colleague].map(({ employeeId }) =>
      items.find(({ id }) => id === employeeId)
    )
    assert.containsSubset(own, {
      nextFrom: '2099-01-01',
      rate: {
        validFrom: '2021-01-01',
        kind: 'hourly',
        currency: 'PLN',
        weekdayMinor: 3_140,
        salaryMinor: null,
      },
    })
    assert.containsSubset(none, { nextFrom: null, rate: null })
    assert.lengthOf(items, answer.body().result.total)
  })

  test('are searched, filtered, ordered and cut into pages', async ({ client, assert }) => {
    const w = await world()
    await rateOf(w, w.employee, '2021-01-01', 5_000)
    await rateOf(w, w.colleague, '2022-01-01', 4_000)
    await rateOf(w, w.manager, '2020-01-01', 700_000, 'monthly')
    const idsOf = async (query: Record<string, string | number | string[]>): Promise<string[]> => {
      const answer = await client.get(path).qs(query).bearerToken(w.admin.token)
      answer.assertStatus(200)
      return answer.body().result.items.map(({ id }: CurrentRate) => id)
    }
    const [first, second, boss] = [w.employee.employeeId, w.colleague.employeeId, w.manager.employeeId]
    assert.deepEqual(await idsOf({ rate: 'hourly', sort: 'amount' }), [second, first])
    assert.deepEqual(await idsOf({ rate: 'with', sort: '-validFrom' }), [second, first, boss])
    assert.deepEqual(await idsOf({ rate: 'monthly' }), [boss])
    assert.notIncludeMembers(await idsOf({ rate: 'without' }), [first, second, boss])
    assert.deepEqual(await idsOf({ rate: 'with', sort: '-validFrom', pageSize: 1, page: 2 }), [first])
    assert.deepEqual(await idsOf({ rate: 'hourly', positionIds: [w.waiterId] }), [])
    ;(await client.get(path).qs({ rate: 'all' }).bearerToken(w.admin.token)).assertStatus(400)
  })

  test('are for administrators alone, and never of another company', async ({ client, assert }) => {
    const [w, other] = [await world(), await world()]
    await rateOf(other, other.employee, '2021-01-01', 5_000)
    for (const { token } of [w.employee, w.manager, w.locationManager, w.advisor]) {
      const refused = await client.get(path).bearerToken(token)
      refused.assertStatus(403)
      assert.notMatch(refused.text(), /Minor/)
    }
    const { items } = (await client.get(path).bearerToken(w.admin.token)).body().result
    assert.isEmpty(items.filter(({ rate }: CurrentRate) => rate !== null))
  })
})
