import type { ModelProblem, ModelRow } from '@shiftloom/solver/labour_model/run/problem'
import type { ModelResultJob } from '@shiftloom/solver/worker/jobs'
import { anyOf } from '#app/core/database/any_of'
import { database, json, now } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { failModelRun } from '#app/demand/runs/actions/fail_model_run'
import { tellOfEnd } from '#app/demand/runs/actions/tell_of_end'
import { clockedRange } from '#app/demand/runs/problem/clocked_range'
import { unansweredStates } from '#app/demand/runs/queries/find_model_run'
import type { ModelChangeKind } from '#contracts/labour_model'
import type { Day } from '#contracts/schedule'

/** Turns the solver's answer into changes to decide about; one that comes twice, or too late, changes nothing. */
export async function storeModelAnswer(answer: ModelResultJob['data']): Promise<void> {
  const { runId } = answer
  const run = await database()
    .selectFrom('demandRuns')
    .select(['problem', 'scope', 'requestedBy'])
    .where('id', '=', runId)
    .where('state', '=', anyOf(unansweredStates))
    .forUpdate()
    .executeTakeFirst()
  if (!run) return
  if (!('rows' in answer)) return failModelRun(runId)
  const { id: organisationId } = organisationContext.current()
  const changes = answer.rows.flatMap((row) => changesOf(row, run.problem, run.scope.from))
  await insertAll(
    'demandRunChanges',
    changes.map((change) => ({ id: newId(), organisationId, runId, ...change }))
  )
  const rows = answer.rows.map(({ locationId, positionId, before, after }) => ({
    ...{ locationId, positionId, before: [...before], after: [...after] },
  }))
  await database()
    .updateTable('demandRuns')
    .set({ state: 'proposed', rows: json(rows), finishedAt: now })
    .where('id', '=', runId)
    .execute()
  announceDemand('runs')
  tellOfEnd(runId, {
    ...run,
    outcome: 'proposed',
    added: changes.filter(({ kind }) => kind === 'added').length,
  })
}

function changesOf(row: ModelRow, { locations }: ModelProblem, from: Day) {
  const { locationId, positionId } = row
  const planned = new Map(
    locations
      .find((one) => one.locationId === locationId)
      ?.positions.find((one) => one.positionId === positionId)
      ?.planned.map((shift) => [shift.entryId, shift])
  )
  const change = (kind: ModelChangeKind, range: { from: number; until: number }, entryId: string | null) => ({
    ...{ locationId, positionId, kind, entryId, ...clockedRange(range, from) },
  })
  const ofEntries = (kind: ModelChangeKind, ids: readonly string[]) =>
    ids.flatMap((id) => (planned.has(id) ? [change(kind, planned.get(id)!, id)] : []))
  return [
    ...row.added.map((range) => change('added', range, null)),
    ...ofEntries('obsolete', row.obsoleteIds),
    ...ofEntries('kept', row.keptIds),
  ]
}
