import { shareInside, type MinuteRange, type SlotGrid } from '../slots.ts'

/** A person's planned work, in minutes from midnight of the grid's first day; unpaid breaks lie inside it. */
export type PlannedTime = MinuteRange & { readonly unpaidBreaks: readonly MinuteRange[] }

/** People at work in each slot, a person there for half of it as one half. Who is on an unpaid break is not there. */
export function presenceOf(planned: readonly PlannedTime[], grid: SlotGrid): Float64Array {
  const present = new Float64Array(grid.slots)
  const add = (range: MinuteRange, people: number): void => {
    const { first, last } = slotsTouched(range, grid)
    const part = shareInside([range], { ...grid, slots: last - first, firstMinute: minuteOf(first, grid) })
    for (const [place, share] of part.entries()) present[first + place]! += people * share
  }
  for (const { from, until, unpaidBreaks } of planned) {
    add({ from, until }, 1)
    for (const pause of unpaidBreaks) add(pause, -1)
  }
  return present
}

const minuteOf = (slot: number, { slotMinutes, firstMinute = 0 }: SlotGrid): number =>
  firstMinute + slot * slotMinutes

function slotsTouched({ from, until }: MinuteRange, grid: SlotGrid): { first: number; last: number } {
  const { slots, slotMinutes, firstMinute = 0 } = grid
  const first = Math.min(slots, Math.max(0, Math.floor((from - firstMinute) / slotMinutes)))
  const last = Math.min(slots, Math.ceil((until - firstMinute) / slotMinutes))
  return { first, last: Math.max(first, last) }
}
