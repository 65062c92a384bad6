import { coverWithBreaks } from '../labour_model/breaks/cover_with_breaks.ts'
import type { Break } from '../labour_model/breaks/break_tiling.ts'
import { coverFromCatalogue } from '../labour_model/catalogue/cover_from_catalogue.ts'
import { placementsOf, type ShiftType } from '../labour_model/catalogue/placements.ts'
import { coverFirst, coverWithShifts } from '../labour_model/tiling.ts'
import type { LpEngine } from '../lp/lp_model.ts'
import { addDays, clockMinutes, type Day } from '../time/time.ts'
import type { CatalogueShift, ShiftShape } from '../roster/demand/demand.ts'
import { mayStartOn } from '../roster/demand/shift_on.ts'

const DAY_MINUTES = 1440

/** A shift over slots of a row; `typeId` when it is one of the catalogue. */
export type SlotShift = {
  readonly from: number
  readonly until: number
  readonly breaks: readonly Break[]
  readonly typeId: string | null
}

export type CoverSearch = {
  readonly engine: LpEngine
  /** For each row; used only where breaks or shifts around the clock make it a search. */
  readonly limitMs: number
}

/** The fewest hours of shifts of a shape that cover a need. */
export function coverWithShape(
  need: Int32Array,
  slotMinutes: number,
  shape: ShiftShape,
  { engine, limitMs }: CoverSearch
): SlotShift[] {
  const slots = (minutes: number): number => minutes / slotMinutes
  const rules = {
    minimumSlots: slots(shape.minimumMinutes),
    maximumSlots: slots(shape.maximumMinutes),
    startEverySlots: slots(shape.startEveryMinutes),
  }
  if (!shape.breakRules?.length) {
    return coverWithShifts(need, rules).tiles.map((tile) => ({ ...tile, breaks: [], typeId: null }))
  }
  const breakRules = shape.breakRules.map(({ fromLengthMinutes, breaks }) => ({
    fromLengthSlots: slots(fromLengthMinutes),
    breaks: breaks.map(({ minutes, paid, earliest, latest }) => ({
      durationSlots: slots(minutes),
      paid,
      earliest: slots(earliest),
      latest: slots(latest),
    })),
  }))
  const search = { engine, limitMs, relativeGap: 0.005 }
  return coverWithBreaks(need, { ...rules, breakRules }, search).tiles.map((tile) => ({
    ...tile,
    typeId: null,
  }))
}

/** The fewest hours of catalogue shifts that cover a need; one may end on the day after the row's last. */
export function coverWithTypes(
  need: Int32Array,
  slotMinutes: number,
  catalogue: readonly CatalogueShift[],
  from: Day,
  { engine, limitMs }: CoverSearch
): SlotShift[] {
  const slotsPerDay = DAY_MINUTES / slotMinutes
  const days = Math.ceil(need.length / slotsPerDay)
  const longer = new Int32Array((days + 1) * slotsPerDay)
  longer.set(need)
  const types = catalogue.map((shift): ShiftType => ({
    id: shift.id,
    startSlot: clockMinutes(shift.start) / slotMinutes,
    lengthSlots: shift.lengthMinutes / slotMinutes,
    days: Array.from({ length: days }, (_, day) => day).filter((day) =>
      mayStartOn(shift, addDays(from, day))
    ),
    price: 1,
  }))
  const placements = placementsOf(types, { slots: longer.length, slotsPerDay, cyclic: false })
  const longest = Math.max(1, ...types.map(({ lengthSlots }) => lengthSlots))
  const { under, over } = coverFirst(longer, { minimumSlots: 1, maximumSlots: longest, startEverySlots: 1 })
  const row = { need: longer, placements, prices: { under, over }, cyclic: false }
  const { counts } = coverFromCatalogue(row, engine, limitMs)
  return placements.flatMap(({ type, from: first, until }, place) =>
    Array.from({ length: counts[place]! }, () => ({ from: first, until, breaks: [], typeId: type }))
  )
}
