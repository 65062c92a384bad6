import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parsePhoneNumberFromString } from 'libphonenumber-js'

export type Schema = {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  /** A year, at most so many before or after the present one. */
  'x-years-around'?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  maxProperties?: number
}
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Content = Record<string, { schema?: Schema }>
type Response = { $ref?: string; content?: Content }
export type Operation = {
  path: string
  method: string
  operationId: string
  'x-ability': string
  security: unknown[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<'application/json', { schema: Schema }> }
  responses: Record<string, Response>
}
type Document = {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

/** The description of the API as a client has it: its operations, and whether something is as they say. */
export function readDescription() {
  const document = JSON.parse(
    readFileSync(new URL('../../backend/openapi.json', import.meta.url), 'utf8')
  ) as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 })
  formats.default(ajv)
  for (const [name, isOne] of Object.entries(ownFormats)) ajv.addFormat(name, isOne)
  ajv.addSchema(closed(document) as object, 'api')
  const known = new Map<Schema, ReturnType<typeof ajv.compile>>()
  const judgeOf = (schema: Schema) => {
    const found = known.get(schema) ?? ajv.compile(closed(absolute(schema)) as object)
    known.set(schema, found)
    return found
  }
  return {
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Operation => ({
        ...operation,
        path,
        method: method.toUpperCase(),
      }))
    ),
    /** What may come with a status; undefined for a status that is not described. */
    contentOf: ({ responses }: Operation, status: number): Content | undefined => {
      const found = responses[status]
      const response = found?.$ref ? document.components.responses[found.$ref.split('/').at(-1)!] : found
      return response && (response.content ?? {})
    },
    isValid: (schema: Schema, value: unknown): boolean => judgeOf(schema)(value) === true,
    /** @returns what is wrong with a value; an empty list if nothing is */
    problems: (schema: Schema, value: unknown): string[] => {
      const judge = judgeOf(schema)
      void judge(value)
      return (judge.errors ?? [])
        .slice(0, 5)
        .map(({ instancePath, message, params }) =>
          [instancePath, message, JSON.stringify(params).slice(0, 200)].join(' ')
        )
    },
  }
}

export type Description = ReturnType<typeof readDescription>

/** The formats that `describedAs` names, in the words of their own standards. */
const ownFormats: Record<string, (text: string) => boolean> = {
  phone: (text) => parsePhoneNumberFromString(text)?.isValid() ?? false,
  'time-zone': (text) => /^[A-Za-z]/.test(text) && Intl.supportedValuesOf('timeZone').includes(text),
  country: (text) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text) !== undefined,
  currency: (text) => Intl.supportedValuesOf('currency').includes(text),
  'push-service': (text) => URL.canParse(text),
  'push-key': (text) => /^[\w-]{87}$/.test(text),
}

/** Nothing may be answered that the description does not name, though clients have to put up with it. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  const isWhole = 'properties' in copy && copy.type === 'object' && 'required' in copy
  return isWhole && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

/** References of a part point into the whole document. */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema
