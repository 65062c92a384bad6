import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import type { PublicationResult } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import { affectedPeople } from '#app/scheduling/publications/affected_people'
import type { FaceChange } from '#app/scheduling/entries/face'
import { SchedulePublished } from '#app/scheduling/publications/schedule_published'

type Published = {
  action: 'publish' | 'unpublish' | 'undo_publication'
  span: DaySpan
  changes: FaceChange[]
  revision: number
}

/** Audit log, screens and, after the commit, the event for all people concerned. */
export async function announcePublication(published: Published): Promise<PublicationResult> {
  const { action, span, changes, revision } = published
  await record({
    action: `scheduling.${action}`,
    entity: 'schedule_entry',
    before: changes.map(({ entryId, before }) => ({ entryId, ...before?.face })),
    after: changes.map(({ entryId, after }) => ({ entryId, ...after?.face })),
  })
  const faces = changes.flatMap(({ before, after }) => [before, after].flatMap((face) => face?.face ?? []))
  announceChange({
    revision,
    contents: faces,
    entryIds: changes.map(({ entryId }) => entryId),
    published: true,
  })
  const people = affectedPeople(changes)
  const { id: organisationId } = organisationContext.current()
  const { from, until } = span
  organisationContext.afterCommit(() =>
    SchedulePublished.dispatch({ organisationId, from, until, revision, people })
  )
  return { revision, entries: changes.length, people: people.length }
}
