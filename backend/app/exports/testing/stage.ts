import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { read, utils } from '@e965/xlsx'
import { rows } from '#app/core/organisation_context'
import { RunBatch } from '#app/exports/actions/run_batch'
import type { EntryDraft } from '#contracts/schedule'
import type { ExportBatch, ExportRequest } from '#contracts/exports'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, type Person, type World } from '#tests/world/world'

const path = '/api/exports'

/** Files of tests stay out of the work tree. */
process.env.STORAGE_DIR ||= mkdtempSync(join(tmpdir(), 'shiftloom-exports-'))

/** A user's calls to exports over HTTP. */
export function exporter(client: ApiClient, who: Person, language = 'pl-PL') {
  const get = (url: string) =>
    client.get(`${path}/${url}`).bearerToken(who.token).header('Language', language)
  const post = (url: string, body: object) =>
    client.post(`${path}/${url}`).bearerToken(who.token).header('Language', language).json(body)
  return {
    layouts: () => get('layouts'),
    check: (asked: object) => post('checks', asked),
    request: (asked: object, key?: string) => {
      const request = post('batches', asked)
      return key ? request.header('Idempotency-Key', key) : request
    },
    list: (query = '') => get(`batches${query}`),
    show: (id: string) => get(`batches/${id}`),
    file: (id: string) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}${path}/batches/${id}/file`, {
        headers: { Authorization: `Bearer ${who.token}`, Language: language },
      }),
    /** Asks, lets the jobs process do its part, and takes the file. */
    export: async (asked: Partial<ExportRequest>): Promise<{ batch: ExportBatch; bytes: Uint8Array }> => {
      const answer = await post('batches', { ...october, ...asked })
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      const { id } = answer.body().result
      await run(who, id)
      const taken = await exporter(client, who, language).file(id)
      if (taken.status !== 200) throw new Error(await taken.text())
      const batch = (await get(`batches/${id}`)).body().result
      return { batch, bytes: new Uint8Array(await taken.arrayBuffer()) }
    },
  }
}

/** Includes the autumn change of clocks in Poland, on the 26th. */
export const october = {
  layout: 'optima_worked_time',
  format: 'xlsx',
  from: '2025-10-01',
  until: '2025-11-01',
} as const
/** Includes the spring change of clocks, on the 30th. */
export const march = { from: '2025-03-01', until: '2025-04-01' } as const

export const run = (who: Person, batchId: string, more: { lastAttempt?: boolean; now?: number } = {}) =>
  new RunBatch().handle({ organisationId: who.actor.organisationId, batchId, lastAttempt: false, ...more })

/** Plans shifts in October 2025, whatever the labour code says of them, and publishes the whole of both months. */
export async function published(
  client: ApiClient,
  world: World,
  drafts: Partial<EntryDraft>[]
): Promise<void> {
  await withoutRules(world)
  const plan = planner(client, world, world.admin)
  for (const draft of drafts)
    await plan.create(plan.shift({ employeeId: world.employee.employeeId, day: '2025-10-06', ...draft }))
  for (const { from, until } of [march, october]) {
    const answer = await plan.publish(from, until, [world.locationId, world.farLocationId])
    if (answer.status() !== 200 && answer.body().Code !== 'scheduling.nothing_to_publish')
      throw new Error(JSON.stringify(answer.body()))
  }
}

export const rename = (
  world: World,
  who: Person,
  columns: { name?: string; surname?: string; integration_id?: string | null }
) =>
  acting(world.admin, async () => {
    for (const [column, value] of Object.entries(columns))
      await rows(`update employees set ${column} = ? where id = ?`, [value, who.employeeId])
  })

/** The first sheet as it reads in a spreadsheet: raw values, a line per row. */
export function sheetIn(bytes: Uint8Array) {
  const book = read(bytes, { type: 'array', cellNF: true, cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  return {
    name: book.SheetNames[0]!,
    sheet,
    lines: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }),
  }
}

/** The lines of a text file, byte order mark and line ends are for the caller to check. */
export const csvIn = (bytes: Uint8Array): string[][] =>
  new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes)
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(';'))
