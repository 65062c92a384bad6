import { findEmployees } from '#app/organisation/public/find_employees'
import type { ExportBatch } from '#contracts/exports'
import type { BatchRow } from '#app/exports/queries/batch_rows'
import type { StoredHours } from '#database/json/exports'
import type { Words } from '#app/exports/formats/sheet'

/** Batches for the wire, with the names of those left out as they are called now. */
export async function batchesOf(batches: BatchRow[], words: Words): Promise<ExportBatch[]> {
  const named = await namesOf(
    batches.flatMap(({ excluded, hours }) => [...excluded, ...hours.filter(isUnsettled)])
  )
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
    excluded: batch.excluded.map((one) => named(one)),
    hours: {
      fromRecords: batch.hours.filter(({ source }) => source === 'records').length,
      fromPlan: batch.hours.filter(({ source }) => source === 'plan').length,
      unsettled: batch.hours.filter(isUnsettled).map((one) => named(one)),
    },
    failureCode: batch.failureCode,
    failure:
      batch.failureCode &&
      words(`errors.${batch.failureCode}`, { excluded: batch.excluded.length, unsettled: 0 }),
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

const isUnsettled = ({ waitingRecords, unrecordedShifts }: StoredHours): boolean =>
  waitingRecords + unrecordedShifts > 0

type OfPerson = { employeeId: string }
/** Adds the names of people; those who have been deleted since have none. */
export async function namesOf(
  of: OfPerson[]
): Promise<<T extends OfPerson>(one: T) => T & { name: string; surname: string }> {
  const people = await findEmployees([...new Set(of.map(({ employeeId }) => employeeId))])
  return (one) => {
    const person = people.get(one.employeeId)
    return { ...one, name: person?.name ?? '', surname: person?.surname ?? '' }
  }
}
