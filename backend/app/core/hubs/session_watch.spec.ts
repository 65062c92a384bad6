import { test } from '@japa/runner'
import type { HubConnection } from '#app/core/hubs/connection'
import { SessionWatch, type OpenSessions } from '#app/core/hubs/session_watch'

const hour = 3_600_000
const begun = 1_750_000_000_000

/** A connection with what the watch looks at. */
function connection(sessionId: string, sessionEndsAt: number) {
  const closed: unknown[] = []
  const made = { account: { sessionId }, sessionEndsAt, close: (farewell: unknown) => closed.push(farewell) }
  return { closed, made, connection: made as unknown as HubConnection }
}

function watchOf(openSessions: OpenSessions) {
  const reported: unknown[] = []
  const watch = new SessionWatch({
    openSessions,
    report: (error, what) => reported.push([error, what]),
    checkEveryMs: hour,
  })
  return { watch, reported }
}

test.group('The watch over sessions of hub connections', () => {
  test('asks about nothing before its time', async ({ assert }) => {
    const { watch, reported } = watchOf(() => {
      throw new Error('asked')
    })
    const { connection: one, closed } = connection('a', Date.now() + 2 * hour)
    await watch.beat([one])
    assert.isEmpty([...closed, ...reported])
  })

  test('asks about all of them every hour, whenever they end', async ({ assert }) => {
    let asked = 0
    const due = Date.now() + 2 * hour
    const { watch } = watchOf(async () => {
      asked += 1
      return new Map([['a', due + 9 * hour]])
    })
    const { connection: one } = connection('a', due + 9 * hour)
    const counts = []
    for (const now of [due, due + 1, due + hour - 1, due + hour, due + hour + 1]) {
      await watch.beat([one], now)
      counts.push(asked)
    }
    assert.deepEqual(counts, [1, 1, 1, 2, 2])
  })

  test('an impersonation is over with its hour; a renewed session is not', async ({ assert }) => {
    const asked: (readonly string[])[] = []
    const { watch } = watchOf(async (ids) => {
      asked.push(ids)
      return new Map([['renewed', begun + 2 * hour]])
    })
    const [over, renewed, later] = ['over', 'renewed', 'later'].map((id) =>
      connection(id, id === 'later' ? begun + hour : begun)
    )
    await watch.beat(
      [over!, renewed!, later!].map((one) => one.connection),
      begun
    )
    assert.deepEqual(asked, [['over', 'renewed']])
    assert.deepEqual(over!.closed, [{ error: 'core.unauthenticated' }])
    assert.isEmpty([...renewed!.closed, ...later!.closed])
    assert.equal(renewed!.made.sessionEndsAt, begun + 2 * hour)
  })

  test('without the database nothing is closed, and it is reported', async ({ assert }) => {
    const failure = new Error('no database')
    const { watch, reported } = watchOf(async () => {
      throw failure
    })
    const { connection: one, closed } = connection('a', begun)
    await watch.beat([one], begun)
    assert.isEmpty(closed)
    assert.deepEqual(reported, [[failure, 'sessions of hub connections could not be read']])
  })
})
