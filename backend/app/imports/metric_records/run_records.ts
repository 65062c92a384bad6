import { database, json } from '#app/core/database/database'
import { announceRecords } from '#app/demand/public/announce_records'
import { RecordsOvertaken, writeRecords } from '#app/demand/public/write_records'
import type { InTransaction } from '#app/imports/kind_of_import'
import { countsOf } from '#app/imports/metric_records/check_records'
import { countRefused } from '#app/imports/metric_records/refused_rows'
import { countSpan, nextSpan, storeBefore, writtenRows } from '#app/imports/metric_records/record_span'
import { closeImport } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { turnOf } from '#app/imports/queries/turns'
import type { Written } from '#database/json/imports'

const recordsAtOnce = 5_000

/** How often a part is begun again that someone else changed at the same moment. */
const mostTries = 5

/** Writes records in the order of their keys; how far it came is stored with each part, so that none is written twice. */
export async function runRecords({ id }: ImportRow, inTransaction: InTransaction): Promise<void> {
  let tries = 0
  for (let isMore = true; isMore;) {
    try {
      isMore = await inTransaction(() => writeSome(id))
      tries = 0
    } catch (error) {
      tries += 1
      if (!(error instanceof RecordsOvertaken) || tries === mostTries) throw error
    }
  }
}

async function writeSome(id: string): Promise<boolean> {
  const found = await turnOf(id, (stopped) => finish(stopped, 'cancelled'))
  if (!found) return false
  const span = await nextSpan(id, { after: found.written }, recordsAtOnce)
  if (!span) {
    await finish(found, 'done')
    return false
  }
  const { metricId, locationId, until } = span
  await storeBefore(id, span)
  const part = await countSpan(id, span)
  await writeRecords(writtenRows(id, span), part)
  const earlier = found.written ?? noneWritten
  const written: Written = {
    ...{ metricId, locationId, at: until },
    added: earlier.added + part.added,
    updated: earlier.updated + part.updated,
    unchanged: earlier.unchanged + part.unchanged,
  }
  const share = (written.added + written.updated + written.unchanged) / found.rowCount
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
