import { test } from '@japa/runner'
import { WebSocket } from 'ws'
import type { Account } from '#app/core/http/account'
import { farewellTo } from '#app/core/hubs/changed_account'
import { client, hello, people, rawClient, remarks, startProcess, until } from '#app/core/hubs/hub_stage'

const anna = people.anna!
const comesBack = '{"type":7,"allowReconnect":true}\u001e'
const isOver = '{"type":7,"error":"core.unauthenticated"}\u001e'

const echo = '{"type":1,"target":"Echo","invocationId":"1","arguments":["a"]}\u001e'

/** Shakes hands only once the account has changed: the message about it finds no connection. */
async function lateHandshake(change: () => Promise<Account | null>): Promise<string[]> {
  let now: () => Promise<Account | null> = async () => anna
  const stage = await startProcess({}, { reload: () => now() })
  const { socket, frames } = await rawClient(stage.port)
  const witness = client(stage.url, 'anna', 'schedule', [])
  await witness.start()
  try {
    now = change
    await stage.say.reconnectUser('anna')
    // The message has arrived once a connection that is open already leaves for it.
    await until(() => witness.state === 'Disconnected')
    socket.send(hello + echo)
    await until(() => socket.readyState === WebSocket.CLOSED || frames.join('').includes('"result"'))
    return frames
  } finally {
    socket.terminate()
    await witness.stop()
    await stage.stop()
  }
}

test.group('An account that changes before its connection is registered', () => {
  test('lets the client come back with its rights as they are then', async ({ assert }) => {
    const changes: Partial<Account>[] = [
      { role: 0 },
      { locationIds: ['oven'] },
      { organisationStatus: 1 },
      { entitlements: { licence: {}, metricsEnabled: true } },
    ]
    for (const change of changes) {
      const frames = await lateHandshake(async () => ({ ...anna, ...change }))
      assert.equal(frames.at(-1), comesBack, JSON.stringify(change))
      assert.notInclude(frames.join(''), '"result"')
    }
  })

  test('closes it where there is no account any more', async ({ assert }) => {
    assert.equal((await lateHandshake(async () => null)).at(-1), isOver)
  })

  test('that cannot be read lets the client come back', async ({ assert }) => {
    remarks.length = 0
    const frames = await lateHandshake(() => Promise.reject(new Error('no database')))
    assert.equal(frames.at(-1), comesBack)
    assert.deepEqual(remarks, ['the account of a hub connection could not be read again'])
  })

  test('leaves a connection alone that is as it was', async ({ assert }) => {
    const frames = await lateHandshake(async () => ({ ...anna, sessionEndsAt: Date.now() + 60_000 }))
    assert.include(frames.at(-1), '"result":"a"')
  })
})

test.group('A changed account', () => {
  test('is one that differs in anything but the order of locations and the end of the session', ({
    assert,
  }) => {
    const account = { ...anna, locationIds: ['oven', 'shop'] }
    const same = { ...account, locationIds: ['shop', 'oven'], sessionEndsAt: 1 }
    assert.isNull(farewellTo(account, same))
    for (const locationIds of [null, [], ['oven'], ['oven', 'cellar'], ['oven', 'shop', 'cellar']])
      assert.deepEqual(farewellTo(account, { ...account, locationIds }), { allowReconnect: true })
    assert.deepEqual(farewellTo(account, { ...account, language: 2 }), { allowReconnect: true })
    assert.deepEqual(farewellTo(account, null), { error: 'core.unauthenticated' })
  })
})
