import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { HubConnection } from '@microsoft/signalr'
import { client, inbox, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, defineHub, hubs, hubServer } from '#app/core/hubs/hubs'
import { world } from '#tests/world/world'

const url = `http://${process.env.HOST}:${process.env.PORT}`

test.group('Hubs of the application', (group) => {
  const open: HubConnection[] = []
  group.setup(async () => {
    defineHub('probe', {
      mayJoin: ({ account }, location) =>
        account.locationIds === null || account.locationIds.includes(location),
      methods: {
        WhoAmI: ({ account }) => account.userId,
        Join: (caller, group) => caller.join(String(group)),
      },
    })
    const server = await app.container.make('server')
    await hubServer().attach(server.getNodeServer() as Server)
    return () => closeHubServer()
  })
  group.each.teardown(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.stop()))
  })
  const arrive = async (token: string) => {
    const connection = client(url, token, 'probe')
    open.push(connection)
    await connection.start()
    return connection
  }

  test('a signed-in user is known on the hub; no one else gets in', async ({ assert }) => {
    const { manager } = await world()
    const connection = await arrive(manager.token)
    assert.equal(await connection.invoke('WhoAmI'), manager.userId)
    await assert.rejects(() => arrive('not a token'), /401/)
    await assert.rejects(() => client(url, manager.token, 'nonsense').start(), /404/)
  })

  test("a group is joined only with one's own rights, and organisations do not hear each other", async ({
    assert,
  }) => {
    const [here, there] = [await world(), await world()]
    const [manager, stranger] = [await arrive(here.manager.token), await arrive(there.admin.token)]
    await manager.invoke('Join', here.locationId)
    await assert.rejects(() => manager.invoke('Join', here.farLocationId), /core\.forbidden/)
    // A user who sees all locations may name a foreign one; it is then a group of her own organisation.
    await stranger.invoke('Join', here.locationId)
    const [heard, overheard] = [inbox(manager, 'changed'), inbox(stranger, 'changed')]
    await hubs.toGroup('probe', { organisationId: here.organisationId, group: here.locationId }, 'changed', 1)
    await hubs.toOrganisation('probe', here.organisationId, 'changed', 2)
    await hubs.toOrganisation('probe', there.organisationId, 'changed', 3)
    await until(() => heard.length === 2 && overheard.length > 0)
    assert.deepEqual([heard, overheard], [[1, 2], [3]])
  })

  test('an ended session leaves the hub', async ({ assert }) => {
    const { employee } = await world()
    const connection = await arrive(employee.token)
    await hubs.disconnectUser(employee.userId)
    await until(() => connection.state === 'Disconnected')
    assert.equal(connection.state, 'Disconnected')
  })

  test('a session that runs out takes its connection along, without another word', async ({ assert }) => {
    const { employee, manager } = await world()
    const [ending, staying] = [await arrive(employee.token), await arrive(manager.token)]
    await db.from('sessions').where('user_id', employee.userId).update({ revoked_at: new Date() })
    await until(() => ending.state === 'Disconnected')
    assert.equal(staying.state, 'Connected')
  }).timeout(30_000)
})
