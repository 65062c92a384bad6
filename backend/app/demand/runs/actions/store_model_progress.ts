import type { ModelProgress } from '@shiftloom/solver/worker/jobs'
import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { announceDemand } from '#app/demand/hubs/announce_demand'

/**
 * Stores how far a run is, for screens that read it again. Every jobs process hears of all progress; the row lets one
 * through at a time, and at most one a second.
 */
export async function storeModelProgress(runId: string, progress: ModelProgress): Promise<void> {
  const { rows } = await sql`
    update demand_runs
    set state = 'running', progress = ${json(progress)}, progress_at = clock_timestamp(),
      started_at = coalesce(started_at, now())
    where id = ${runId} and state in ('requested', 'running')
      and (progress_at is null or progress_at < clock_timestamp() - interval '900 milliseconds')
    returning id`.execute(database())
  if (rows.length > 0) announceDemand('runs')
}
