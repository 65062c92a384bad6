import { database, json } from '#app/core/database/database'
import { announceRecords } from '#app/demand/public/announce_records'
import { writeRecords } from '#app/demand/public/write_records'
import type { InTransaction } from '#app/imports/kind_of_import'
import { countsOf } from '#app/imports/metric_records/check_records'
import { countRefused } from '#app/imports/metric_records/refused_rows'
import { bySeries, nextRecords, storeBefore } from '#app/imports/metric_records/stored_records'
import { closeImport } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { turnOf } from '#app/imports/queries/turns'
import type { Written } from '#database/json/imports'

const recordsAtOnce = 5_000

/** Writes records in the order of their keys; how far it came is stored with each part, so that none is written twice. */
export async function runRecords({ id }: ImportRow, inTransaction: InTransaction): Promise<void> {
  while (await inTransaction(() => writeSome(id)));
}

async function writeSome(id: string): Promise<boolean> {
  const found = await turnOf(id, (stopped) => finish(stopped, 'cancelled'))
  if (!found) return false
  const records = await nextRecords(id, { after: found.written }, recordsAtOnce)
  const last = records.at(-1)
  if (!last) {
    await finish(found, 'done')
    return false
  }
  const counts = { ...noneWritten, ...found.written }
  for (const { records: part, ...series } of bySeries(records)) {
    const values = new Map(part.map(({ at, value }) => [at, value]))
    const earlier = await writeRecords({ ...series, ats: [...values.keys()], values: [...values.values()] })
    await storeBefore(id, series, earlier)
    const unchanged = earlier.filter(({ at, value }) => Number(values.get(at)) === Number(value)).length
    counts.added += part.length - earlier.length
    counts.updated += earlier.length - unchanged
    counts.unchanged += unchanged
  }
  const { added, updated, unchanged } = counts
  const written: Written = {
    ...{ metricId: last.metricId, locationId: last.locationId, at: last.at },
    ...{ added, updated, unchanged },
  }
  const share = (added + updated + unchanged) / found.rowCount
  await database()
    .updateTable('imports')
    .set({ state: 'running', written: json(written), progress: Math.min(99, Math.floor(100 * share)) })
    .where('id', '=', id)
    .execute()
  return true
}

const noneWritten = { added: 0, updated: 0, unchanged: 0 }

async function finish(found: ImportRow, state: 'done' | 'cancelled'): Promise<void> {
  await closeImport(found, state, countsOf(found.written ?? noneWritten, await countRefused(found.id)))
  announceRecords()
}
