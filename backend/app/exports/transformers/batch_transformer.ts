import { findEmployees } from '#app/organisation/public/find_employees'
import type { ExcludedPerson, ExportBatch } from '#contracts/exports'
import type { BatchRow } from '#app/exports/queries/batch_rows'
import type { Exclusion } from '#database/json/exports'
import type { Words } from '#app/exports/formats/sheet'

/** Batches for the wire, with the names of those left out as they are called now. */
export async function batchesOf(batches: BatchRow[], words: Words): Promise<ExportBatch[]> {
  const named = await peopleNamed(batches.flatMap(({ excluded }) => excluded))
  return batches.map((batch) => ({
    id: batch.id,
    layout: batch.layout,
    format: batch.format,
    from: batch.scope.from,
    until: batch.scope.until,
    locationIds: batch.scope.locationIds,
    state: batch.state,
    progress: batch.progress,
    rows: batch.rows,
    totalMinutes: batch.totalMinutes,
    checksum: batch.checksum,
    fileName: batch.fileName,
    size: batch.size,
    excluded: batch.excluded.map(named),
    failureCode: batch.failureCode,
    failure: batch.failureCode && words(`errors.${batch.failureCode}`, { excluded: batch.excluded.length }),
    requestedAt: batch.requestedAt.toISOString(),
    requestedByUserId: batch.requestedBy,
    requestedByName: batch.requestedByName,
    finishedAt: batch.finishedAt?.toISOString() ?? null,
  }))
}

export async function batchOf(batch: BatchRow, words: Words): Promise<ExportBatch> {
  const [one] = await batchesOf([batch], words)
  return one!
}

/** People who have been deleted since have no name. */
export async function peopleNamed(excluded: Exclusion[]): Promise<(one: Exclusion) => ExcludedPerson> {
  const people = await findEmployees([...new Set(excluded.map(({ employeeId }) => employeeId))])
  return (one) => {
    const person = people.get(one.employeeId)
    return { ...one, name: person?.name ?? '', surname: person?.surname ?? '' }
  }
}
