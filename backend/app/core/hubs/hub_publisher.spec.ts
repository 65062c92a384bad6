import { test } from '@japa/runner'
import type { HubBus } from '#app/core/hubs/bus/hub_bus'
import { HubPublisher } from '#app/core/hubs/hub_publisher'
import { hubChannel } from '#app/core/hubs/hub_message'

function publisher(publish: HubBus['publish']) {
  const reported: unknown[] = []
  const bus: HubBus = {
    publish,
    subscribe: () => Promise.resolve(() => Promise.resolve()),
    ping: () => Promise.resolve(null),
    onGap: () => {},
    close: () => Promise.resolve(),
  }
  const say = new HubPublisher(
    () => bus,
    (error, what) => void reported.push([error, what])
  )
  return { say, reported }
}

test.group('What is said to clients', () => {
  test('is for those who are named, and for no others', async ({ assert }) => {
    const sent: unknown[] = []
    const { say, reported } = publisher(async (channel, message) => void sent.push([channel, message]))
    await say.toGroup('schedule', { organisationId: 'o', group: 'g' }, 'Changed', { id: 1 })
    await say.toUser('notices', 'u', 'Changed', 1)
    await say.toOrganisation('schedule', 'o', 'Changed', 2)
    await say.disconnectUser('u')
    await say.reconnectUser('u')
    await say.disconnectSession('s')
    const event = 'Changed'
    const group = { kind: 'group', organisationId: 'o', group: 'g' }
    const user = { kind: 'user', userId: 'u' }
    const organisation = { kind: 'organisation', organisationId: 'o' }
    assert.deepEqual(
      sent,
      [
        { do: 'send', hub: 'schedule', to: group, event, payload: { id: 1 } },
        { do: 'send', hub: 'notices', to: user, event, payload: 1 },
        { do: 'send', hub: 'schedule', to: organisation, event, payload: 2 },
        { do: 'disconnect', to: user },
        { do: 'disconnect', to: user, comeBack: true },
        { do: 'disconnect', to: { kind: 'session', sessionId: 's' } },
      ].map((message) => [hubChannel, message])
    )
    assert.deepEqual(reported, [])
  })

  test('undoes nothing where it cannot be said: that is reported', async ({ assert }) => {
    const away = new Error('away')
    const { say, reported } = publisher(() => Promise.reject(away))
    await assert.doesNotReject(() => say.disconnectUser('u'))
    assert.deepEqual(reported, [[away, 'hub message was not published']])
  })
})
