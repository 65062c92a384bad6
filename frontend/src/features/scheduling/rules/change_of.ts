import type { EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanChange, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { changed, entryOf, type ZoneOf } from '../model/entry_draft.ts'
import { withHeldHours } from '../model/held_hours.ts'
import { planEntryOf } from './plan_difference.ts'

export type RuleChange = PlanChange & { remove: string[]; add: PlanEntry[] }
type Plan = {
  entryById: ReadonlyMap<string, ScheduleEntry>
  zoneOf: ZoneOf
}

/** What operations would do to the plan, in the words of the judge; null when they would do nothing. */
export function changeOf(
  operations: readonly EntryOperation[],
  { entryById, zoneOf }: Plan
): RuleChange | null {
  const remove: string[] = []
  const add: PlanEntry[] = []
  for (const operation of operations) {
    if (operation.kind === 'create') {
      const { id, entry } = operation
      const created = entryOf(id, entry, zoneOf(entry.locationId))
      add.push(planEntryOf(withHeldHours(null, created, entryById.values())))
      continue
    }
    const entry = entryById.get(operation.id)
    if (!entry) continue
    remove.push(entry.id)
    if (operation.kind !== 'update') continue
    const next = changed(entry, operation.changes, zoneOf)
    add.push(planEntryOf(withHeldHours(entry, next, entryById.values())))
  }
  return remove.length + add.length > 0 ? { remove, add } : null
}
