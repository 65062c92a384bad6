import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { newId } from '#app/core/models/new_id'
import { world, type World } from '#tests/world/world'

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
}
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Failures name the seed's request; another seed is another walk. */
const seed = 20_261_120
const walks = 12

const texts = [
  '',
  ' ',
  'Anna',
  'a\u0000b',
  '\ud800',
  'x'.repeat(3000),
  "'; drop table users; --",
  '%',
  '\\',
  '🙂',
  '=1+1',
  '-1',
]
const numbers = [0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308]
const days = [
  '2026-11-20',
  '2026-11-27',
  '2026-03-29',
  '2026-10-25',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
]
const clocks = ['00:00', '02:00', '02:30', '03:00', '08:00', '23:59', '24:00']

/** Values as the description asks for them, and values that it does not: the same at every run, but for ids. */
function imagination({ components }: Description, own: World) {
  let state = seed
  const chance = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!
  const ids = [own.locationId, own.cookId, own.employee.employeeId, own.manager.userId, own.farLocationId]
  const known = (name: string): string | undefined => {
    if (/location/i.test(name)) return own.locationId
    if (/position/i.test(name)) return own.cookId
    if (/employee/i.test(name)) return own.employee.employeeId
    if (/^(from|until|day|startsOn|endsOn|validFrom)$/.test(name)) return pick(days)
    if (/^(start|end|opens|closes)$/.test(name)) return pick(clocks)
    if (/zone/i.test(name)) return pick(['Europe/Warsaw', '+01:00'])
    if (/country/i.test(name)) return pick(['PL', 'VN', 'AQ'])
    return undefined
  }
  const value = (given: Schema | undefined, name: string): unknown => {
    const schema = given?.$ref ? components.schemas[given.$ref.split('/').at(-1)!] : given
    if (!schema) return pick(numbers)
    if (schema.anyOf) return value(pick(schema.anyOf), name)
    if (schema.enum) return pick(schema.enum)
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type
    if (type === 'null') return null
    if (type === 'boolean') return chance() < 0.5
    if (type === 'array')
      return Array.from({ length: Math.floor(chance() * 3) }, () => value(schema.items, name))
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, value(one, key)])
      )
    if (type !== 'string') return pick([schema.minimum ?? -1, schema.maximum ?? 2 ** 40, 1])
    if (schema.format === 'email') return `a${Math.floor(chance() * 1e6)}@example.test`
    return known(name) ?? (schema.format === 'uuid' ? pick([newId(), ...ids]) : pick(texts))
  }
  /** One thing somewhere in it becomes something else. */
  const spoilt = (body: unknown): unknown => {
    if (body === null || typeof body !== 'object' || chance() < 0.2)
      return pick<unknown>([...texts, ...numbers, null, [], {}, true])
    const keys = Object.keys(body)
    if (keys.length === 0) return body
    const key = pick(keys)
    return Object.assign(body, { [key]: spoilt((body as Record<string, unknown>)[key]) })
  }
  const query = () =>
    new URLSearchParams({
      ...{
        from: pick(days),
        until: pick(days),
        page: String(pick(numbers)),
        pageSize: pick(['1', '200', 'x']),
      },
      ...(chance() < 0.5 && {
        search: pick(texts),
        sort: pick(['name', '-name', 'constructor']),
        all: 'true',
      }),
      ...(chance() < 0.3 && { locationIds: pick([...ids, 'x']) }),
    })
  return { chance, pick, value, spoilt, query, id: () => pick([newId(), ...ids]) }
}

test.group('The described API', () => {
  test('meets nonsense with refusals, never with a failure', async ({ client, assert }) => {
    const description = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8')) as Description
    const own = await world()
    const { chance, pick, value, spoilt, query, id } = imagination(description, own)
    const people = [
      own.employee,
      own.manager,
      own.locationManager,
      own.advisor,
      own.admin,
      own.admin,
      own.admin,
    ]
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      }))
    )
    assert.isAbove(operations.length, 40)
    for (let walk = 0; walk < walks; walk += 1)
      for (const { path, method, operation } of operations) {
        const address = path.replace(/\{\w+\}/g, id)
        const schema = operation.requestBody?.content['application/json']?.schema
        const drawn = schema && value(schema, '')
        const body = chance() < 0.6 ? spoilt(drawn) : drawn
        const request = client.request(method === 'GET' ? `${address}?${query()}` : address, method)
        const isBody = method !== 'GET' && body !== null && typeof body === 'object'
        const sent = request.bearerToken(pick(people).token)
        const answer = await (isBody ? sent.json(body as object) : sent)
        const what = `${method} ${address} ${JSON.stringify(body)?.slice(0, 2000)}`
        assert.isBelow(answer.status(), 500, what)
      }
  }).timeout(180_000)
})
