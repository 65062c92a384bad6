import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { organisationStatuses } from '#contracts/enums'
import { acting, world, type World } from '#tests/world/world'

const schedule = '/api/scheduling/schedule'
const week = { from: '2026-11-16', until: '2026-11-23' }

const become = (w: World, status: number, isCreated = true) =>
  acting(w.admin, () => rows('update organisations set status = ?, is_created = ?', [status, isCreated]))

test.group('An organisation whose licence has lapsed', () => {
  test('leaves its administrator the people and the way out, nothing else', async ({ client, assert }) => {
    const w = await world()
    await become(w, organisationStatuses.blocked)
    const get = (path: string, query = {}) => client.get(path).qs(query).bearerToken(w.admin.token)
    ;(await get('/api/organisation-management/organisation-users/profile')).assertStatus(200)
    ;(await get('/api/organisation-management/employees')).assertStatus(200)
    ;(await get('/api/user-access/sessions')).assertStatus(200)
    for (const path of [schedule, '/api/labour-code/settings', '/api/exports/batches']) {
      const answer = await get(path, { ...week, locationIds: w.locationId })
      assert.equal(answer.status(), 403, path)
      assert.equal(answer.body().Code, 'core.forbidden')
    }
    const generate = await client
      .post('/api/scheduling/auto-schedule-checks')
      .json({})
      .bearerToken(w.admin.token)
    generate.assertStatus(403)
  })

  test('lets everyone else keep working, and the administrator while it is not set up', async ({
    client,
  }) => {
    const w = await world()
    const query = { ...week, locationIds: w.locationId }
    await become(w, organisationStatuses.blocked)
    ;(await client.get(schedule).qs(query).bearerToken(w.manager.token)).assertStatus(200)
    ;(await client.get(schedule).qs(query).bearerToken(w.employee.token)).assertStatus(200)
    await become(w, organisationStatuses.blocked, false)
    ;(await client.get(schedule).qs(query).bearerToken(w.admin.token)).assertStatus(200)
    await become(w, organisationStatuses.active)
    ;(await client.get(schedule).qs(query).bearerToken(w.admin.token)).assertStatus(200)
  })
})
