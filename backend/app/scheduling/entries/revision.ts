import { organisationContext, rows } from '#app/core/organisation_context'

/**
 * Gives the schedule its next revision; other writers wait here until this unit of work ends. Entries are locked before
 * and written, above all deleted, only after: an entry of the same id may be on its way back.
 */
export async function nextRevision(): Promise<number> {
  const [schedule] = await rows<{ revision: number }>(
    `insert into schedule_revisions as s (organisation_id, revision) values (?, 1)
     on conflict (organisation_id) do update set revision = s.revision + 1 returning revision`,
    [organisationContext.current().id]
  )
  return schedule!.revision
}

/** Read before the entries: a message about a later change then is never taken for one already seen. */
export async function scheduleRevision(): Promise<number> {
  const [schedule] = await rows<{ revision: number }>('select revision from schedule_revisions')
  return schedule?.revision ?? 0
}
