/** A kind of shift from a catalogue. */
export type ShiftType = {
  readonly id: string
  /** Slot of the day it starts in. */
  readonly startSlot: number
  readonly lengthSlots: number
  /** Days it may start on, counted from the row's first; every day of the row where not given. */
  readonly days?: readonly number[]
  /** What one such shift costs, a whole number. */
  readonly price: number
}

/** A type on a day: the slots `[from, until)`; in a cyclic row `until` may pass the end. */
export type Placement = {
  readonly type: string
  readonly from: number
  readonly until: number
  readonly price: number
}

/** Every place in the row where a type may lie. A shift that passes the end of a straight row is none. */
export function placementsOf(
  types: readonly ShiftType[],
  { slots, slotsPerDay, cyclic }: { slots: number; slotsPerDay: number; cyclic: boolean }
): Placement[] {
  const everyDay = Array.from({ length: Math.floor(slots / slotsPerDay) }, (_, day) => day)
  return types.flatMap(({ id, startSlot, lengthSlots, days = everyDay, price }) =>
    days.flatMap((day) => {
      const from = day * slotsPerDay + startSlot
      const until = from + lengthSlots
      return until > slots && !cyclic ? [] : [{ type: id, from, until, price }]
    })
  )
}
