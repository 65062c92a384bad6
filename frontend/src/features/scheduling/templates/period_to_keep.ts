import type { KeptPeriod } from '@shiftloom/backend/contracts/schedule_templates'
import { addDays } from '../model/calendar.ts'
import { cellOfKey } from '../model/cell_model.ts'
import type { DayRange } from '../model/view_range.ts'

/** The days selected, or the period shown where they are not more than one. */
export function periodToKeep(cells: Iterable<string>, { from, until }: DayRange): KeptPeriod {
  const days = [...cells].map((key) => cellOfKey(key).day).sort()
  const isPeriod = days.length > 1 && days[0] !== days.at(-1)
  const shown = isPeriod ? { from: days[0]!, until: addDays(days.at(-1)!, 1) } : { from, until }
  return { ...shown, withPeople: true }
}
