/** One person per `unitsPerPersonHour` units an hour, kept between bounds while the place is open. */
export type LinearRule = {
  /** Units one person handles in an hour, e.g. tickets. */
  readonly unitsPerPersonHour: number
  /** People needed while open even without demand. */
  readonly minimum: number
  readonly maximum: number
}

export type DemandSlot = {
  /** Units expected in the slot. */
  readonly units: number
  /** Whether anybody is needed then: opening hours with their buffers. */
  readonly open: boolean
}

export type Headcount = {
  readonly people: number
  /** Work that the maximum leaves undone, in persons. */
  readonly unmet: number
}

/** 2 is not 2.0000000001: rounding errors must not call for another person. */
const CEILING_TOLERANCE = 1e-9

/** People needed in each slot. @param slotMinutes length of every slot */
export const headcountOf = (
  slots: readonly DemandSlot[],
  rule: LinearRule,
  slotMinutes: number
): Headcount[] =>
  slots.map(({ units, open }) => {
    if (!open) return { people: 0, unmet: 0 }
    const content = units / (rule.unitsPerPersonHour * (slotMinutes / 60))
    const people = Math.min(rule.maximum, Math.max(rule.minimum, Math.ceil(content - CEILING_TOLERANCE)))
    return { people, unmet: Math.max(0, content - rule.maximum) }
  })
