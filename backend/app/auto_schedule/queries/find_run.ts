import type { Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { variantKeys } from '#app/auto_schedule/proposal/variants'
import { summary } from '#app/auto_schedule/queries/proposals'
import type { RunState } from '#contracts/enums'
import type { RunVariant } from '#contracts/auto_schedule'

/**
 * A run without its problem, which is large and holds what people earn, and without the changes it offers. Cost is in
 * its figures only if the caller may see it.
 */
export type RunRow = Awaited<ReturnType<typeof findRun>>

/** States of a run that has not been answered. */
export const unansweredStates: readonly RunState[] = ['requested', 'running']
/** States in which a run still holds its locations. */
export const openStates: readonly RunState[] = ['requested', 'running', 'proposed']

/** What is offered, in the order of `variantKeys`; empty until the run has ended. */
const variants = sql<RunVariant[]>`coalesce((
  select jsonb_agg(${summary} order by array_position(${variantKeys}::text[], p.variant))
  from auto_schedule_proposals p where p.run_id = r.id), '[]')`

/** Runs visible to planners of all their locations. */
function runs() {
  const { locationIds } = organisationContext.actor()
  return database()
    .selectFrom('autoScheduleRuns as r')
    .select(['id', 'state', 'scope', 'goals', 'budgetMs', 'seed', 'createdAt as requestedAt', 'requestedBy'])
    .select(['progress', 'alternatives', 'repair', 'figuresBefore', variants.as('variants'), 'failureCode'])
    .$if(locationIds !== null, (query) =>
      query.where(
        sql<boolean>`not exists (
          select from jsonb_array_elements_text(scope->'locationIds') l where l <> all(${locationIds}))`
      )
    )
}

/** @throws scheduling.run_not_found also for a run at a location the actor may not touch */
export const findRun = (id: string, { lock = false } = {}) =>
  runs()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new DomainError('scheduling.run_not_found'))

const LISTED = 10

/** The newest first. */
export const listRuns = ({ open }: { open: boolean }): Promise<RunRow[]> =>
  runs()
    .$if(open, (query) => query.where('state', 'in', openStates))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()

/** The unfinished run overlapping these locations, if any. */
export async function openRunAt(locationIds: readonly string[]): Promise<string | undefined> {
  const run = await database()
    .selectFrom('autoScheduleRuns')
    .select('id')
    .where('state', 'in', openStates)
    .where(sql<boolean>`jsonb_exists_any(scope->'locationIds', ${locationIds}::text[])`)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return run?.id
}

export async function storeState(id: string, state: RunState): Promise<void> {
  await database().updateTable('autoScheduleRuns').set({ state }).where('id', '=', id).execute()
}

/** The shifts of the problem as they were when the run was asked for. */
export type DecidedShift = {
  id: string
  currentPersonId: string | null
  locationId: string
  positionId: string | null
  start: number
  end: number
  day: Day
}
export async function decidedShifts(runId: string): Promise<Map<string, DecidedShift>> {
  const row = await database()
    .selectFrom('autoScheduleRuns')
    .select(sql<DecidedShift[]>`problem->'shifts'`.as('shifts'))
    .where('id', '=', runId)
    .executeTakeFirst()
  return new Map((row?.shifts ?? []).map((shift) => [shift.id, shift]))
}
