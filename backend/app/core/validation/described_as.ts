import type { JsonSchemaModifier } from '@vinejs/vine/types'

type JsonSchema = Parameters<JsonSchemaModifier<undefined>>[0]
type Words = { format?: string; pattern?: string; description?: string }

/**
 * What a rule adds to the description of the API. A second pattern joins the first: both have to hold.
 *
 * Formats that JSON Schema does not know: `phone` (E.164, a number that can exist), `time-zone` (IANA), `country`
 * (ISO 3166-1 alpha-2), `currency` (ISO 4217), `push-service` (an address at a push service of a browser),
 * `push-key` (a point of P-256, base64url).
 */
export const describedAs =
  ({ pattern, ...words }: Words) =>
  (schema: JsonSchema): void => {
    Object.assign(schema, words)
    if (pattern === undefined) return
    if (schema.pattern === undefined) schema.pattern = pattern
    else schema.allOf = [...(schema.allOf ?? []), { pattern }]
  }
