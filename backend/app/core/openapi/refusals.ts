import { domainErrors, type DomainErrorCode } from '#contracts/errors'
import { modules } from '#modules'
import type { JsonSchema } from '#app/core/openapi/type_schema'

/** The modules whose refusals a module's answers may carry: its own, and of those it uses. */
function within(module: string): Set<string> {
  const found = new Set<string>()
  const visit = (one: string) => {
    if (found.has(one)) return
    found.add(one)
    modules[one]?.uses.forEach(visit)
  }
  // Authentication and the organisation's licence are checked before any module.
  for (const one of [module, 'core', 'identity']) visit(one)
  return found
}

/** The codes a module's answers may carry, by status. */
function codesOf(module: string): Map<number, DomainErrorCode[]> {
  const known = within(module)
  const byStatus = new Map<number, DomainErrorCode[]>()
  for (const [code, status] of Object.entries(domainErrors) as [DomainErrorCode, number][])
    if (known.has(code.split('.')[0]!)) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return byStatus
}

const nameOf = (module: string, status: number) => `${module}.${status}`

/** References to what a module's operations answer when they refuse, by status. */
export const refusalsOf = (module: string): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...codesOf(module).keys()].map((status) => [
      status,
      { $ref: `#/components/responses/${nameOf(module, status)}` },
    ])
  )

/** The refusals of all modules, to be referred to. */
export const refusalResponses = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.keys(modules).flatMap((module) =>
      [...codesOf(module)].map(([status, codes]) => [nameOf(module, status), refusal(status, codes)])
    )
  )

const refusal = (status: number, codes: readonly string[]): JsonSchema => ({
  description: status >= 500 ? 'Failed' : 'Refused',
  ...(status === 503 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          { type: 'object', properties: { Code: { enum: [...codes].sort() } } },
        ],
      },
    },
  },
})

export const failure: JsonSchema = {
  type: 'object',
  required: ['ErrorMessage', 'Code', 'Details', 'TraceId'],
  properties: {
    ErrorMessage: { type: 'string', description: 'A sentence in the language of the request.' },
    Code: {
      type: 'string',
      description:
        '`core.invalid_input`: the input is not as described. `core.inconsistent_input`: each value is, but they do not fit one another, or today. Both name the fields in `Details.fields`. Every other code is a refusal of its own.',
    },
    Details: { type: 'object' },
    TraceId: { type: 'string' },
  },
}
