import fc from 'fast-check'
import type { Description, Operation, Parameter } from './description.ts'
import { drawn, fitting } from './drawn.ts'
import { kindOf } from './known.ts'
import type { Person } from './people.ts'
import { kindAt, mayAsk, type Stage } from './stage.ts'

export type Request = {
  who: Person | null
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  language: string
  /** Whether the request carries a key, so that sending it again changes nothing. */
  isKeyed: boolean
  /** Whether what the operation needs is brought about first. */
  isPrepared: boolean
}

const parametersOf = ({ parameters }: Operation, place: Parameter['in']): Parameter[] =>
  parameters.filter((one): one is Parameter => 'in' in one && one.in === place)

/** Servers refuse addresses of more than some thousand bytes before any operation sees them. */
const longestInAddress = 200

const isReading = ({ method }: Operation): boolean => method === 'GET'

/** Any request that the description allows. */
export function requestsOf(
  description: Description,
  operation: Operation,
  stage: Stage
): fc.Arbitrary<Request> {
  const { known, people } = stage
  const toWrite = !isReading(operation)
  const able = people.filter((person) => mayAsk(person, operation))
  const named = (name: string): string[] => {
    const kind = kindOf(name)
    const some = kind ? known.of(kind, toWrite) : []
    return some.length > 0 ? some : known.any(toWrite)
  }
  const params = parametersOf(operation, 'path').map(({ name, schema }) => {
    const kind = kindAt(operation.path.slice(0, operation.path.indexOf(`/{${name}}`)))
    const ids = kind ? known.of(kind, toWrite) : []
    const own = ids.filter((id) => description.isValid(schema, id))
    const fits = own.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...own) }] : []
    return [
      name,
      fc.oneof(...fits, {
        weight: 1,
        arbitrary: drawn({ maxLength: longestInAddress, ...schema }, name, named),
      }),
    ]
  })
  const query = parametersOf(operation, 'query')
  const schema = operation.requestBody?.content['application/json'].schema
  return fc.record({
    who: fc.oneof(
      { weight: able.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...(able.length > 0 ? able : [null])) },
      { weight: 1, arbitrary: fc.constantFrom(...people, null) }
    ),
    params: fc.record(Object.fromEntries(params) as Record<string, fc.Arbitrary<string>>),
    query: fc.record(Object.fromEntries(query.map((one) => [one.name, drawn(one.schema, one.name, named)])), {
      requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
    }),
    body: schema
      ? fitting(drawn(schema, '', named), (one) => description.isValid(schema, one), operation.operationId)
      : fc.constant(undefined),
    language: fc.constantFrom('en-US', 'pl-PL', 'vi-VN'),
    isKeyed: fc.boolean(),
    isPrepared: fc.oneof(
      { weight: 3, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) }
    ),
  })
}
