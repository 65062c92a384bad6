import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { nameOfOrganisation } from '#app/identity/links/send_link'
import { world } from '#tests/world/world'

test.group('The organisation that a mailed link names', () => {
  test('is that of the account; none for the provider, nor for one that is gone', async ({ assert }) => {
    const { organisationId } = await world()
    assert.equal(await nameOfOrganisation(organisationId), 'Test')
    for (const none of [null, newId()]) assert.isNull(await nameOfOrganisation(none))
  })
})
