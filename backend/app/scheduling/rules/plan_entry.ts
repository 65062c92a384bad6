import type { PlanChange, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { withoutUnknownPlace } from '#app/scheduling/rules/around_entries'

/** An entry's content as the rules see it. */
export const planEntryOf = (id: string, content: EntryContent): PlanEntry =>
  withoutUnknownPlace({
    id,
    type: content.type,
    employeeId: content.employeeId,
    locationId: content.locationId,
    positionId: content.positionId,
    day: content.day,
    zone: content.zone,
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    fullDay: content.fullDay,
    workMinutes: content.workMinutes,
    breaks: content.breaks,
    availability: content.availability,
    ...(content.heldMinutes && { heldMinutes: content.heldMinutes }),
  })

/** Entries out and in, those left aside of which rules see nothing: comments, locks, shifts without a person. */
export function planChangeOf(changes: readonly EntryChange[]): Required<PlanChange> {
  const relevant = changes.filter(({ entryId, before, after }) => !sameForRules(entryId, before, after))
  return {
    remove: relevant.flatMap(({ entryId, before }) => (before?.employeeId ? [entryId] : [])),
    add: relevant.flatMap(({ entryId, after }) => (after?.employeeId ? [planEntryOf(entryId, after)] : [])),
  }
}

const sameForRules = (id: string, before: EntryContent | null, after: EntryContent | null): boolean =>
  before !== null &&
  after !== null &&
  JSON.stringify(planEntryOf(id, before)) === JSON.stringify(planEntryOf(id, after))
