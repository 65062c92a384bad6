import { organisationContext } from '#app/core/organisation_context'
import { database, now } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { queues } from '#app/core/queue/queues'
import type { Day } from '@shiftloom/solver/time'
import { announceSettlement } from '#app/time_tracking/hubs/announce_time'
import type { SettlementRun } from '#contracts/settlement'

export const settlementQueue = 'settlement'
export type SettlementJob = { month: Day }

/** A run that has not reported for so long lost its process. */
const silentMs = 60_000

export const findRun = (month: Day) =>
  database()
    .selectFrom('settlementRuns')
    .select(['state', 'people', 'settled', 'changedAt'])
    .where('month', '=', month)
    .executeTakeFirst()
type StoredRun = Awaited<ReturnType<typeof findRun>>

/**
 * Has what is out of date in a month settled in the background, unless that was stopped. Not asked for twice: a run that
 * works says when it has ended, and its readers look again.
 */
export function askForMonth(month: Day, run: StoredRun): void {
  if (run?.state === 'cancelled') return
  if (run?.state === 'running' && Date.now() - run.changedAt.getTime() < silentMs) return
  enqueue(month, String(run?.changedAt.getTime() ?? 'first'))
}

function enqueue(month: Day, turn: string): void {
  const { id: organisationId } = organisationContext.current()
  const job = { organisationId, data: { month } satisfies SettlementJob }
  organisationContext.afterCommit(() =>
    queues.add(settlementQueue, job, { jobId: `${organisationId} ${month} ${turn}` })
  )
}

/** Settles a month again, or goes on with one that was stopped. */
export async function startRun(month: Day): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const running = { state: 'running' as const, settled: 0, changedAt: now }
  await database()
    .insertInto('settlementRuns')
    .values({ organisationId, month, ...running })
    .onConflict((on) => on.columns(['organisationId', 'month']).doUpdateSet(running))
    .execute()
  enqueue(month, newId())
  announceSettlement()
}

/** What is settled stays; the rest is out of date until someone goes on with it. Nothing happens to a run that has ended. */
export async function cancelRun(month: Day): Promise<void> {
  await database()
    .updateTable('settlementRuns')
    .set({ state: 'cancelled', changedAt: now })
    .where('month', '=', month)
    .where('state', '=', 'running')
    .execute()
  announceSettlement()
}

/** @returns false once the run was cancelled, which ends it */
export async function reportRun(month: Day, run: SettlementRun): Promise<boolean> {
  const { id: organisationId } = organisationContext.current()
  const written = await database()
    .insertInto('settlementRuns')
    .values({ organisationId, month, ...run })
    .onConflict((on) =>
      on
        .columns(['organisationId', 'month'])
        .doUpdateSet({ ...run, changedAt: now })
        .where('settlementRuns.state', '!=', 'cancelled')
    )
    .returning('month')
    .executeTakeFirst()
  if (written) announceSettlement()
  return written !== undefined
}
