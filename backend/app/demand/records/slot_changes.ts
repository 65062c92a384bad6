import type { RecordChange } from '#contracts/demand_records'
import type { ClockTime, Day } from '#contracts/schedule'

/** What one slot of a day was when it was read, and shall be. */
export type SlotChange = { day: Day; slot: number; before: number | null; value: number | null }

export const slotChanges = ({ days }: RecordChange): SlotChange[] =>
  days.flatMap(({ day, before, values }) =>
    values.flatMap((value, slot) => {
      const was = before[slot]!
      return value === was ? [] : [{ day, slot, before: was, value }]
    })
  )

export function clockOfSlot(slot: number, stepMinutes: number): ClockTime {
  const minutes = slot * stepMinutes
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
