import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { RefusedRow } from '#app/imports/metric_records/record_reader'
import type { RecordKey } from '#app/imports/metric_records/stored_records'

export async function storeRefused(importId: string, refused: readonly RefusedRow[]): Promise<void> {
  if (refused.length === 0) return
  await sql`insert into import_rows (organisation_id, import_id, number, cells, problems, outcome)
    select ${organisationContext.current().id}, ${importId}, r.number, r.cells, r.problems, 'invalid'
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r (number integer, cells jsonb, problems jsonb)
    on conflict (organisation_id, import_id, number)
      do update set cells = excluded.cells, problems = excluded.problems, outcome = 'invalid'`.execute(
    database()
  )
}

/** A row whose key a later row has: what it said is kept as `[metric, location, time, value]`. */
export type ReplacedRow = RecordKey & { number: number; value: string }

export async function storeReplaced(importId: string, replaced: readonly ReplacedRow[]): Promise<void> {
  if (replaced.length === 0) return
  const rows = replaced.map(({ number, metricId, locationId, at, value }) => ({
    number,
    cells: [metricId, locationId, at, value],
  }))
  await sql`insert into import_rows (organisation_id, import_id, number, cells, outcome)
    select ${organisationContext.current().id}, ${importId}, r.number, r.cells, 'replaced'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number integer, cells jsonb)
    on conflict (organisation_id, import_id, number)
      do update set cells = excluded.cells, problems = '[]', outcome = 'replaced'`.execute(database())
}

/** The next incorrect rows of the file. */
export const refusedAfter = (importId: string, number: number, most: number) =>
  database()
    .selectFrom('importRows')
    .select(['number', 'cells'])
    .where('importId', '=', importId)
    .where('outcome', '=', 'invalid')
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .execute()

export async function forgetRefused(importId: string, numbers: readonly number[]): Promise<void> {
  await database()
    .deleteFrom('importRows')
    .where('importId', '=', importId)
    .where('number', '=', anyOf(numbers))
    .execute()
}

export const countRefused = (importId: string): Promise<{ invalid: number; replaced: number }> =>
  database()
    .selectFrom('importRows')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('outcome', '=', 'invalid').as('invalid'),
      fn.countAll<number>().filterWhere('outcome', '=', 'replaced').as('replaced'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
