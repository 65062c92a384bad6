import { database } from '#app/core/database/database'
import type { ModelPart } from '#contracts/labour_model'
import type { Day } from '#contracts/schedule'

export type PendingChange = Awaited<ReturnType<typeof pendingChanges>>[number]

/** What of a part of a run is neither accepted nor stays as it is; an added shift has no entry until it is accepted. */
export async function pendingChanges(runId: string, { day, locationId, positionId }: ModelPart) {
  const found = await database()
    .selectFrom('demandRunChanges')
    .select(['id', 'kind', 'locationId', 'positionId', 'day', 'startTime', 'endTime', 'entryId'])
    .where('runId', '=', runId)
    .where('kind', '<>', 'kept')
    .where('accepted', '=', false)
    .$if(day !== undefined, (query) => query.where('day', '=', day!))
    .$if(locationId !== undefined, (query) => query.where('locationId', '=', locationId!))
    .$if(positionId !== undefined, (query) => query.where('positionId', '=', positionId!))
    .orderBy('day')
    .orderBy('id')
    .execute()
  // After an undo its former entry is gone for good: the next acceptance makes another one.
  return found.map((change) => (change.kind === 'added' ? { ...change, entryId: null } : change))
}

type Group = { locationId: string; positionId: string; day: Day }

/** A position at a location on a day, which is accepted whole. */
export const groupOf = ({ locationId, positionId, day }: Group): string =>
  `${locationId} ${positionId} ${day}`
