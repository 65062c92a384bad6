import type { PlannedModelShift } from '@shiftloom/solver/labour_model/run/problem'
import { addDays } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { plannedModelShifts } from '#app/demand/runs/problem/planned_model_shifts'
import { groupOf, type PendingChange } from '#app/demand/runs/queries/pending_changes'
import type { ModelAcceptance } from '#contracts/labour_model'
import type { Day } from '#contracts/schedule'

type Groups = Map<string, ModelAcceptance['conflicts'][number]>

/**
 * Days of positions whose shifts are not those any more that the run began with: one came, went or moved, or one that
 * would go has got a person or a lock. Only days with something pending are looked at.
 */
export async function changedGroups(runId: string, pending: readonly PendingChange[]): Promise<Groups> {
  const { problem, scope } = await database()
    .selectFrom('demandRuns')
    .select(['problem', 'scope'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  const changed: Groups = new Map()
  const byLocation = Map.groupBy(pending, ({ locationId }) => locationId)
  for (const [locationId, changes] of byLocation) {
    const now = await plannedModelShifts(locationId, scope)
    const before = problem.locations.find((one) => one.locationId === locationId)?.positions ?? []
    for (const change of changes) {
      const { positionId, day } = change
      const then = before.find((one) => one.positionId === positionId)?.planned ?? []
      const shifts = (all: readonly PlannedModelShift[]) => onDay(all, scope.from, day)
      const there = now.get(positionId) ?? []
      const isFree =
        change.kind === 'added' || there.some((one) => one.entryId === change.entryId && !one.isFixed)
      if (isFree && shifts(then) === shifts(there)) continue
      changed.set(groupOf(change), { locationId, positionId, day })
    }
  }
  return changed
}

/** The shifts of a day in a form that is the same for the same shifts. */
const onDay = (shifts: readonly PlannedModelShift[], first: Day, day: Day): string =>
  shifts
    .filter(({ from }) => addDays(first, Math.floor(from / 1440)) === day)
    .map(({ entryId, from, until }) => `${entryId} ${from} ${until}`)
    .sort()
    .join()
