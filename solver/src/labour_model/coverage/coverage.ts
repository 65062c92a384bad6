/** How well planned people meet a need, in person-hours. */
export type Coverage = {
  readonly requiredHours: number
  readonly plannedHours: number
  /** Needed and not planned. */
  readonly underHours: number
  /** Planned and not needed. */
  readonly overHours: number
  /** Covered part of the need, 0 to 1; 1 when nothing is needed. */
  readonly share: number
}

/** One slot, in persons. */
export type SlotCoverage = {
  readonly required: number
  readonly planned: number
  readonly gap: number
  readonly surplus: number
}

export const coverageBySlot = (need: ArrayLike<number>, present: ArrayLike<number>): SlotCoverage[] =>
  Array.from({ length: need.length }, (_, slot) => {
    const [required, planned] = [need[slot]!, present[slot]!]
    return {
      required,
      planned,
      gap: Math.max(0, required - planned),
      surplus: Math.max(0, planned - required),
    }
  })

/** @param slotMinutes length of every slot */
export function coverageOf(
  need: ArrayLike<number>,
  present: ArrayLike<number>,
  slotMinutes: number
): Coverage {
  const total = { required: 0, planned: 0, gap: 0, surplus: 0 }
  for (const slot of coverageBySlot(need, present)) {
    total.required += slot.required
    total.planned += slot.planned
    total.gap += slot.gap
    total.surplus += slot.surplus
  }
  const hours = slotMinutes / 60
  return withShare(total.required * hours, total.planned * hours, total.gap * hours, total.surplus * hours)
}

/** One for each run of `slotsPerDay` slots. */
export function coverageByDay(
  need: ArrayLike<number>,
  present: ArrayLike<number>,
  { slotMinutes, slotsPerDay }: { readonly slotMinutes: number; readonly slotsPerDay: number }
): Coverage[] {
  const part = (row: ArrayLike<number>, day: number): number[] =>
    Array.from(row).slice(day * slotsPerDay, (day + 1) * slotsPerDay)
  return Array.from({ length: Math.ceil(need.length / slotsPerDay) }, (_, day) =>
    coverageOf(part(need, day), part(present, day), slotMinutes)
  )
}

/** Positions, days or locations together: a surplus of one does not fill the gap of another. */
export function together(parts: readonly Coverage[]): Coverage {
  const sum = (of: (part: Coverage) => number): number => parts.reduce((total, part) => total + of(part), 0)
  return withShare(
    sum((part) => part.requiredHours),
    sum((part) => part.plannedHours),
    sum((part) => part.underHours),
    sum((part) => part.overHours)
  )
}

const withShare = (
  requiredHours: number,
  plannedHours: number,
  underHours: number,
  overHours: number
): Coverage => ({
  requiredHours,
  plannedHours,
  underHours,
  overHours,
  share: requiredHours === 0 ? 1 : (requiredHours - underHours) / requiredHours,
})
