import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { enqueueImport } from '#app/imports/imports_queue'

const stepOf: Record<string, string> = {
  checking: 'check',
  requested: 'run',
  running: 'run',
  undoing: 'undo',
}

/**
 * Queues again what a dead process left behind, and deletes personal data that is no longer needed: files abandoned
 * after a day, rows and undo after 30 days. Counts stay.
 */
export async function sweepImports(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const still = await database()
    .updateTable('imports')
    .set({ updatedAt: now })
    .where('state', 'in', ['checking', 'requested', 'running', 'undoing'])
    .where('updatedAt', '<', sql<Date>`now() - interval '1 minute'`)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of still)
    organisationContext.afterCommit(() =>
      enqueueImport({ importId: id, organisationId, step: stepOf[state]! })
    )
  await database()
    .deleteFrom('imports')
    .where('state', 'in', ['draft', 'checked'])
    .where('updatedAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  const old = await database()
    .updateTable('imports')
    .set({ emptiedAt: now })
    .where('emptiedAt', 'is', null)
    .where('finishedAt', '<', sql<Date>`now() - interval '30 days'`)
    .returning('id')
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return
  await database().deleteFrom('importRows').where('importId', 'in', ids).execute()
  await database().deleteFrom('importRecords').where('importId', 'in', ids).execute()
  await database().deleteFrom('importChanges').where('importId', 'in', ids).execute()
  await database().updateTable('imports').set({ written: null }).where('id', 'in', ids).execute()
}
