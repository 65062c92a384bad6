import { organisationContext, rows } from '#app/core/organisation_context'
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
export class SweepImports {
  async handle(): Promise<void> {
    const { id: organisationId } = organisationContext.current()
    const still = await rows<{ id: string; state: string }>(
      `update imports set updated_at = now()
       where state in ('checking', 'requested', 'running', 'undoing') and updated_at < now() - interval '1 minute'
       returning id, state`
    )
    for (const { id, state } of still)
      organisationContext.afterCommit(() =>
        enqueueImport({ importId: id, organisationId, step: stepOf[state]! })
      )
    await rows(
      `delete from imports where state in ('draft', 'checked') and updated_at < now() - interval '1 day'`
    )
    const old = await rows<{ id: string }>(
      `update imports set emptied_at = now()
       where emptied_at is null and finished_at < now() - interval '30 days' returning id`
    )
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    await rows('delete from import_rows where import_id = any(?::uuid[])', [ids])
    await rows('delete from import_changes where import_id = any(?::uuid[])', [ids])
  }
}
