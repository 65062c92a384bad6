import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { newId } from '#app/core/models/new_id'
import type { Endpoint } from '#tests/architecture/routes'
import { bodyOf } from '#tests/world/asking'
import type { Ids } from '#tests/world/every_kind'

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  minimum?: number
}
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
/** One place in a body: what the description says may stand there, and how to put something else. */
export type Place = {
  /** As in `operations.0.entry`; empty for the body itself. */
  path: string
  name: string
  value: unknown
  /** Names the description knows of an object, of all of its kinds together. */
  fields: readonly string[]
  isId: boolean
  /** Whether the description lets any text stand here: no choice, no form. */
  isText: boolean
  /** Whether the description has this place at all: what it lacks is never read. */
  isDescribed: boolean
}

let description: Description | undefined
const read = (): Description =>
  (description ??= JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8')) as Description)

const resolved = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref ? resolved(read().components.schemas[schema.$ref.split('/').at(-1)!]) : schema

const variants = (schema: Schema | undefined): Schema[] => {
  const found = resolved(schema)
  return found ? (found.anyOf?.flatMap(variants) ?? [found]) : []
}
const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type)

/** What a route reads, according to the description; undefined without a JSON body. */
function schemaOf({ method, pattern }: Endpoint): Schema | undefined {
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  return read().paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
}

const ofKind = (name: string, ids: Ids): string | null => {
  const kinds = ['location', 'position', 'tag', 'employee', 'user', 'entry', 'requestType'] as const
  const kind = kinds.find((one) => new RegExp(`${one === 'entry' ? 'entr' : one}`, 'i').test(name))
  if (kind) return ids[kind]
  return /admin|assignee|person|people/i.test(name) ? ids.employee : null
}

/** Texts whose form the description does not specify. */
const formed: Record<string, string> = {
  ...{ country: 'PL', currency: 'PLN', timeZone: 'Europe/Warsaw', phone: '+48601234567' },
  ...{ postalCode: '00-950', taxId: '5260250274', code: '123456', industry: 'bakery' },
}

/** Something the description allows, of the organisation's own things. */
function sample(given: Schema | undefined, name: string, ids: Ids): unknown {
  const schema = variants(given).find((one) => typeOf(one) !== 'null')
  if (!schema) return null
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = typeOf(schema)
  if (type === 'boolean') return false
  if (type === 'array') return [sample(schema.items, name, ids)]
  if (type === 'object') return whole(schema, {}, ids)
  if (type !== 'string') return schema.minimum ?? 1
  if (formed[name]) return formed[name]
  if (schema.format === 'uuid' || /Ids?$/.test(name)) return ofKind(name, ids) ?? newId()
  if (schema.format === 'email') return `${newId()}@example.test`
  if (/from|until|day|date|on$|birth/i.test(name)) return '2026-11-17'
  if (/^(start|end|opens|closes)/.test(name)) return '10:00'
  return `Homemade ${newId().slice(-6)}`
}

function whole(schema: Schema, base: Record<string, unknown>, ids: Ids): Record<string, unknown> {
  const made = Object.entries(schema.properties ?? {}).map(([name, one]) => [
    name,
    name in base ? base[name] : sample(one, name, ids),
  ])
  return { ...base, ...Object.fromEntries(made) }
}

/** Bodies of a route: one that is valid for most, and one with everything in it that the description names. */
export function wholeBodies(endpoint: Endpoint, ids: Ids): Record<string, unknown>[] {
  const plain = bodyOf(endpoint, ids) as Record<string, unknown>
  const all = variants(schemaOf(endpoint)).map((schema) => whole(schema, plain, ids))
  return [plain, ...all]
}

/** Every place of a body, the body itself first. */
export function placesOf(endpoint: Endpoint, body: unknown): Place[] {
  const walk = (value: unknown, given: Schema | undefined, name: string, path: string): Place[] => {
    const kinds = variants(given)
    const fields = kinds.flatMap((kind) => Object.keys(kind.properties ?? {}))
    const isId = typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value)
    const isText = kinds.some(
      (kind) => typeOf(kind) === 'string' && !kind.enum && !kind.format && !('const' in kind)
    )
    const here: Place = { path, name, value, fields, isId, isText, isDescribed: kinds.length > 0 }
    if (value === null || typeof value !== 'object') return [here]
    const inner = Array.isArray(value)
      ? value.flatMap((one, at) =>
          walk(one, kinds.find(({ items }) => items)?.items, name, path ? `${path}.${at}` : String(at))
        )
      : Object.entries(value).flatMap(([key, one]) => {
          const schemas = kinds.flatMap(({ properties }) => properties?.[key] ?? [])
          return walk(
            one,
            schemas.length ? { anyOf: schemas } : undefined,
            key,
            path ? `${path}.${key}` : key
          )
        })
    return [here, ...inner]
  }
  return walk(body, schemaOf(endpoint), '', '')
}

/** A copy of a body with something else at one place. */
export function put(body: unknown, path: string, change: (value: unknown) => unknown): unknown {
  if (path === '') return change(body)
  const [key, ...rest] = path.split('.')
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...(body as object) }
  const inner = copy as Record<string, unknown>
  inner[key!] = put(inner[key!], rest.join('.'), change)
  return copy
}
