import type { Day, ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { isPlanned } from './entry_kind.ts'
import { holds, type DayRange } from './view_range.ts'

export type PersonTotals = {
  plannedMinutes: number
  normMinutes: number
  /** Planned less norm; 0 without a norm. */ differenceMinutes: number
}
export type DayTotals = { people: number; minutes: number; openShifts: number }
export type Totals = {
  byPerson: Map<string, PersonTotals>
  byDay: Map<Day, DayTotals>
  grand: PersonTotals & { openShifts: number; openMinutes: number }
}

/** Positions the organisation leaves out of working time; a shift without a position always counts. */
export type ExcludedPositions = ReadonlySet<string>

export function countsAsWork(entry: ScheduleEntry, excluded: ExcludedPositions): boolean {
  return isPlanned(entry) && !(entry.positionId && excluded.has(entry.positionId))
}

/** A night shift belongs whole to the day it starts on; entries before the range only lend their stub. */
export function totalsOf(
  range: DayRange,
  people: readonly SchedulePerson[],
  entries: readonly ScheduleEntry[],
  excluded: ExcludedPositions
): Totals {
  const planned = new Map(people.map(({ id }) => [id, 0]))
  const byDay = new Map<Day, DayTotals & { who: Set<string> }>()
  let openShifts = 0
  let openMinutes = 0

  for (const entry of entries) {
    if (!holds(range, entry.day) || !countsAsWork(entry, excluded)) continue
    const day = byDay.get(entry.day) ?? { people: 0, minutes: 0, openShifts: 0, who: new Set<string>() }
    byDay.set(entry.day, day)
    if (!entry.employeeId) {
      day.openShifts += 1
      openShifts += 1
      openMinutes += entry.workMinutes
    } else if (planned.has(entry.employeeId)) {
      planned.set(entry.employeeId, planned.get(entry.employeeId)! + entry.workMinutes)
      day.minutes += entry.workMinutes
      day.who.add(entry.employeeId)
      day.people = day.who.size
    }
  }

  const byPerson = new Map(
    people.map((person) => [person.id, against(planned.get(person.id)!, person.normMinutes)])
  )
  const all = [...byPerson.values()]
  const sum = (pick: (totals: PersonTotals) => number) => all.reduce((total, one) => total + pick(one), 0)
  return {
    byPerson,
    byDay: new Map([...byDay].map(([day, { who: _, ...totals }]) => [day, totals])),
    grand: {
      plannedMinutes: sum((one) => one.plannedMinutes),
      normMinutes: sum((one) => one.normMinutes),
      differenceMinutes: sum((one) => one.differenceMinutes),
      openShifts,
      openMinutes,
    },
  }
}

const against = (plannedMinutes: number, normMinutes: number): PersonTotals => ({
  plannedMinutes,
  normMinutes,
  differenceMinutes: normMinutes > 0 ? plannedMinutes - normMinutes : 0,
})

/** Grey while there is room, amber from 95 % of the norm, red above it. A norm of 0 is one that nobody may see or set. */
export function loadOf({ plannedMinutes, normMinutes }: PersonTotals): 'room' | 'near' | 'over' {
  if (normMinutes === 0) return 'room'
  if (plannedMinutes > normMinutes) return 'over'
  return plannedMinutes >= normMinutes * 0.95 ? 'near' : 'room'
}
