import { needOf } from './need.ts'

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

/** People needed in each slot by one linear rule alone. @param slotMinutes length of every slot */
export function headcountOf(
  slots: readonly DemandSlot[],
  { unitsPerPersonHour, minimum, maximum }: LinearRule,
  slotMinutes: number
): Headcount[] {
  const rule = {
    content: { kind: 'linear', unitsPerPersonHour },
    units: slots.map(({ units }) => units),
    open: Uint8Array.from(slots, ({ open }) => (open ? 1 : 0)),
    minimum,
    maximum,
    share: 1,
  } as const
  const need = needOf([rule], slots.length, { slotMinutes, combination: 'sum', smoothed: false })
  return slots.map((_, slot) => ({ people: need.people[slot]!, unmet: need.unmet[slot]! }))
}
