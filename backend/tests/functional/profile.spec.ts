import { test } from '@japa/runner'
import { world } from '#tests/world/world'

const path = '/api/organisation-management/organisation-users/profile'

test.group('GET profile', () => {
  test('answers the signed-in person', async ({ client, assert }) => {
    const { employee, locationId, organisationId } = await world()
    const answer = await client.get(path).bearerToken(employee.token)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, {
      id: employee.userId,
      role: 0,
      mainLocationId: locationId,
      locationIds: [locationId],
      isOrganisationCreated: true,
      organisationStatus: 0,
      organisationId,
    })
  })

  test('needs a token that is ours and of a living session', async ({ client }) => {
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).bearerToken('eyJhbGciOiJub25lIn0.e30.')).assertStatus(401)
  })
})
