import { gapOf } from '../coverage/gap.ts'
import { presenceOf, type PlannedTime } from '../coverage/presence.ts'
import type { MinuteRange } from '../slots.ts'
import { hoursByDay } from './hours_by_day.ts'
import { keepShifts } from './keep_shifts.ts'
import type { NeedRow } from './need_row.ts'
import type { ModelPosition, ModelRow, PlannedModelShift } from './problem.ts'
import { tilesFor } from './tiles_for.ts'

export type RowToPlan = {
  readonly locationId: string
  /** Days that are planned. */
  readonly days: number
  /** Weekday of the first of them, 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly slotMinutes: number
  readonly position: Pick<ModelPosition, 'positionId' | 'shape' | 'planned'>
  readonly need: NeedRow
}

/** Chooses the shifts that one position lacks beside what stays, and says which open ones nothing asks for any more. */
export function planRow({ locationId, days, weekday, slotMinutes, position, need }: RowToPlan): ModelRow {
  const { positionId, shape, planned } = position
  const minutes = days * 1440
  const grid = { slots: need.people.length, slotMinutes }
  const begins = ({ from }: MinuteRange): boolean => from >= 0 && from < minutes
  // What begins before or after the planned days is not this run's to take away.
  const stays = planned.filter((shift) => shift.isFixed || !begins(shift))
  const free = planned.filter((shift) => !shift.isFixed && begins(shift))
  const gap = gapOf(need.people, presenceOf(stays.map(plannedTime), grid))
  const best = tilesFor({ need: gap, open: need.open, slotMinutes, weekday }, shape)
  const inSlots = free.map(({ entryId, from, until }) => ({
    ...{ entryId, from: from / slotMinutes, until: until / slotMinutes },
  }))
  const found = keepShifts(
    gap,
    best.filter(({ from }) => from * slotMinutes < minutes),
    inSlots
  )
  const added = found.added.map(({ from, until }) => ({
    ...{ from: from * slotMinutes, until: until * slotMinutes },
  }))
  const kept = new Set(found.keptIds)
  const hoursOf = (shifts: readonly PlannedTime[]) => hoursByDay(need.people, shifts, { slotMinutes, days })
  return {
    ...{ locationId, positionId, added, keptIds: found.keptIds, obsoleteIds: found.obsoleteIds },
    before: hoursOf(planned.map(plannedTime)),
    after: hoursOf([
      ...[...stays, ...free.filter(({ entryId }) => kept.has(entryId))].map(plannedTime),
      ...added.map((range) => ({ ...range, unpaidBreaks: [] })),
    ]),
  }
}

export const plannedTime = ({ from, until, breaks }: PlannedModelShift): PlannedTime => ({
  ...{ from, until, unpaidBreaks: breaks },
})
