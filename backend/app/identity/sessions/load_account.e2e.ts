import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { verifyAccessToken } from '#app/identity/sessions/access_token'
import { loadAccount } from '#app/identity/sessions/load_account'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'

test.group('The account behind a token', () => {
  test('of the provider has no organisation, and nothing that customers buy', async ({ assert }) => {
    const { token, userId } = await officePerson(roles.backOfficeAdmin)
    const claims = (await verifyAccessToken(token))!
    const account = await loadAccount(claims)
    assert.containsSubset(account, { userId, organisationId: null, employeeId: null, locationIds: null })
    assert.deepEqual(account!.entitlements, { licence: {}, metricsEnabled: false })
    assert.isNull(await loadAccount({ ...claims, sessionId: newId() }))
  })
})
