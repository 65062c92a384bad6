import { test } from '@japa/runner'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { world } from '#tests/world/world'

const path = '/api/organisation-management/back-office-users/profile'

const staff = () => officePerson(roles.backOfficeViewer)

test.group('Back-office profile', () => {
  test('answers users who belong to no organisation', async ({ client, assert }) => {
    const { userId, token } = await staff()
    const answer = await client.get(path).bearerToken(token)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, { id: userId, role: 5, organisationId: null })
  })

  test('remembers the language of the person', async ({ client, assert }) => {
    const { token } = await staff()
    ;(await client.put(`${path}/language`).bearerToken(token).json({ language: 2 })).assertStatus(204)
    assert.equal((await client.get(path).bearerToken(token)).body().result.language, 2)
    ;(await client.put(`${path}/language`).bearerToken(token).json({ language: 9 })).assertStatus(400)
  })

  test('is closed to customers, and the customer profile to the back office', async ({ client }) => {
    const { admin } = await world()
    ;(await client.get(path).bearerToken(admin.token)).assertStatus(403)
    ;(await client.put(`${path}/language`).bearerToken(admin.token).json({ language: 1 })).assertStatus(403)
    const { token } = await staff()
    const customers = '/api/organisation-management/organisation-users/profile'
    ;(await client.get(customers).bearerToken(token)).assertStatus(403)
  })
})
