import { test } from '@japa/runner'
import type { HubConnection } from '#app/core/hubs/connection'
import type { Recipients } from '#app/core/hubs/hub_message'
import { ConnectionRegistry } from '#app/core/hubs/registry'

const connection = (connectionId: string, userId: string, organisationId: string | null): HubConnection =>
  ({
    connectionId,
    account: { userId, organisationId, sessionId: `session of ${connectionId}` },
    groups: new Set<string>(),
  }) as unknown as HubConnection

function stage() {
  const registry = new ConnectionRegistry()
  const people = {
    desk: connection('desk', 'anna', 'bakery'),
    phone: connection('phone', 'anna', 'bakery'),
    ben: connection('ben', 'ben', 'bakery'),
    stranger: connection('stranger', 'zoe', 'butcher'),
    office: connection('office', 'olga', null),
  }
  for (const one of Object.values(people)) registry.add(one)
  const found = (to: Recipients) => [...registry.find(to)].map(({ connectionId }) => connectionId).sort()
  return { registry, people, found }
}
const group = (organisationId: string, name: string): Recipients => ({
  kind: 'group',
  ...{ organisationId, group: name },
})

test.group('The open connections of a process', () => {
  test('are found by user, session and organisation, and by nothing of others', ({ assert }) => {
    const { registry, found } = stage()
    assert.deepEqual(found({ kind: 'user', userId: 'anna' }), ['desk', 'phone'])
    assert.deepEqual(found({ kind: 'session', sessionId: 'session of phone' }), ['phone'])
    assert.deepEqual(found({ kind: 'organisation', organisationId: 'bakery' }), ['ben', 'desk', 'phone'])
    assert.deepEqual(found({ kind: 'organisation', organisationId: 'butcher' }), ['stranger'])
    assert.deepEqual(found({ kind: 'user', userId: 'unknown' }), [])
    assert.deepEqual(found({ kind: 'session', sessionId: 'unknown' }), [])
    assert.deepEqual(found({ kind: 'organisation', organisationId: 'unknown' }), [])
    assert.equal(registry.size, 5)
    assert.lengthOf([...registry.all()], 5)
  })

  test('of the provider belong to no organisation, not even to one without a name', ({ assert }) => {
    const { found } = stage()
    for (const organisationId of ['', 'null', 'undefined', null])
      assert.deepEqual(found({ kind: 'organisation', organisationId } as Recipients), [])
  })

  test('share a group with their own organisation alone', ({ assert }) => {
    const { registry, people, found } = stage()
    for (const one of [people.desk, people.ben, people.stranger, people.office]) registry.join(one, 'week')
    assert.deepEqual(found(group('bakery', 'week')), ['ben', 'desk'])
    assert.deepEqual(found(group('butcher', 'week')), ['stranger'])
    assert.deepEqual(found(group('', 'week')), ['office'])
    assert.deepEqual(found(group('bakery', 'day')), [])
    registry.leave(people.desk, 'week')
    assert.deepEqual(found(group('bakery', 'week')), ['ben'])
    assert.deepEqual([...people.desk.groups], [])
    assert.deepEqual([...people.ben.groups], ['week'])
  })

  test('are found by nothing once they are closed, and join nothing any more', ({ assert }) => {
    const { registry, people, found } = stage()
    registry.join(people.desk, 'week')
    registry.join(people.desk, 'day')
    assert.isTrue(registry.has('desk'))
    assert.isTrue(registry.remove(people.desk))
    assert.isFalse(registry.remove(people.desk))
    assert.isFalse(registry.has('desk'))
    registry.join(people.desk, 'month')
    assert.deepEqual([...people.desk.groups], [])
    for (const name of ['week', 'day', 'month']) assert.deepEqual(found(group('bakery', name)), [])
    assert.deepEqual(found({ kind: 'user', userId: 'anna' }), ['phone'])
    assert.deepEqual(found({ kind: 'session', sessionId: 'session of desk' }), [])
    assert.deepEqual(found({ kind: 'organisation', organisationId: 'bakery' }), ['ben', 'phone'])
  })
})
