import type { MetricRecords, RecordChange, RecordStep } from '@shiftloom/backend/contracts/demand_records'
import { addDays } from '#/lib/time/days.ts'
import type { Edit } from './edits.ts'

export type SentChange = RecordChange & { stepMinutes: RecordStep }

/** The days that were edited as they are sent: each as it was seen, and as it shall be. */
export function changeOf(
  { from, values, stepMinutes }: Pick<MetricRecords, 'from' | 'values' | 'stepMinutes'>,
  byPlace: ReadonlyMap<number, Edit>
): SentChange {
  const slots = 1440 / stepMinutes
  const days = [...new Set([...byPlace.keys()].map((place) => Math.floor(place / slots)))].sort(
    (a, b) => a - b
  )
  return {
    stepMinutes,
    days: days.map((day) => {
      const before = values.slice(day * slots, (day + 1) * slots)
      const after = [...before]
      for (const [slot] of before.entries()) {
        const edit = byPlace.get(day * slots + slot)
        if (!edit) continue
        before[slot] = edit.seen
        after[slot] = edit.value
      }
      return { day: addDays(from, day), before, values: after }
    }),
  }
}
