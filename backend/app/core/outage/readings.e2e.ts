import { test } from '@japa/runner'
import { startWeb, startWireTo } from '#app/core/hubs/network_stage'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { addressOf } from '#tests/world/asking'
import { officePeople, ownMark, rowsOfEveryKind } from '#tests/world/every_kind'
import { queryOf } from '#tests/world/query_of'
import { world } from '#tests/world/world'

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

const read = ({ method, pattern }: Endpoint) => method === 'GET' && pattern.startsWith('/api/')

test.group('A reading without the database', (group) => {
  group.each.timeout(240_000)

  test('is refused as unavailable for now, whether it was away or goes away while it is read', async ({
    assert,
    cleanup,
  }) => {
    const mine = await world()
    const ids = await rowsOfEveryKind(mine, ownMark)
    const office = (await officePeople()).at(-1)!
    const { cutAfter, hear } = scissors()
    const wire = await startWireTo(process.env.DATABASE_URL!, (sent) => {
      if (hear(sent)) wire.cut()
    })
    cleanup(wire.stop)
    const web = await startWeb(undefined, { DATABASE_URL: wire.url })
    cleanup(web.kill)
    const all = endpoints().filter(read)
    assert.isAbove(all.length, 100)

    const statusOf = async ({ pattern }: Endpoint) => {
      const { token } = pattern.startsWith('/api/office/') ? office : mine.admin
      const answer = await fetch(`${web.url}${addressOf(pattern, ids)}?${queryOf(ids)}`, {
        headers: { Authorization: `Bearer ${token}` },
        redirect: 'manual',
      })
      const text = await answer.text()
      if (answer.status < 500) return answer.status
      assert.equal(answer.status, 503, `${pattern}: ${text}`)
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/, pattern)
      assert.equal((JSON.parse(text) as { Code: string }).Code, 'core.unavailable', pattern)
      return 503
    }

    wire.cut()
    for (const endpoint of all) {
      const status = await statusOf(endpoint)
      if (endpoint.needsAccount) assert.equal(status, 503, endpoint.pattern)
    }

    for (const messages of [1, 6]) {
      let refused = 0
      for (const endpoint of all) {
        wire.mend()
        cutAfter(messages)
        if ((await statusOf(endpoint)) === 503) refused += 1
      }
      assert.isAbove(refused, 100)
    }
  })
})
