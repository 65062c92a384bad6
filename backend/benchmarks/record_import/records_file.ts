import type { Place } from './seed_metrics.ts'

/** A file as a till writes it: time by time, one row for each location. Times that clocks skip are left out. */
export function recordsFile(rowCount: number, locations: readonly Place[]) {
  const row = (index: number) => {
    const slot = Math.floor(index / locations.length)
    // Each day has its quarters from six in the morning on, behind every change of the clocks.
    const [day, quarter] = [Math.floor(slot / 72), slot % 72]
    const at = new Date(Date.UTC(2018, 0, 1 + day, 6, quarter * 15)).toISOString().slice(0, 19)
    return { at, place: locations[index % locations.length]!, value: (index * 7) % 90 }
  }
  return {
    /** Some of the rows as the page sends them. */
    rows: (from: number, count: number, metric: string) =>
      Array.from({ length: Math.min(count, rowCount - from) }, (_, index) => {
        const { at, place, value } = row(from + index)
        return { number: from + index + 2, cells: [at, place.code, metric, String(value)] }
      }),
    /** Lines for COPY. */
    *lines(organisationId: string, metricId: string): Generator<string> {
      for (let index = 0; index < rowCount; index += 1) {
        const { at, place, value } = row(index)
        yield `${organisationId},${metricId},${place.id},${at},${value}\n`
      }
    },
  }
}
export type RecordsFile = ReturnType<typeof recordsFile>
