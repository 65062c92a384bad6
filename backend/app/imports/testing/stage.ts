import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { WorkImport } from '#app/imports/actions/work_import'
import {
  usualImportOptions,
  type Import,
  type ImportCheckRequest,
  type ImportColumn,
  type ImportKind,
  type ImportOptions,
  type ImportOutcome,
  type ImportOutcomeRow,
  type ImportProblemRow,
  type UnknownValue,
} from '#contracts/imports'
import type { Person } from '#tests/world/world'

const path = '/api/imports'

export const noChoices: ImportOptions = usualImportOptions

type File = {
  columns: ImportColumn[]
  rows: string[][]
  options?: Partial<ImportOptions>
  kind?: ImportKind
}

/** A column for each field, headed by its name. */
export const columnsOf = (...fields: NonNullable<ImportColumn['field']>[]): ImportColumn[] =>
  fields.map((field) => ({ header: `${field} col`, field }))

/** A user's calls to imports over HTTP, and what the jobs process does for them. */
export function importer(client: ApiClient, who: Person, language = 'en-US') {
  const send = (method: string, url: string, body?: object) => {
    const request = client
      .request(`${path}${url}`, method)
      .bearerToken(who.token)
      .header('Language', language)
    return body ? request.json(body) : request
  }
  const work = (id: string) =>
    new WorkImport().handle({
      organisationId: who.actor.organisationId,
      importId: id,
      lastAttempt: true,
    })
  const create = ({ columns, rows, options, kind = 'employees' }: File) =>
    send('POST', '', {
      kind,
      fileName: 'people.xlsx',
      columns,
      options: { ...noChoices, ...options },
      rowCount: rows.length,
    })
  const show = async (id: string): Promise<Import> => (await send('GET', `/${id}`)).body().result
  const done = async (request: Promise<{ status(): number; body(): unknown }>) => {
    const answer = await request
    if (answer.status() >= 300) throw new Error(JSON.stringify(answer.body()))
  }
  /** Sends a file in two parts and has it checked; the header is row 1. */
  const checked = async (file: File): Promise<Import> => {
    const answer = await create(file)
    if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
    const { id } = answer.body().result as Import
    const rows = file.rows.map((cells, index) => ({ number: index + 2, cells }))
    const half = Math.ceil(rows.length / 2)
    for (const part of [rows.slice(0, half), rows.slice(half)])
      if (part.length > 0) await done(send('PUT', `/${id}/rows`, { rows: part }))
    await done(send('POST', `/${id}/checks`))
    await work(id)
    return show(id)
  }
  /** Checks again, with what was decided. */
  const decided = async (id: string, decision: ImportCheckRequest): Promise<Import> => {
    await done(send('POST', `/${id}/checks`, decision))
    await work(id)
    return show(id)
  }
  const asked = async (id: string, step: 'runs' | 'undos'): Promise<Import> => {
    await done(send('POST', `/${id}/${step}`))
    await work(id)
    return show(id)
  }
  return {
    send,
    work,
    create,
    show,
    checked,
    decided,
    outcome: async (id: string, outcome: ImportOutcome): Promise<ImportOutcomeRow[]> =>
      (await send('GET', `/${id}/rows?outcome=${outcome}&pageSize=200`)).body().result.items,
    unknown: async (id: string): Promise<UnknownValue[]> =>
      (await send('GET', `/${id}/unknown-values`)).body().result.items,
    run: (id: string) => asked(id, 'runs'),
    undo: (id: string) => asked(id, 'undos'),
    ran: async (file: File): Promise<Import> => asked((await checked(file)).id, 'runs'),
    problems: async (id: string): Promise<ImportProblemRow[]> =>
      (await send('GET', `/${id}/problems?pageSize=200`)).body().result.items,
    file: (id: string, format: string) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}${path}/${id}/error-file?format=${format}`, {
        headers: { Authorization: `Bearer ${who.token}`, Language: language },
      }),
  }
}

const tables = [
  'employees',
  'employee_locations',
  'employee_positions',
  'employee_tags',
  'employee_contracts',
  'employee_rates',
  'positions',
  'tags',
  'users',
]

/** A checksum of each table of people; versions and times of change move on and are left out. */
export async function checksums(organisationId: string): Promise<Record<string, string>> {
  const owner = db.connection('owner')
  const sums: Record<string, string> = {}
  for (const table of tables) {
    const answer = (await owner.rawQuery(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as sum from (
         select (to_jsonb(t) - 'version' - 'updated_at')::text as line from ${table} t where organisation_id = ?) l`,
      [organisationId]
    )) as { rows: { sum: string }[] }
    sums[table] = answer.rows[0]!.sum
  }
  return sums
}
