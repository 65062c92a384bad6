import { readFileSync } from 'node:fs'
import router from '@adonisjs/core/services/router'
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
      responses: {
        Failure: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const failure: JsonSchema = {
  type: 'object',
  required: ['ErrorMessage', 'Code', 'Details', 'TraceId'],
  properties: {
    ErrorMessage: { type: 'string' },
    Code: { type: 'string' },
    Details: { type: 'object' },
    TraceId: { type: 'string' },
  },
}
const header = (name: string, schema: JsonSchema) => ({ name, in: 'header', required: false, schema })

async function operation(route: RouteJson, method: string, types: RouteTypes): Promise<Operation> {
  const input = await inputSchema(types)
  const gates = [...route.middleware.all()] as Gate[]
  const gate = gates.find(({ name }) => name === 'can' || name === 'open')
  const reads = method === 'GET'
  const isFile = Object.keys(types.response).length === 0
  return {
    operationId: route.name,
    tags: [route.name!.split('.')[0]],
    'x-ability': gate?.args,
    security: gate?.name === 'open' ? [] : [{ token: [] }],
    parameters: [
      { $ref: '#/components/parameters/Language' },
      { $ref: '#/components/parameters/Interface' },
      ...pathParameters(route.pattern),
      ...(reads ? queryParameters(input) : []),
      ...(method === 'POST' && gate?.name === 'can'
        ? [header('Idempotency-Key', { type: 'string', maxLength: 200 })]
        : []),
    ],
    ...(reads || !input
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: withoutParams(input) } } },
        }),
    responses: {
      ...(isFile
        ? { 200: { description: 'Done', content: { 'application/octet-stream': {} } } }
        : { 200: { description: 'Done', content: { 'application/json': { schema: types.response } } } }),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

async function inputSchema({ validator }: RouteTypes): Promise<JsonSchema | null> {
  if (!validator) return null
  const module = (await import(validator.module)) as Record<string, { toJSONSchema(): JsonSchema }>
  return module[validator.name]?.toJSONSchema() ?? null
}

type Properties = Record<string, JsonSchema>
const propertiesOf = (schema: JsonSchema | null): Properties =>
  (schema?.properties as Properties | undefined) ?? {}

const pathParameters = (pattern: string) =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))

const queryParameters = (schema: JsonSchema | null) =>
  Object.entries(propertiesOf(schema))
    .filter(([name]) => name !== 'params')
    .map(([name, one]) => ({
      name,
      in: 'query',
      required: ((schema?.required as string[] | undefined) ?? []).includes(name),
      schema: one,
    }))

/** Path parameters are validated together with the body but are no part of it. */
function withoutParams(schema: JsonSchema): JsonSchema {
  const { params: _params, ...properties } = propertiesOf(schema)
  return {
    ...schema,
    properties,
    required: ((schema.required as string[] | undefined) ?? []).filter((name) => name !== 'params'),
  }
}
