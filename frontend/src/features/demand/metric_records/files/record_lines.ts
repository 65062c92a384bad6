import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { guarded } from '@shiftloom/backend/contracts/formula_guard'
import { slotAt } from '../slot_words.ts'

/** A record as an import takes it again: wall-clock time, location, metric, value. */
export type RecordLine = { at: string; location: string; metric: string; value: number }

export const recordLines = (records: MetricRecords): RecordLine[] =>
  records.values.flatMap((value, place) => {
    if (value === null) return []
    const { day, time } = slotAt(place, records)
    const { location, metric } = records
    return [{ at: `${day}T${time}:00`, location: guarded(location.name), metric: metric.name, value }]
  })

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * UTF-8 with a mark and semicolons, as other files of the product; values with the decimal sign of the language. Without
 * headers, what follows an earlier part of the file.
 */
export function recordCsv(
  lines: readonly RecordLine[],
  headers: readonly string[] | null,
  decimalSign: string
): string {
  const rows = lines.map(({ at, location, metric, value }) => [
    ...[at, quoted(location), metric],
    String(value).replace('.', decimalSign),
  ])
  const text = [...(headers ? [headers.map(quoted)] : []), ...rows]
    .map((row) => `${row.join(';')}\r\n`)
    .join('')
  return headers ? `\uFEFF${text}` : text
}
