import { recordDirectory } from '#app/demand/public/record_directory'
import { RecordReader, type ReadRecord, type RefusedRow } from '#app/imports/metric_records/record_reader'
import { storeRefused, storeReplaced, type ReplacedRow } from '#app/imports/metric_records/refused_rows'
import { addNew, replaceRecords, sameKeys } from '#app/imports/metric_records/stored_records'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { ImportedRow } from '#contracts/imports'

type Reading = Pick<ImportRow, 'id' | 'columns' | 'options' | 'matches'>

/** Reads rows and stores each as the record it is, or with what is wrong with it. The last row of a key counts. */
export async function takeRows(reading: Reading, rows: readonly ImportedRow[]): Promise<void> {
  const { read, refused } = await readRows(reading, rows)
  await storeRefused(reading.id, refused)
  await storeRecords(reading.id, read)
}

export async function readRows(
  reading: Reading,
  rows: readonly ImportedRow[]
): Promise<{ read: ReadRecord[]; refused: RefusedRow[] }> {
  const reader = new RecordReader({ ...reading, directory: await recordDirectory() })
  const read: ReadRecord[] = []
  const refused: RefusedRow[] = []
  for (const { number, cells } of rows) {
    const row = reader.read(number, cells)
    if ('problems' in row) refused.push(row)
    else read.push(row)
  }
  return { read, refused }
}

export async function storeRecords(importId: string, read: readonly ReadRecord[]): Promise<void> {
  if (read.length === 0) return
  const replaced: ReplacedRow[] = []
  const last = new Map<string, ReadRecord>()
  for (const record of read) {
    const other = last.get(keyOf(record))
    if (!other || other.number < record.number) last.set(keyOf(record), record)
    if (other && other.number !== record.number) replaced.push(other.number < record.number ? other : record)
  }
  const candidates = [...last.values()]
  const added = await addNew(importId, candidates)
  if (added < candidates.length) {
    const there = new Map((await sameKeys(importId, candidates)).map((one) => [keyOf(one), one]))
    const winning = candidates.filter((one) => there.get(keyOf(one))!.number < one.number)
    await replaceRecords(importId, winning)
    const beaten = candidates.filter((one) => there.get(keyOf(one))!.number > one.number)
    replaced.push(...beaten, ...winning.map((one) => there.get(keyOf(one))!))
  }
  await storeReplaced(importId, replaced)
}

const keyOf = ({ metricId, locationId, at }: Pick<ReadRecord, 'metricId' | 'locationId' | 'at'>): string =>
  `${metricId} ${locationId} ${at}`
