import { test } from '@japa/runner'
import { startWeb, startWireTo } from '#app/core/hubs/network_stage'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { addressOf, bodyOf } from '#tests/world/asking'
import { officePeople, ownMark, rowsOfEveryKind } from '#tests/world/every_kind'
import { queryOf } from '#tests/world/query_of'
import { anotherSession, world } from '#tests/world/world'

/** Hears what goes to the database, and says when a unit of work has sent so many messages, counted from its beginning. */
function scissors() {
  let left = Infinity
  let hasBegun = false
  return {
    cutAfter: (messages: number) => {
      left = messages
      hasBegun = false
    },
    hear: (sent: Buffer): boolean => {
      hasBegun ||= /begin/i.test(sent.toString('latin1'))
      if (hasBegun) left -= 1
      return left <= 0
    },
  }
}

const isRead = ({ method }: Endpoint) => method === 'GET'
const ofApi = () => endpoints().filter(({ pattern }) => pattern.startsWith('/api/'))
const isOffice = ({ pattern }: Endpoint) => pattern.startsWith('/api/office/')
/** What takes away, and what the provider decides, come last: the others still find what they change. */
const writes = () => {
  const late = (one: Endpoint) => (isOffice(one) ? 2 : one.method === 'DELETE' ? 1 : 0)
  return ofApi()
    .filter((one) => !isRead(one))
    .sort((one, other) => late(one) - late(other))
}

test.group('A request without the database', (group) => {
  group.each.timeout(240_000)

  for (const [what, routesOf, messages] of [
    ['reads', () => ofApi().filter(isRead), [1, 6]],
    ['writes', writes, [1, 9]],
  ] as const)
    test(`that ${what} is refused as unavailable for now, whether it was away or goes away meanwhile`, async ({
      assert,
      cleanup,
    }) => {
      const { cutAfter, hear } = scissors()
      const wire = await startWireTo(process.env.DATABASE_URL!, (sent) => {
        if (hear(sent)) wire.cut()
      })
      cleanup(wire.stop)
      const web = await startWeb(undefined, { DATABASE_URL: wire.url })
      cleanup(web.kill)
      const all = routesOf()
      assert.isAbove(all.length, 100)

      /** Asks each route, each time as people who have just signed in: some of what is asked ends sessions. */
      const sweep = async (before: () => void, each: (endpoint: Endpoint, status: number) => void) => {
        const mine = await world()
        const ids = await rowsOfEveryKind(mine, ownMark)
        const office = (await officePeople()).at(-1)!
        for (const endpoint of all) {
          const { method, pattern } = endpoint
          const token = isOffice(endpoint) ? office.token : await anotherSession(mine.admin)
          before()
          const answer = await fetch(`${web.url}${addressOf(pattern, ids)}?${queryOf(ids)}`, {
            method,
            headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
            body: isRead(endpoint) ? null : JSON.stringify(bodyOf(endpoint, ids)),
            redirect: 'manual',
          })
          const text = await answer.text()
          const route = `${method} ${pattern}`
          if (answer.status >= 500) {
            assert.equal(answer.status, 503, `${route}: ${text}`)
            assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/, route)
            assert.equal((JSON.parse(text) as { Code: string }).Code, 'core.unavailable', route)
          }
          each(endpoint, answer.status)
        }
      }

      await sweep(wire.cut, (endpoint, status) => {
        if (endpoint.needsAccount) assert.equal(status, 503, `${endpoint.method} ${endpoint.pattern}`)
      })
      for (const sent of messages) {
        let refused = 0
        const mended = () => {
          wire.mend()
          cutAfter(sent)
        }
        await sweep(mended, (_endpoint, status) => (refused += Number(status === 503)))
        assert.isAbove(refused, 100)
      }
    })
})
