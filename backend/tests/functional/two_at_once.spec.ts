import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { person, world, type World } from '#tests/world/world'

const base = '/api/organisation-management'
type Row = Record<string, unknown> & { version: number }
type Shared = {
  what: string
  /** Address of the row that two people have open. */
  url: (w: World, send: Send) => Promise<string>
  /** The row as a screen shows it. */
  read: (url: string, send: Send) => Promise<Row>
  one: object
  other: object
}
type Send = (method: string, url: string, body?: object) => Promise<ApiResponse>
const sender =
  (client: ApiClient, token: string): Send =>
  async (method, url, body) => {
    const request = client.request(url, method).bearerToken(token)
    return body ? request.json(body) : request
  }
const shown = async (url: string, send: Send): Promise<Row> => (await send('GET', url)).body().result
const inList =
  (list: string) =>
  async (url: string, send: Send): Promise<Row> => {
    const { result } = (await send('GET', list)).body()
    const rows: (Row & { id: string })[] =
      result.items ?? result.days?.flatMap(({ own }: { own: Row | null }) => own ?? []) ?? result
    return rows.find(({ id }) => url.endsWith(id))!
  }
const holidays = '/api/labour-code/holidays'

const lists: Shared[] = [
  {
    ...{ what: 'a location', url: async (w) => `${base}/locations/${w.locationId}`, read: shown },
    ...{ one: { name: 'Stara' }, other: { taxId: null, contactPerson: 'Ewa Lis' } },
  },
  {
    what: 'a position',
    url: async (w) => `${base}/positions/${w.waiterId}`,
    read: inList(`${base}/positions?all=true`),
    ...{ one: { name: 'Barista' }, other: { color: 5 } },
  },
  {
    what: 'a tag',
    url: async (_w, send) =>
      `${base}/tags/${(await send('POST', `${base}/tags`, { name: 'A' })).body().result.id}`,
    read: inList(`${base}/tags?all=true`),
    ...{ one: { name: 'B' }, other: { name: 'C' } },
  },
  {
    what: 'the settings of the company',
    url: async () => `${base}/organisation`,
    read: shown,
    ...{ one: { name: 'Firma' }, other: { language: 1 } },
  },
  {
    what: 'the settings of the labour code',
    url: async () => '/api/labour-code/settings',
    read: shown,
    ...{ one: { toleranceMinutes: 7 }, other: { partialWeeks: true } },
  },
  {
    what: 'a request type',
    url: async (_w, send) =>
      `/api/requests/types/${(await send('GET', '/api/requests/types')).body().result[0].id}`,
    read: inList('/api/requests/types'),
    ...{ one: { name: 'Wypoczynek' }, other: { color: 9 } },
  },
  {
    what: 'a holiday',
    url: async (_w, send) => {
      const day = { name: 'Firma', country: null, day: '2026-11-20', repeatsYearly: false }
      return `${holidays}/${(await send('POST', holidays, day)).body().result.id}`
    },
    read: inList(`${holidays}?year=2026`),
    ...{ one: { name: 'Święto' }, other: { day: '2026-11-23' } },
  },
]

test.group('Two administrators', () => {
  for (const { what, url: find, read, one, other } of lists)
    test(`at ${what}: the second gets what changed, and loses nothing`, async ({ client, assert }) => {
      const w = await world()
      const second = await person(w, 4, 'Druga')
      const [mine, theirs] = [sender(client, w.admin.token), sender(client, second.token)]
      const url = await find(w, mine)
      const before = await read(url, mine)
      const changes = [one, other]
      const answers = await Promise.all([
        mine('PUT', url, { ...before, ...one }),
        theirs('PUT', url, { ...before, ...other }),
      ])
      assert.sameMembers(
        answers.map((answer) => answer.status()),
        [200, 409]
      )
      const late = answers.findIndex((answer) => answer.status() === 409)
      const { Code, Details, ErrorMessage } = answers[late]!.body()
      assert.equal(Code, 'core.stale_version')
      assert.isNotEmpty(ErrorMessage)
      const stored = await read(url, mine)
      assert.containsSubset(stored, changes[1 - late]!)
      assert.containsSubset(Details.current, { ...changes[1 - late], version: stored.version })
      const again = await mine('PUT', url, { ...Details.current, ...changes[late] })
      again.assertStatus(200)
      assert.containsSubset(await read(url, theirs), { ...changes[1 - late], ...changes[late] })
    })

  const newcomer = (w: World, more: object) => ({
    ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0 },
    ...{ mainLocationId: w.locationId, ...more },
  })
  const email = () => `${newId()}@example.test`
  const taken = {
    pin_taken: { kioskPin: '482915' },
    card_taken: { cardCode: 'AABBCCDD' },
    email_taken: { email: email() },
  }
  for (const [code, same] of Object.entries(taken))
    test(`giving two people the same at once: one is ${code}`, async ({ client, assert }) => {
      const w = await world()
      const second = await person(w, 4, 'Druga')
      const answers = await Promise.all(
        [w.admin, second].map(({ token }) =>
          sender(client, token)('POST', `${base}/employees`, newcomer(w, same))
        )
      )
      const [won, lost] = answers.sort((a, b) => a.status() - b.status())
      won!.assertStatus(201)
      lost!.assertStatus(400)
      assert.equal(lost!.body().Code, `organisation.${code}`)
      assert.equal(lost!.body().Details.field, Object.keys(same)[0])
      assert.isNotEmpty(lost!.body().ErrorMessage)
    })
})
