import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { PublicationResult } from '#contracts/schedule'
import { nextRevision } from '#app/scheduling/commands/carry_out'
import type { DaySpan, StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById, entriesWhere } from '#app/scheduling/entries/entry_rows'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import { affectedPeople } from '#app/scheduling/publications/affected_people'
import { hide, restore, showPlan } from '#app/scheduling/publications/faces'
import {
  lastPublication,
  locationsTouched,
  lockPublications,
  logPublication,
  markUndone,
  type FaceChange,
  type PublicationKind,
} from '#app/scheduling/publications/publication_log'
import { isWork } from '#app/scheduling/people/work_types'
import { SchedulePublished } from '#app/scheduling/public/events'
import { blockingVerdicts } from '#app/scheduling/rules/blocking_verdicts'
import { answeredFor } from '#app/scheduling/rules/override'
import type { RuleOverride } from '#contracts/schedule_rules'

type Scope = { span: DaySpan; locationIds: string[] }
type Publication = Scope & { entryIds?: string[] | undefined; override?: RuleOverride | undefined }

/**
 * Shows staff the plan: all that differs in the range, or the entries named.
 *
 * @throws scheduling.nothing_to_publish
 * @throws labour_code.<rule id> when what staff would see breaks a blocking rule and nobody answers for it
 */
export async function publish({
  span,
  locationIds,
  entryIds,
  override,
}: Publication): Promise<PublicationResult> {
  await lockPublications()
  const waiting = await lockEntries(`e.state <> 'published'`, span, locationIds)
  const named = entryIds && new Set(entryIds)
  const chosen = named ? waiting.filter(({ id }) => named.has(id)) : waiting
  if (chosen.length === 0) throw new DomainError('scheduling.nothing_to_publish')
  await requireLawful(chosen, override)
  const revision = await nextRevision()
  return settle('publish', span, await showPlan(chosen), revision)
}

/** What staff shall see keeps the blocking rules, or somebody answers for it. */
async function requireLawful(chosen: StoredEntry[], override: RuleOverride | undefined): Promise<void> {
  const shown = chosen.filter(
    ({ type, employeeId, deleted }) => employeeId !== null && !deleted && isWork(type)
  )
  if (shown.length === 0) return
  const { plan, blocking } = await blockingVerdicts(shown)
  await answeredFor({ refused: blocking, changes: [], plan, override })
}

/**
 * Takes the whole range back from staff; the plan stays, as drafts.
 *
 * @throws scheduling.no_publication_to_undo when staff see nothing there
 */
export async function withdraw({ span, locationIds }: Scope): Promise<PublicationResult> {
  await lockPublications()
  const seen = await lockEntries('e.published is not null', span, locationIds)
  if (seen.length === 0) throw new DomainError('scheduling.no_publication_to_undo')
  const revision = await nextRevision()
  return settle('unpublish', span, await hide(seen), revision)
}

/**
 * Shows staff again what they saw before the last publication or withdrawal. The plan is not touched.
 *
 * @throws scheduling.no_publication_to_undo when there is none, or it reaches beyond the actor's locations
 */
export async function undoLastPublication(): Promise<PublicationResult> {
  await lockPublications()
  const last = await lastPublication()
  const mine = organisationContext.actor().locationIds
  if (!last || (mine && !last.locationIds.every((id) => mine.includes(id))))
    throw new DomainError('scheduling.no_publication_to_undo')
  // Entries before the revision, in the order in which every command takes them.
  await entriesById(
    last.changes.map(({ entryId }) => entryId),
    { lock: true }
  )
  const revision = await nextRevision()
  await restore(last.changes, revision)
  await markUndone(last.id)
  const back = last.changes.map(({ entryId, before, after }) => ({ entryId, before: after, after: before }))
  return tell('undo_publication', last, back, revision)
}

/** Entries planned or seen in the range, none of which reaches beyond the actor's locations. */
async function lockEntries(
  state: string,
  { from, until }: DaySpan,
  locationIds: string[]
): Promise<StoredEntry[]> {
  const found = await entriesWhere(
    `${state} and e.type <> 8
     and (e.day >= ? and e.day < ? and e.location_id = any(?::uuid[])
       or e.published_day >= ? and e.published_day < ? and e.published_location_id = any(?::uuid[]))
     order by e.id for update`,
    [from, until, locationIds, from, until, locationIds]
  )
  const mine = organisationContext.actor().locationIds
  return found.filter(
    ({ locationId, published }) =>
      !mine || [locationId, published?.locationId ?? locationId].every((id) => mine.includes(id))
  )
}

async function settle(
  kind: PublicationKind,
  span: DaySpan,
  changes: FaceChange[],
  revision: number
): Promise<PublicationResult> {
  await logPublication({ kind, span, locationIds: locationsTouched(changes), changes, revision })
  return tell(kind, span, changes, revision)
}

/** Audit log, screens and, after the commit, the event for everybody concerned. */
async function tell(
  action: string,
  span: DaySpan,
  changes: FaceChange[],
  revision: number
): Promise<PublicationResult> {
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
