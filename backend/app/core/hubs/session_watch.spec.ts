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
    report: (error) => reported.push(error),
    checkEveryMs: hour,
  })
  return { watch, reported }
}

test.group('The watch over sessions of hub connections', () => {
  test('asks about nothing before its time', async ({ assert }) => {
    const { watch } = watchOf(() => {
      throw new Error('asked')
    })
    const { connection: one, closed } = connection('a', Date.now() + hour)
    await watch.beat([one])
    assert.isEmpty(closed)
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
    const { watch, reported } = watchOf(async () => {
      throw new Error('no database')
    })
    const { connection: one, closed } = connection('a', begun)
    await watch.beat([one], begun)
    assert.isEmpty(closed)
    assert.lengthOf(reported, 1)
  })
})
