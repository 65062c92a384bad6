import { randomUUID } from 'node:crypto'
import type { Operation } from './description.ts'
import { send, signInAgain, type Answer, type Person } from './people.ts'
import type { Request } from './requests.ts'
import { kindAt, type Stage } from './stage.ts'

/** What stands in a request instead of what was drawn. */
export type Given = {
  who?: Person | null
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** Fields of the body; those left out stay as they were drawn. */
  body?: object
  /** The version in the body is that of something else than what the address names. */
  keepsVersion?: true
  headers?: Record<string, string>
}
/** Brings about what an operation needs, through the API itself. */
export type Recipe = (stage: Stage, asked: Request) => Promise<Given> | Given

/** Sends what was drawn, in place of it what the recipe gives, and learns from the answer. */
export async function ask(
  stage: Stage,
  operation: Operation,
  asked: Request,
  recipe: Recipe | undefined
): Promise<Answer> {
  const given = recipe && asked.isPrepared ? await recipe(stage, asked) : {}
  if (given.who !== undefined) asked.who = given.who
  Object.assign(asked.params, given.params)
  Object.assign(asked.query, given.query)
  if (given.body) asked.body = { ...(asked.body as object), ...given.body }
  if (!given.keepsVersion) await withVersion(stage, operation, asked)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asked.params[name]!)
  )
  const answer = await send(operation.method, path + searchOf(asked.query), {
    person: asked.who,
    body: asked.body,
    headers: {
      Language: asked.language,
      ...(asked.isKeyed && { 'Idempotency-Key': randomUUID() }),
      ...given.headers,
    },
  })
  if (answer.status === 401 && asked.who) await signInAgain(asked.who)
  if (answer.status < 300) stage.known.learn(answer.body, kindAt(operation.path), answer.status === 201)
  return answer
}

function searchOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)])
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Most changes name the version that they began from. */
async function withVersion({ known }: Stage, operation: Operation, asked: Request): Promise<void> {
  const body = asked.body as { version?: number } | undefined
  if (!asked.isPrepared || body?.version === undefined) return
  const id = Object.values(asked.params).at(-1)
  const version = id === undefined ? await currentVersion(operation.path, asked.who) : known.versionOf(id)
  if (version !== undefined) body.version = version
}

async function currentVersion(path: string, person: Person | null): Promise<number | undefined> {
  const { body } = await send('GET', path, { person })
  return (body as { result?: { version?: number } } | undefined)?.result?.version
}
