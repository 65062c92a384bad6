import { readFileSync } from 'node:fs'
import router from '@adonisjs/core/services/router'
import { inputSchema } from '#app/core/openapi/input_schema'
import { failure, refusalResponses, refusalsOf } from '#app/core/openapi/refusals'
import { readRegistryTypes, type RouteTypes } from '#app/core/openapi/registry_types'
import type { JsonSchema } from '#app/core/openapi/type_schema'

type Operation = Record<string, unknown>
type RouteJson = NonNullable<ReturnType<typeof router.toJSON>['root']>[number]
type Gate = { name?: string; args?: unknown }

/** The product's API as an OpenAPI 3.1 document: from the routes, their validators and what controllers answer. */
export async function describeApi(root: URL): Promise<Record<string, unknown>> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const { routes, schemas } = readRegistryTypes(root)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of router.toJSON().root ?? []) {
    const types = route.name ? routes.get(route.name) : undefined
    if (!types || !route.pattern.startsWith('/api')) continue
    const path = route.pattern.replace(/:(\w+)\??/g, '{$1}')
    for (const method of route.methods.filter((one) => one !== 'HEAD'))
      (paths[path] ??= {})[method.toLowerCase()] = await operation(route, method, types)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shiftloom API',
      version,
      description:
        'Answers are wrapped in `result`; failures carry `ErrorMessage`, `Code`, `Details` and `TraceId`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))), Failure: failure },
      parameters: {
        Language: header('Language', { enum: ['en-US', 'pl-PL', 'vi-VN'] }),
        Interface: header('Interface', { enum: ['0', '1'] }),
      },
      responses: refusalResponses(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const header = (name: string, schema: JsonSchema) => ({ name, in: 'header', required: false, schema })

async function operation(route: RouteJson, method: string, types: RouteTypes): Promise<Operation> {
  const reads = method === 'GET'
  const input = await inputOf(types, reads ? 'query' : 'body')
  const gates = [...route.middleware.all()] as Gate[]
  const gate = gates.find(({ name }) => name === 'can' || name === 'open')
  const isIdempotent = method === 'POST' && gates.some(({ name }) => name === 'idempotent')
  return {
    operationId: route.name,
    tags: [route.name!.split('.')[0]],
    'x-ability': gate?.args,
    security: gate?.name === 'open' ? [] : [{ token: [] }],
    parameters: [
      { $ref: '#/components/parameters/Language' },
      { $ref: '#/components/parameters/Interface' },
      ...pathParameters(route),
      ...(reads ? queryParameters(input) : []),
      ...(isIdempotent ? [header('Idempotency-Key', { type: 'string', maxLength: 200 })] : []),
    ],
    ...(reads || !input
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: input } } },
        }),
    responses: { ...successes(types), ...refusalsOf(types.module) },
  }
}

/** What the controller answers when it does as it was asked. */
function successes({ statuses, media, response }: RouteTypes): Record<string, JsonSchema> {
  const files = [...media].filter((type) => type !== 'application/json')
  const done = [...statuses].find((status) => status === 201) ?? 200
  const found: Record<string, JsonSchema> = {}
  if (response) found[done] = { description: 'Done', content: { 'application/json': { schema: response } } }
  if (files.length > 0)
    found[200] = { description: 'The file', content: Object.fromEntries(files.map((type) => [type, {}])) }
  if (statuses.has(204)) found[204] = { description: 'Done' }
  if (statuses.has(302))
    found[302] = { description: 'Elsewhere', headers: location, content: { 'text/plain': {} } }
  if (statuses.has(304)) found[304] = { description: 'Not changed since the `ETag` of `If-None-Match`' }
  return found
}

const location = { Location: { schema: { type: 'string' } } }

async function inputOf({ validator }: RouteTypes, source: 'body' | 'query'): Promise<JsonSchema | null> {
  if (!validator) return null
  const module = (await import(validator.module)) as Record<string, Parameters<typeof inputSchema>[0]>
  const found = module[validator.name]
  return found ? inputSchema(found, source) : null
}

const uuids = router.matchers.uuid().match

const pathParameters = ({ pattern, matchers }: RouteJson) =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: matching(matchers[name!]?.match),
  }))

function matching(pattern: RegExp | undefined): JsonSchema {
  if (!pattern) return { type: 'string', minLength: 1 }
  return pattern.source === uuids?.source
    ? { type: 'string', format: 'uuid' }
    : { type: 'string', pattern: pattern.source }
}

const queryParameters = (schema: JsonSchema | null) =>
  Object.entries((schema?.properties as Record<string, JsonSchema> | undefined) ?? {}).map(([name, one]) => ({
    name,
    in: 'query',
    required: ((schema?.required as string[] | undefined) ?? []).includes(name),
    schema: one,
  }))
