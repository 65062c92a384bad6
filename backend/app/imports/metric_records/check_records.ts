import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { joinedInBulk } from '#app/core/database/joined_in_bulk'
import {
  countRefused,
  forgetRefused,
  refusedAfter,
  storeRefused,
} from '#app/imports/metric_records/refused_rows'
import { readRows, storeRecords } from '#app/imports/metric_records/take_rows'
import type { InTransaction } from '#app/imports/kind_of_import'
import { closeCheck, setProgress } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { stillChecking } from '#app/imports/queries/turns'
import type { ImportCounts } from '#contracts/imports'

const rowsAtOnce = 2_000

/** The dry run: reads incorrect rows once more, then compares all others with what is there. Writes no record. */
export async function checkRecords(found: ImportRow, inTransaction: InTransaction): Promise<void> {
  let last = 0
  for (;;) {
    const read = await inTransaction(() => readAgain(found, last))
    if (read === null) return
    if (read === 0) break
    last = read
  }
  const series = await inTransaction(() => seriesOf(found.id))
  const sum = { added: 0, updated: 0, unchanged: 0 }
  for (const [place, one] of series.entries()) {
    const counted = await inTransaction(async () => {
      if (!(await stillChecking(found.id))) return null
      await setProgress(found.id, Math.floor((99 * (place + 1)) / series.length))
      return compared(found.id, one)
    })
    if (!counted) return
    for (const outcome of ['added', 'updated', 'unchanged'] as const) sum[outcome] += counted[outcome]
  }
  await inTransaction(async () => closeCheck(found.id, countsOf(sum, await countRefused(found.id))))
}

/** Names may have been assigned since. @returns the number of the last row; 0 when there is none, null once it is stopped */
async function readAgain(found: ImportRow, after: number): Promise<number | null> {
  if (!(await stillChecking(found.id))) return null
  const rows = await refusedAfter(found.id, after, rowsAtOnce)
  if (rows.length === 0) return 0
  const { read, refused } = await readRows(found, rows)
  await forgetRefused(
    found.id,
    read.map(({ number }) => number)
  )
  await storeRefused(found.id, refused)
  await storeRecords(found.id, read)
  return rows.at(-1)!.number
}

type Series = { metricId: string; locationId: string }
type Outcomes = { added: number; updated: number; unchanged: number }

const seriesOf = (importId: string): Promise<Series[]> =>
  database()
    .selectFrom('importRecords')
    .select(['metricId', 'locationId'])
    .where('importId', '=', importId)
    .groupBy(['metricId', 'locationId'])
    .orderBy('metricId')
    .orderBy('locationId')
    .execute()

async function compared(importId: string, { metricId, locationId }: Series): Promise<Outcomes> {
  const { rows } = await joinedInBulk(() =>
    sql<Outcomes>`
      select count(*) filter (where d.at is null)::int as added,
        count(*) filter (where d.value <> r.value)::int as updated,
        count(*) filter (where d.value = r.value)::int as unchanged
      from import_records r left join demand_records d
        on d.metric_id = ${metricId} and d.location_id = ${locationId} and d.at = r.at
      where r.import_id = ${importId} and r.metric_id = ${metricId} and r.location_id = ${locationId}`.execute(
      database()
    )
  )
  return rows[0]!
}

export const countsOf = (
  written: Outcomes,
  refused: { invalid: number; replaced: number }
): ImportCounts => ({
  ...{ added: written.added, updated: written.updated, unchanged: written.unchanged },
  ...{ removed: 0, mendable: 0, newPositions: [], newTags: [] },
  ...refused,
})
