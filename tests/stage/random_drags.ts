import type { EntryOperation, ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import type { PlanChange } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planMove } from '../../frontend/src/features/scheduling/model/plan_operations.ts'
import { changeOf } from '../../frontend/src/features/scheduling/rules/change_of.ts'
import { addDays } from './days.ts'
import { numbersFrom } from './random.ts'

/** One drag: what the screen would send to the server, and what it asks its own judge. */
export type Drag = { operations: EntryOperation[]; change: PlanChange }

/** Drags of one or several shifts, moved or copied, to any person's row or the unassigned one, on any day. */
export function randomDrags(
  { from, until, entries, people }: ScheduleRange,
  count: number,
  seed: number
): Drag[] {
  const below = numbersFrom(seed)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  const shifts = entries.filter(({ type, state, locked }) => type === 0 && state !== 'removed' && !locked)
  const days = daysOf(from, until)
  const rows = [null, ...people.map(({ id }) => id)]
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const zones = new Map(entries.map(({ locationId, zone }) => [locationId, zone]))
  const zoneOf = (locationId: string): string => zones.get(locationId)!
  const drags: Drag[] = []
  while (drags.length < count) {
    const grabbed = oneOf(shifts)
    const others: ScheduleEntry[] = below(10) === 0 ? [oneOf(shifts), oneOf(shifts)] : []
    const to = { employeeId: below(20) === 0 ? null : oneOf(people).id, day: oneOf(days) }
    const plan = planMove({
      entries: [...new Set([grabbed, ...others])],
      grabbed,
      to,
      rows,
      copy: below(5) === 0,
    })
    const change = changeOf(plan.operations, { entryById, zoneOf })
    // A shift that travels along to days off the screen is judged by the server alone.
    if (change?.add.every(({ day }) => day >= from && day < until))
      drags.push({ operations: plan.operations, change })
  }
  return drags
}

function daysOf(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}
