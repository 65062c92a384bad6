import type { PlanChange, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'

/**
 * What turns one plan into the other. Entries that did not change keep their identity from one plan of the screen to
 * the next, so comparing references is enough and costs a look per entry.
 */
export function differenceOf(
  before: readonly PlanEntry[],
  after: readonly PlanEntry[]
): PlanChange & { remove: string[]; add: PlanEntry[] } {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const remove: string[] = []
  const add: PlanEntry[] = []
  for (const entry of after) {
    const known = old.get(entry.id)
    old.delete(entry.id)
    if (known === entry) continue
    if (known) remove.push(entry.id)
    add.push(planEntryOf(entry))
  }
  return { remove: [...remove, ...old.keys()], add }
}

/** Only what the rules read crosses to the worker: no comments, no published faces. */
export const planEntryOf = ({
  id,
  type,
  employeeId,
  locationId,
  positionId,
  day,
  zone,
  startsAt,
  endsAt,
  fullDay,
  workMinutes,
  breaks,
  availability,
  heldMinutes,
  state,
}: PlanEntry): PlanEntry => ({
  id,
  type,
  employeeId,
  locationId,
  positionId,
  day,
  zone,
  startsAt,
  endsAt,
  fullDay,
  workMinutes,
  breaks,
  availability,
  ...(heldMinutes && { heldMinutes }),
  ...(state !== undefined && { state }),
})
