import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { RunState } from '#contracts/enums'
import type { LabourModelDetails, LabourModelRun } from '#contracts/labour_model'

export type ModelRunRow = Awaited<ReturnType<typeof findModelRun>>

/** States of a run that has not been answered. */
export const unansweredStates: readonly RunState[] = ['requested', 'running']
/** States in which a run still holds its locations. */
const openStates: readonly RunState[] = [...unansweredStates, 'proposed']

/** Runs whose locations are all the actor's. */
function runs() {
  const { locationIds } = organisationContext.actor()
  return database()
    .selectFrom('demandRuns')
    .select(['id', 'state', 'scope', 'createdAt', 'requestedBy', 'progress', 'failureCode', 'rows'])
    .$if(locationIds !== null, (query) =>
      query.where(
        sql<boolean>`not exists (
          select from jsonb_array_elements_text(scope->'locationIds') l where l <> all(${locationIds}))`
      )
    )
}

/** @throws demand.run_not_found also for a run at a location the actor may not touch */
export const findModelRun = (id: string, { lock = false } = {}) =>
  runs()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new DomainError('demand.run_not_found'))

const listed = 10

/** The newest first. */
export async function listModelRuns({ open }: { open: boolean }): Promise<LabourModelRun[]> {
  const found = await runs()
    .$if(open, (query) => query.where('state', '=', anyOf(openStates)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
  return found.map(modelRunOf)
}

/** The unfinished run overlapping these locations, if any. */
export async function openModelRunAt(
  locationIds: readonly string[],
  besides: string | null = null
): Promise<string | undefined> {
  const run = await database()
    .selectFrom('demandRuns')
    .select('id')
    .where('state', '=', anyOf(openStates))
    .where(sql<boolean>`jsonb_exists_any(scope->'locationIds', ${locationIds}::text[])`)
    .$if(besides !== null, (query) => query.where('id', '<>', besides!))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return run?.id
}

export const modelRunOf = (run: ModelRunRow): LabourModelRun => ({
  ...{ id: run.id, state: run.state, scope: run.scope, progress: run.progress, failureCode: run.failureCode },
  requestedAt: run.createdAt.toISOString(),
  requestedByUserId: run.requestedBy,
})

/** A run with what it offers. */
export async function modelRunDetails(id: string): Promise<LabourModelDetails> {
  const run = await findModelRun(id)
  const changes = await database()
    .selectFrom('demandRunChanges')
    .select(['locationId', 'positionId', 'kind', 'day', 'startTime', 'endTime', 'accepted'])
    .where('runId', '=', id)
    .orderBy('day')
    .orderBy('startTime')
    .orderBy('endTime')
    .orderBy('id')
    .execute()
  const byRow = Map.groupBy(changes, ({ locationId, positionId }) => `${locationId} ${positionId}`)
  return {
    ...modelRunOf(run),
    rows: run.rows.map((row) => ({
      ...row,
      changes: (byRow.get(`${row.locationId} ${row.positionId}`) ?? []).map(
        ({ kind, day, startTime, endTime, accepted }) => ({
          ...{ kind, day, start: startTime, end: endTime, accepted },
        })
      ),
    })),
  }
}
