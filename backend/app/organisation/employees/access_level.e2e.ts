import { test } from '@japa/runner'
import { world } from '#tests/world/world'

test.group('The access level of a person', () => {
  test('is a note of up to 60 characters on their page, and gives no rights', async ({ client, assert }) => {
    const w = await world()
    const path = `/api/organisation-management/employees/${w.employee.employeeId}`
    const shown = async () => (await client.get(path).bearerToken(w.admin.token)).body().result
    const write = async (accessLevel: string) =>
      client
        .put(path)
        .json({ ...(await shown()), accessLevel })
        .bearerToken(w.admin.token)
    ;(await write('Organisation administrator, all keys')).assertStatus(200)
    assert.equal((await shown()).accessLevel, 'Organisation administrator, all keys')
    ;(await write('x'.repeat(61))).assertStatus(400)

    for (const closed of [path, '/api/organisation-management/employee-rates'])
      (await client.get(closed).bearerToken(w.employee.token)).assertStatus(403)
    const profile = await client
      .get('/api/organisation-management/organisation-users/profile')
      .bearerToken(w.employee.token)
    assert.equal(profile.body().result.role, 0)
  })
})
