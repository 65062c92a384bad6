import { straightCover } from '../catalogue/cover_from_catalogue.ts'
import { placementsOf } from '../catalogue/placements.ts'
import { coverFirst, coverWithShifts } from '../tiling.ts'
import type { Tile } from '../tiling/tile.ts'
import type { ShiftShape } from './problem.ts'

type Row = {
  readonly need: Int32Array
  readonly open: Uint8Array
  readonly slotMinutes: number
  /** Weekday of the first day, 1 Monday to 7 Sunday. */
  readonly weekday: number
}

/** The fewest hours of allowed shifts that cover a need, and the fewest shifts at that total. Exact in both ways. */
export const tilesFor = (row: Row, shape: ShiftShape): readonly Tile[] =>
  shape.catalogue === null ? ofAnyLength(row, shape) : fromCatalogue(row, shape.catalogue)

function ofAnyLength({ need, open, slotMinutes }: Row, shape: ShiftShape): readonly Tile[] {
  const { leastMinutes, mostMinutes, startEveryMinutes } = shape
  return coverWithShifts(need, {
    minimumSlots: Math.ceil(leastMinutes / slotMinutes),
    maximumSlots: Math.floor(mostMinutes / slotMinutes),
    startEverySlots: Math.max(1, startEveryMinutes / slotMinutes),
    open,
  }).tiles
}

type Catalogue = NonNullable<ShiftShape['catalogue']>

function fromCatalogue({ need, slotMinutes, weekday }: Row, catalogue: Catalogue): Tile[] {
  const slotsPerDay = 1440 / slotMinutes
  const days = Array.from({ length: need.length / slotsPerDay }, (_, day) => day)
  const types = catalogue.map(({ start, minutes, weekdays }, at) => ({
    ...{ id: String(at), startSlot: start / slotMinutes, lengthSlots: minutes / slotMinutes, price: 1 },
    days: days.filter((day) => weekdays.includes(((weekday - 1 + day) % 7) + 1)),
  }))
  const placements = placementsOf(types, { slots: need.length, slotsPerDay, cyclic: false })
  const longest = Math.max(1, ...types.map(({ lengthSlots }) => lengthSlots))
  const { under, over } = coverFirst(need, { minimumSlots: 1, maximumSlots: longest, startEverySlots: 1 })
  const { counts } = straightCover({ need, placements, prices: { under, over } }, 0)
  return placements.flatMap(({ from, until }, at) =>
    Array.from({ length: counts[at]! }, () => ({ from, until }))
  )
}
