import type { RecordStep } from '#contracts/demand_records'

/** How far apart a metric's records are, by the finest of them; an hour where there are none. */
export function distanceOf(records: readonly { minute: number }[]): RecordStep {
  const finer = (minutes: number): boolean => records.some(({ minute }) => minute % minutes !== 0)
  if (finer(30)) return 15
  if (finer(60)) return 30
  return finer(1440) || records.length === 0 ? 60 : 1440
}
