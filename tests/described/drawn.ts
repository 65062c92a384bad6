import fc from 'fast-check'
import { addDays, comingMonday } from '../stage/days.ts'
import type { Schema } from './description.ts'

/** Ids that a field of this name may have, one or more. */
export type Ids = (name: string) => string[]

/** Values of a schema, with the ids of the company's things where the names of fields ask for them. */
export function drawn(schema: Schema, name: string, ids: Ids): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => drawn(one, name, ids)))
  const types = [schema.type ?? 'object'].flat()
  if (types.length > 1) return fc.oneof(...types.map((type) => drawn({ ...schema, type }, name, ids)))
  const [type] = types
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return list(schema, name, ids)
  if (type === 'object') return object(schema, ids)
  if (type === 'string') return text(schema, name, ids)
  return number(schema)
}

function list(schema: Schema, name: string, ids: Ids): fc.Arbitrary<unknown> {
  const least = schema.minItems ?? 0
  const bounds = { minLength: least, maxLength: Math.max(least, Math.min(schema.maxItems ?? 3, 3)) }
  const item = drawn(schema.items ?? {}, name, ids)
  if (!schema.uniqueItems) return fc.array(item, bounds)
  return fc.uniqueArray(item, { ...bounds, selector: (one) => JSON.stringify(one) })
}

function object(schema: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const { properties, additionalProperties } = schema
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(
      fc.constantFrom(...keys, ids('position')[0]!),
      drawn(additionalProperties, '', ids),
      {
        maxKeys: Math.min(schema.maxProperties ?? 3, 3),
      }
    )
  const fields = Object.entries(properties ?? {}).map(([key, one]) => [key, drawn(one, key, ids)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  })
}
const keys = ['daily_rest', 'daily_hours', 'Kraków', 'x y', '1', '🙂']

function number(schema: Schema): fc.Arbitrary<number> {
  const { minimum, maximum, multipleOf, type, 'x-years-around': years } = schema
  if (years !== undefined) {
    const present = new Date().getFullYear()
    return fc.integer({ min: present - years, max: present + years })
  }
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.5)
  const [least, most] = [minimum ?? -1e6, maximum ?? 1e6].map((bound) => Math.round(bound / step))
  const at = (steps: number) => Number((steps * step).toFixed(6))
  const near = fc.integer({ min: least!, max: Math.min(most!, least! + 20) })
  return fc.oneof(
    fc.constant(minimum ?? 0),
    fc.constant(maximum ?? 1),
    near.map(at),
    fc.integer({ min: least!, max: most! }).map(at)
  )
}

const mostMisses = 2_000
/** Draws until something fits; a schema that nothing drawn here fits is a fault of the drawing, not an endless test. */
export function fitting<T>(from: fc.Arbitrary<T>, fits: (one: T) => boolean, what: string): fc.Arbitrary<T> {
  let misses = 0
  return from.filter((one) => {
    if (fits(one)) {
      misses = 0
      return true
    }
    misses += 1
    if (misses > mostMisses) throw new Error(`Nothing drawn fits ${what}: maybe teach drawn.ts such values.`)
    return false
  })
}

const anyDay = fc.oneof(
  fc.constantFrom('1900-01-01', '2024-02-29', '2026-03-29', '2026-10-25', '2199-12-31'),
  fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
)
/** Mostly around the things of the world, and ends mostly after beginnings: most other periods are refused alike. */
const days = (name: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(/until|ends/i.test(name) ? ends : beginnings)) },
    { weight: 1, arbitrary: anyDay }
  )
const monday = comingMonday()
const beginnings = [-7, 0, 1, 4].map((by) => addDays(monday, by))
const ends = [7, 8, 14].map((by) => addDays(monday, by))
const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const services = [
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/y',
]
const formatted: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress({ size: 'small' }),
  phone: fc.constantFrom('+48601234567', '+84912345678', '+12125550123', '+442079460018'),
  'time-zone': fc.constantFrom('Europe/Warsaw', 'Asia/Ho_Chi_Minh', 'America/St_Johns', 'Africa/Abidjan'),
  country: fc.constantFrom('PL', 'PL', 'PL', 'VN', 'DE', 'AQ', 'US'),
  currency: fc.constantFrom('PLN', 'VND', 'EUR', 'JPY', 'BHD'),
  'push-service': fc.constantFrom(...services),
  'push-key': fc.constant(key),
}

const word = fc.constantFrom(
  'Anna',
  'Kraków',
  'Hà Nội',
  '1',
  '%',
  "'",
  '\\',
  '🙂',
  '0123',
  '=1+1',
  'ſ',
  '\u200b',
  '\n',
  '<b>'
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((some) => some.join(' '))
/** Texts whose form a pattern alone cannot be drawn from. */
const shaped = fc.oneof(
  fc.constantFrom(
    '10:00',
    '08:30',
    '23:59',
    '00:00',
    '02:30',
    '000123',
    '123456',
    '1-00000000000000000000000000000000'
  ),
  fc.constantFrom(
    '00-950',
    '5260250274',
    '/',
    '/app',
    'a',
    'name',
    'x'.repeat(22),
    'AAAA',
    'eA==',
    'abc_d',
    'ABCD-12'
  )
)

function text(schema: Schema, name: string, ids: Ids): fc.Arbitrary<string> {
  const { format, minLength: least = 0, maxLength: most = 2_000 } = schema
  if (format === 'date') return days(name)
  if (format === 'uuid') return id(schema, name, ids)
  if (format && formatted[format]) return formatted[format]
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? [])
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'))
  const fits = (one: string) =>
    [...one].length >= least && [...one].length <= most && expressions.every((each) => each.test(one))
  const longest = fc.constantFrom('x', 'ą', '🙂').map((one) => `a${one.repeat(Math.max(0, most - 1))}`)
  const known = fc.oneof(
    { weight: 6, arbitrary: words },
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 40) }),
    },
    { weight: 4, arbitrary: shaped },
    { weight: 1, arbitrary: longest }
  )
  const drawable = patterns
    .filter((one) => !/\(\?|\\[pP]\{/.test(one))
    .map((one) => fc.stringMatching(new RegExp(one)))
  const some = fc.oneof(known, ...drawable.map((arbitrary) => ({ weight: 2, arbitrary })))
  return fitting(
    some,
    (one) => fits(one) && !one.includes('\u0000') && one.isWellFormed(),
    `${name} ${patterns.join(' ')}`
  )
}

const id = ({ pattern }: Schema, name: string, ids: Ids): fc.Arbitrary<string> => {
  const isOrdered = pattern === '^.{8}-.{4}-7'
  const fresh = fc.uuid({ version: isOrdered ? [7] : [4, 7] })
  if (isOrdered || name === 'id') return fresh
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids(name)) }, { weight: 1, arbitrary: fresh })
}
