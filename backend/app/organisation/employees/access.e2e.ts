import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { record } from '#app/core/audit/record'
import { client as hubClient, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { newId } from '#app/core/models/new_id'
import { acting, person, world, type Person } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const profile = '/api/organisation-management/organisation-users/profile'

const change = async (client: ApiClient, who: Person, id: string, changes: object) => {
  const before = (await client.get(`${path}/${id}`).bearerToken(who.token)).body().result
  return client
    .put(`${path}/${id}`)
    .json({ ...before, ...changes })
    .bearerToken(who.token)
}

test.group('Access that was taken away', () => {
  test('sessions of an archived person stay ended when they come back', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const archive = `${path}/${employee.employeeId}/archive`
    await db.from('users').where('id', employee.userId).update({ password_hash: 'set' })
    await client.post(archive).bearerToken(admin.token)
    const back = await client.delete(archive).bearerToken(admin.token)
    assert.equal(back.body().result.accountStatus, 'active')
    ;(await client.get(profile).bearerToken(employee.token)).assertStatus(401)
  })

  test('a new address ends the sessions, and coming back from the archive does not confirm it', async ({
    client,
    assert,
  }) => {
    const { admin, employee } = await world()
    await db.from('users').where('id', employee.userId).update({ password_hash: 'set' })
    ;(await change(client, admin, employee.employeeId, { email: `${newId()}@example.test` })).assertStatus(
      200
    )
    const archive = `${path}/${employee.employeeId}/archive`
    await client.post(archive).bearerToken(admin.token)
    const back = await client.delete(archive).bearerToken(admin.token)
    assert.equal(back.body().result.accountStatus, 'invited')
    await db.from('users').where('id', employee.userId).update({ status: 'active' })
    ;(await client.get(profile).bearerToken(employee.token)).assertStatus(401)
  })
})

test.group('Real-time connections of people whose access changes', (group) => {
  group.setup(async () => {
    const server = await app.container.make('server')
    await hubServer().attach(server.getNodeServer() as Server)
    return () => closeHubServer()
  })
  const listening = async ({ token }: Person) => {
    const connection = hubClient(`http://${process.env.HOST}:${process.env.PORT}`, token, 'schedule')
    await connection.start()
    return connection
  }

  test('end with the archive, and start again with another role or other locations', async ({
    client,
    assert,
  }) => {
    const { admin, employee, colleague, farLocationId, locationId } = await world()
    const [gone, moved] = [await listening(employee), await listening(colleague)]
    let returned = 0
    moved.onreconnected(() => (returned += 1))
    ;(await client.post(`${path}/${employee.employeeId}/archive`).bearerToken(admin.token)).assertStatus(200)
    await until(() => gone.state === 'Disconnected')
    ;(await change(client, admin, colleague.employeeId, { role: 1 })).assertStatus(200)
    await until(() => returned === 1)
    const locationIds = [locationId, farLocationId]
    ;(await change(client, admin, colleague.employeeId, { locationIds })).assertStatus(200)
    await until(() => returned === 2)
    ;(await change(client, admin, colleague.employeeId, { phone: '+48123123123' })).assertStatus(200)
    assert.equal(moved.state, 'Connected')
    await moved.stop()
  })
})

test.group('Locks on the organisation', () => {
  test('its settings and its administrators change while another user is still writing', async ({
    client,
  }) => {
    const place = await world()
    const { admin } = place
    const second = await person(place, 4, 'Drugi')
    const labourCode = '/api/labour-code/settings'
    const own = '/api/organisation-management/organisation'
    await acting(admin, async () => {
      // Every written row refers to the organisation; that must not hold up those who lock it, nor they each other.
      await record({ action: 'test.write', entity: 'employee', entityId: second.employeeId })
      const before = (await client.get(own).bearerToken(second.token)).body().result
      const renamed = await client.put(own).json(before).bearerToken(second.token).timeout(3_000)
      renamed.assertStatus(200)
      const settings = { version: 0, severities: {}, toleranceMinutes: 5 }
      const judged = await client.put(labourCode).json(settings).bearerToken(second.token).timeout(3_000)
      judged.assertStatus(200)
      const archive = `${path}/${admin.employeeId}/archive`
      ;(await client.post(archive).bearerToken(second.token).timeout(3_000)).assertStatus(200)
    })
  })
})
