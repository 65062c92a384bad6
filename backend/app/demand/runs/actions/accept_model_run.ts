import { sql } from 'kysely'
import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { changedGroups } from '#app/demand/runs/actions/changed_groups'
import { findModelRun } from '#app/demand/runs/queries/find_model_run'
import { groupOf, pendingChanges, type PendingChange } from '#app/demand/runs/queries/pending_changes'
import { positionsNotOffered, type NotOffered } from '#app/organisation/public/positions_not_offered'
import { applyCommand } from '#app/scheduling/public/apply_command'
import { entriesById } from '#app/scheduling/public/find_entries'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ModelAcceptance, ModelPart } from '#contracts/labour_model'
import type { EntryOperation } from '#contracts/schedule'

/**
 * Puts a part of a run into the schedule as one step that can be undone: added shifts are made, obsolete ones go. What
 * was changed since the run began stays as it is and is named, day by day and position by position; so does all of a
 * position that was archived or hidden since.
 *
 * @throws demand.run_not_found
 * @throws demand.run_not_open unless there is something to decide about
 * @throws demand.nothing_to_accept when the part holds nothing that is still open
 */
export async function acceptModelRun(runId: string, part: ModelPart): Promise<ModelAcceptance> {
  // Also keeps two people from accepting the same: the second one waits here and finds it accepted.
  const run = await findModelRun(runId, { lock: true })
  if (run.state !== 'proposed') throw new DomainError('demand.run_not_open')
  const pending = await pendingChanges(runId, part)
  if (pending.length === 0) throw new DomainError('demand.nothing_to_accept')
  const closed = await positionsNotOffered(pending.map(({ positionId }) => positionId))
  const offered = pending.filter(({ positionId }) => !closed.has(positionId))
  const changed = await changedGroups(runId, offered)
  const possible = offered.filter((change) => !changed.has(groupOf(change)))
  const left = { conflicts: [...changed.values()], leftOut: leftOut(pending, closed) }
  if (possible.length === 0) return { commandId: null, added: 0, removed: 0, ...left }

  const commandId = newId()
  const made = possible.map((change) => ({ ...change, entryId: change.entryId ?? newId() }))
  const operations = await operationsOf(made)
  await applyCommand({ id: commandId, label: 'acceptDemand', operations }, { source: 'demand' })
  await markAccepted(made, commandId)
  if ((await pendingChanges(runId, {})).length === 0)
    await database().updateTable('demandRuns').set({ state: 'accepted' }).where('id', '=', runId).execute()
  const removed = made.filter(({ kind }) => kind === 'obsolete').length
  const counts = { added: made.length - removed, removed }
  await record({
    ...{ action: 'demand.accept_run', entity: 'labour_model_run', entityId: runId },
    after: { ...part, ...counts, conflicts: left.conflicts.length },
  })
  announceDemand('runs')
  announceDemand('staff')
  return { commandId, ...counts, ...left }
}

const leftOut = (
  pending: readonly PendingChange[],
  closed: ReadonlyMap<string, NotOffered>
): ModelAcceptance['leftOut'] =>
  [...closed].map(([positionId, why]) => ({
    ...{ positionId, ...why },
    shifts: pending.filter((change) => change.positionId === positionId).length,
  }))

type Made = PendingChange & { entryId: string }

async function operationsOf(changes: readonly Made[]): Promise<EntryOperation[]> {
  const gone = changes.filter(({ kind }) => kind === 'obsolete').map(({ entryId }) => entryId)
  const present = await entriesById(gone)
  return changes.map(({ kind, entryId, locationId, positionId, day, startTime, endTime }) => {
    if (kind === 'obsolete') return { kind: 'delete', id: entryId, version: present.get(entryId)!.version }
    const entry = {
      ...{ type: scheduleEntryTypes.shift, employeeId: null, locationId, positionId },
      ...{ day, start: startTime, end: endTime },
    }
    return { kind: 'create', id: entryId, entry }
  })
}

async function markAccepted(changes: readonly Made[], commandId: string): Promise<void> {
  const rows = JSON.stringify(changes.map(({ id, entryId }) => ({ id, entryId })))
  await sql`
    update demand_run_changes c set accepted = true, command_id = ${commandId}, entry_id = r."entryId"
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, "entryId" uuid)
    where c.id = r.id`.execute(database())
}
