import { test } from '@japa/runner'
import { world } from '#tests/world/world'

const path = '/api/organisation-management/organisation-users/profile'

test.group('PUT profile/phone', () => {
  test('is kept, shown to planners as another version, and taken away', async ({ client, assert }) => {
    const { employee, colleague, admin } = await world()
    const change = (phone: unknown) => client.put(`${path}/phone`).bearerToken(employee.token).json({ phone })
    ;(await change('+48600100200')).assertStatus(204)
    const profile = await client.get(path).bearerToken(employee.token)
    assert.equal(profile.body().result.phone, '+48600100200')
    const seen = await client
      .get(`/api/organisation-management/employees/${employee.employeeId}`)
      .bearerToken(admin.token)
    assert.containsSubset(seen.body().result, { phone: '+48600100200', version: 2 })
    assert.isNull((await client.get(path).bearerToken(colleague.token)).body().result.phone)
    ;(await change(null)).assertStatus(204)
    assert.isNull((await client.get(path).bearerToken(employee.token)).body().result.phone)
  })

  test('takes numbers with a country code that exists, and nothing else', async ({ client, assert }) => {
    const { employee } = await world()
    for (const phone of ['600100200', '+48 600 100 200', '+48123', '+999123456789', '', 7, undefined]) {
      const answer = await client.put(`${path}/phone`).bearerToken(employee.token).json({ phone })
      if (phone === '') {
        // Emptied fields arrive as null: no number.
        answer.assertStatus(204)
        continue
      }
      answer.assertStatus(400)
      assert.equal(answer.body().Details.fields[0].field, 'phone')
    }
  })
})
