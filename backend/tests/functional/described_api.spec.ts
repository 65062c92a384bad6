import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import fc from 'fast-check'
import { canUse, type Ability, type Entitlements } from '#contracts/abilities'
import { licenceFeatures, type Role } from '#contracts/enums'
import { readDescription, type Operation, type Parameter } from '#tests/described/description'
import { drawn, fitting } from '#tests/described/drawn'
import { addressOf } from '#tests/world/asking'
import { officePeople, ownMark, rowsOfEveryKind, type Ids } from '#tests/world/every_kind'
import { world } from '#tests/world/world'

/** Requests of each operation; every one of a client that knows nothing but the description. */
const cases = Number(process.env.DESCRIBED_CASES ?? 6)
const seed = Number(process.env.DESCRIBED_SEED ?? 20_261_123)
const only = process.env.DESCRIBED_ONLY ?? ''
/** Operations that write share an organisation, which changes as they go. */
const operationsOfWorld = 8

type Someone = { token: string; role: Role } | null
type Stage = { ids: Ids; people: Someone[] }
type Request = {
  who: Someone
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  language: string
  key: string | undefined
}

const description = readDescription()
const bought: Entitlements = {
  licence: Object.fromEntries(licenceFeatures.map((feature) => [feature, true])),
  metricsEnabled: true,
}

async function stage(): Promise<Stage> {
  const own = await world()
  const ids = await rowsOfEveryKind(own, ownMark)
  const people = [own.admin, own.locationManager, own.manager, own.advisor, own.employee]
  return { ids, people: [...people, ...(await officePeople()), null] }
}

const parametersOf = ({ parameters }: Operation, place: Parameter['in']): Parameter[] =>
  parameters.filter((one): one is Parameter => 'in' in one && one.in === place)

/** Any request that the description allows. */
function requestsOf(operation: Operation, { ids, people }: Stage): fc.Arbitrary<Request> {
  const ability = operation['x-ability'] as Ability
  const able = people.filter((one) => one && canUse(one.role, ability, bought))
  const known = addressOf(operation.path.replace(/\{(\w+)\}/g, ':$1'), ids).split('/')
  const params = parametersOf(operation, 'path').map(({ name, schema }) => {
    const own = known[operation.path.split('/').indexOf(`{${name}}`)]!
    const fits = description.isValid(schema, own) ? [{ weight: 6, arbitrary: fc.constant(own) }] : []
    return [name, fc.oneof(...fits, { weight: 1, arbitrary: drawn(schema, name, ids) })]
  })
  const query = parametersOf(operation, 'query')
  const schema = operation.requestBody?.content['application/json'].schema
  return fc.record({
    who: fc.oneof(
      { weight: able.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...(able.length > 0 ? able : [null])) },
      { weight: 1, arbitrary: fc.constantFrom(...people) }
    ),
    params: fc.record(Object.fromEntries(params) as Record<string, fc.Arbitrary<string>>),
    query: fc.record(Object.fromEntries(query.map((one) => [one.name, drawn(one.schema, one.name, ids)])), {
      requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
    }),
    body: schema
      ? fitting(drawn(schema, '', ids), (one) => description.isValid(schema, one), operation.operationId)
      : fc.constant(undefined),
    language: fc.constantFrom('en-US', 'pl-PL', 'vi-VN'),
    key: fc.option(fc.uuid(), { nil: undefined, freq: 5 }),
  })
}

async function send(client: ApiClient, { path, method }: Operation, asked: Request): Promise<ApiResponse> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asked.params[name]!))
  const query = new URLSearchParams(
    Object.entries(asked.query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)])
    )
  )
  const request = client
    .request(`${address}?${query}`, method)
    .redirects(0)
    .header('Language', asked.language)
  if (asked.who) void request.bearerToken(asked.who.token)
  if (asked.key) void request.header('Idempotency-Key', asked.key)
  return asked.body === undefined ? request : request.json(asked.body as object)
}

/** @throws what the answer has that the description does not */
function compare(operation: Operation, { who }: Request, answer: ApiResponse): void {
  const status = answer.status()
  const fail = (what: string) => {
    throw new Error(`${status}: ${what} ${answer.text().slice(0, 400)}`)
  }
  if (status >= 500) fail('a failure')
  if (!who && operation.security.length > 0 && status !== 401) fail('answered without an account')
  const content = description.contentOf(operation, status)
  if (!content) return fail('a status that is not described')
  const type = String(answer.header('content-type') ?? '').split(';')[0]!
  if (Object.keys(content).length === 0) return answer.text() === '' ? undefined : fail('a body')
  if (!content[type]) return fail(`${type}, which is not described`)
  const { schema } = content[type]
  const problems = schema ? description.problems(schema, answer.body()) : []
  if (problems.length > 0) fail(problems.join('; '))
  if (answer.body()?.Code === 'core.invalid_input') fail('valid input refused')
}

/** Who asked is named by role. */
const withoutTokens = (key: string, value: unknown) =>
  key === 'who' ? ((value as Someone)?.role ?? null) : value

test.group('The API as it is described', () => {
  test(`answers as described whatever valid requests come, seed ${seed}`, async ({ client, assert }) => {
    const faults: string[] = []
    const reached = new Set<string>()
    const operations = description.operations.filter(({ path }) => path.includes(only))
    const reading = operations.filter(({ method }) => method === 'GET')
    const writing = operations.filter(({ method }) => method !== 'GET')
    let place = await stage()
    for (const [at, operation] of [...reading, ...writing].entries()) {
      if (at >= reading.length && (at - reading.length) % operationsOfWorld === 0) place = await stage()
      const holds = fc.asyncProperty(requestsOf(operation, place), async (asked) => {
        const answer = await send(client, operation, asked)
        if (answer.status() < 300) reached.add(operation.operationId)
        compare(operation, asked, answer)
      })
      const { failed, counterexample, errorInstance } = await fc.check(holds, {
        seed,
        numRuns: cases,
        endOnFailure: true,
      })
      if (failed)
        faults.push(
          `${operation.method} ${operation.path}: ${String((errorInstance as Error)?.message)} for ${JSON.stringify(counterexample, withoutTokens).slice(0, 1_500)}`
        )
    }
    if (process.env.DESCRIBED_REACHED)
      console.log(
        operations.flatMap(({ operationId }) => (reached.has(operationId) ? [] : operationId)).join('\n')
      )
    console.log(`seed ${seed}: ${reached.size} of ${operations.length} operations did as they were asked`)
    assert.deepEqual(faults, [])
  }).timeout(600_000)
})
