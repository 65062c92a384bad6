/** A row of equal slots on the wall clock, e.g. 96 of 15 minutes for a day or 168 of an hour for a week. */
export type SlotGrid = {
  readonly slots: number
  readonly slotMinutes: number
  /** Minutes from midnight of the first day to the first slot; 0 unless the row begins later. */
  readonly firstMinute?: number
}

/** Minutes from midnight of the grid's first day, `[from, until)`; an end past 1440 lies in the next day. */
export type MinuteRange = { readonly from: number; readonly until: number }

/** The part of each slot, 0 to 1, that lies in one of the ranges, which do not overlap. */
export function shareInside(ranges: readonly MinuteRange[], grid: SlotGrid): Float64Array {
  const { slots, slotMinutes, firstMinute = 0 } = grid
  return Float64Array.from({ length: slots }, (_, slot) => {
    const from = firstMinute + slot * slotMinutes
    const inside = ranges.map(
      (range) => Math.min(range.until, from + slotMinutes) - Math.max(range.from, from)
    )
    return inside.reduce((minutes, part) => minutes + Math.max(0, part), 0) / slotMinutes
  })
}

/** 1 for each slot that touches one of the ranges, which may overlap. */
export const touched = (ranges: readonly MinuteRange[], grid: SlotGrid): Uint8Array =>
  Uint8Array.from({ length: grid.slots }, (_, slot) => {
    const from = (grid.firstMinute ?? 0) + slot * grid.slotMinutes
    return ranges.some((range) => range.from < from + grid.slotMinutes && range.until > from) ? 1 : 0
  })
