import type { RosterProgress } from '@shiftloom/solver/roster/result'
import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { hubs } from '#app/core/hubs/hubs'
import { watchersOf } from '#app/core/hubs/jobs_hub'
import { organisationContext } from '#app/core/organisation_context'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { gapPercent } from '#app/auto_schedule/proposal/gap_percent'
import { progressOf } from '#app/auto_schedule/transformers/run_transformer'
import type { RunState } from '#contracts/enums'
import type { RunGoals, RunProgress, RunProgressMessage } from '#contracts/auto_schedule'

type Stored = { before: RunState; goals: RunGoals }

/**
 * Stores a run's progress for clients that reload, and sends it to subscribers. Every jobs process receives every
 * progress event; the row lets only the first one through, and no two within 0.4 seconds, so it is sent once.
 *
 * @returns whether it was stored
 */
export async function storeProgress(
  runId: string,
  { lowerBound, ...heard }: RosterProgress
): Promise<boolean> {
  const progress: RunProgress = { ...heard, gapPercent: gapPercent(heard.score, lowerBound) }
  const { rows } = await sql<Stored>`
    with run as (select id, state from auto_schedule_runs where id = ${runId} for update)
    update auto_schedule_runs r
    set state = 'running', progress = ${json(progress)}, progress_at = clock_timestamp(),
      started_at = coalesce(r.started_at, now())
    from run where r.id = run.id and r.state in ('requested', 'running')
      and (r.progress_at is null or r.progress_at < clock_timestamp() - interval '400 milliseconds')
    returning run.state as before, r.goals`.execute(database())
  const [stored] = rows
  if (!stored) return false
  if (stored.before === 'requested') tellRunState(runId, 'running')
  const { id: organisationId } = organisationContext.current()
  const message: RunProgressMessage = {
    runId,
    progress: progressOf(progress, { cost: stored.goals.cost === 0 }),
  }
  organisationContext.afterCommit(() =>
    hubs.toGroup('jobs', { organisationId, group: watchersOf('run', runId) }, 'runProgress', message)
  )
  return true
}
