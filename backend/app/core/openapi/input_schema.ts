import type { VineValidator } from '@vinejs/vine'
import type { JsonSchema } from '#app/core/openapi/type_schema'

type Validator = Pick<VineValidator<never, undefined>, 'toJSON' | 'toJSONSchema'>
type Compiled = ReturnType<Validator['toJSON']>['schema']['schema']
/** Where an input comes from: a body knows `null`, an address does not. */
type Source = 'body' | 'query'

/**
 * The input a validator accepts. Its own JSON Schema lacks what only the compiled validator knows: which fields may be
 * left out, and which may be `null`.
 */
export const inputSchema = (validator: Validator, source: Source): JsonSchema =>
  refined(structuredClone(validator.toJSONSchema()) as JsonSchema, validator.toJSON().schema.schema, source)

function refined(schema: JsonSchema, node: Compiled, source: Source): JsonSchema {
  if (node.type === 'object') return refinedObject(schema, node, source)
  if (node.type === 'array') return { ...schema, items: refined(child(schema, 'items'), node.each, source) }
  if (node.type === 'record')
    return {
      ...schema,
      additionalProperties: refined(child(schema, 'additionalProperties'), node.each, source),
    }
  if (node.type === 'union') return refinedUnion(schema, node, source)
  return hasText(schema) && !mayBeMissing(node) ? notBlank(schema) : schema
}

const child = (schema: JsonSchema, key: string) => schema[key] as JsonSchema
const hasText = ({ type, enum: choices }: JsonSchema) => type === 'string' && choices === undefined
const isOptional = (node: Compiled): boolean => 'isOptional' in node && node.isOptional
const mayBeMissing = (node: Compiled): boolean => isOptional(node) || ('allowNull' in node && node.allowNull)

function refinedObject(
  schema: JsonSchema,
  { properties }: Extract<Compiled, { type: 'object' }>,
  source: Source
): JsonSchema {
  const described = child(schema, 'properties') as Record<string, JsonSchema>
  const refinedOnes = properties.map((node) => {
    const one = refined(described[node.fieldName]!, node, source)
    return [node.fieldName, isOptional(node) && source === 'body' ? orNull(one) : one]
  })
  return {
    ...schema,
    properties: Object.fromEntries(refinedOnes) as JsonSchema,
    required: properties.filter((node) => !isOptional(node)).map(({ fieldName }) => fieldName),
  }
}

function refinedUnion(
  schema: JsonSchema,
  { conditions }: Extract<Compiled, { type: 'union' }>,
  source: Source
): JsonSchema {
  const members = schema.anyOf as JsonSchema[]
  return {
    ...schema,
    anyOf: members.map((member, at) => {
      const node = conditions[at]?.schema
      return node ? refined(member, node, source) : member
    }),
  }
}

/** Text is trimmed on arrival, and nothing but space is no text: a required one has as many characters without it. */
function notBlank(schema: JsonSchema): JsonSchema {
  const least = Math.max(1, Number(schema.minLength ?? 1))
  const others = (schema.allOf as JsonSchema[] | undefined) ?? []
  const patterns = [schema, ...others].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : []
  )
  if (least === 1 && patterns.some(excludesSpace)) return schema
  const pattern = least === 1 ? '\\S' : `\\S[\\s\\S]{${least - 2},}\\S`
  return schema.pattern === undefined
    ? { ...schema, pattern }
    : { ...schema, allOf: [...others, { pattern }] }
}

/** Whether a text of nothing but space is refused by the pattern already. */
const excludesSpace = (pattern: string): boolean => {
  const expression = new RegExp(pattern, 'u')
  return !['', ' ', '  ', '\t', ' '.repeat(22)].some((blank) => expression.test(blank))
}

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.anyOf)) {
    const members = schema.anyOf as JsonSchema[]
    return members.some(({ type }) => type === 'null')
      ? schema
      : { ...schema, anyOf: [...members, { type: 'null' }] }
  }
  if (typeof schema.type === 'string' && schema.enum === undefined && schema.const === undefined)
    return { ...schema, type: [schema.type, 'null'] }
  return Array.isArray(schema.type) ? schema : { anyOf: [schema, { type: 'null' }] }
}
