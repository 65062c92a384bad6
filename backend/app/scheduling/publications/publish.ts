import { anyOf } from '#app/core/database/any_of'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { scheduleEntryTypes } from '#contracts/enums'
import type { PublicationResult } from '#contracts/schedule'
import { nextRevision } from '#app/scheduling/entries/revision'
import { lockOwnStacks, logCommand } from '#app/scheduling/steps/command_log'
import { reachOfFaces } from '#app/scheduling/steps/step_reach'
import type { DaySpan, StoredEntry } from '#app/scheduling/entries/entry'
import { asCounted, type Counted } from '#app/scheduling/entries/as_counted'
import { storedEntries } from '#app/scheduling/entries/entry_rows'
import { announcePublication } from '#app/scheduling/publications/announce_publication'
import { hide, showPlan } from '#app/scheduling/publications/faces'
import {
  locationsTouched,
  lockPublications,
  logPublication,
} from '#app/scheduling/publications/publication_log'
import type { FaceChange } from '#app/scheduling/entries/face'
import { isWithinReach } from '#app/scheduling/publications/within_reach'
import { isWork } from '#app/scheduling/people/work_types'
import { blockingVerdicts } from '#app/scheduling/rules/blocking_verdicts'
import { recordOverrides } from '#app/scheduling/rules/override'
import type { RuleOverride } from '#contracts/schedule_rules'

type Scope = { span: DaySpan; locationIds: string[] }
type Withdrawal = Scope & { counted: Counted }
type Publication = Withdrawal & { override?: RuleOverride | undefined }

/**
 * Shows staff the plan: all that differs in the range, or the entries named.
 *
 * @throws scheduling.nothing_to_publish
 * @throws scheduling.changed_since_counted
 * @throws labour_code.<rule id> when what staff would see breaks a blocking rule without an override
 */
export async function publish({
  span,
  locationIds,
  counted,
  override,
}: Publication): Promise<PublicationResult> {
  await lockOwnStacks()
  await lockPublications()
  const waiting = await lockEntries(
    (entries) => entries.where('e.state', '<>', 'published'),
    span,
    locationIds
  )
  const { entries: chosen, changedSince } = await asCounted(waiting, counted)
  if (chosen.length === 0) throw new DomainError('scheduling.nothing_to_publish')
  await requireLawful(chosen, override)
  const revision = await nextRevision()
  return settle({ kind: 'publish', span, changes: await showPlan(chosen), revision, changedSince })
}

/** The published plan must satisfy all blocking rules unless overridden. */
async function requireLawful(chosen: StoredEntry[], override: RuleOverride | undefined): Promise<void> {
  const shown = chosen.filter(
    ({ type, employeeId, deleted }) => employeeId !== null && !deleted && isWork(type)
  )
  if (shown.length === 0) return
  const { plan, blocking } = await blockingVerdicts(shown)
  await recordOverrides({ refused: blocking, changes: [], plan, override })
}

/**
 * Unpublishes the shifts of the range, or those of them that are named; the plan stays, as drafts. Absences are no
 * plan: staff keep seeing them.
 *
 * @throws scheduling.no_publication_to_undo when staff see nothing there
 * @throws scheduling.changed_since_counted
 */
export async function withdraw({ span, locationIds, counted }: Withdrawal): Promise<PublicationResult> {
  await lockOwnStacks()
  await lockPublications()
  const found = await lockEntries(
    (entries) => entries.where('e.published', 'is not', null).where('e.type', '=', scheduleEntryTypes.shift),
    span,
    locationIds
  )
  const { entries: seen, changedSince } = await asCounted(found, counted)
  if (seen.length === 0) throw new DomainError('scheduling.no_publication_to_undo')
  const revision = await nextRevision()
  return settle({ kind: 'unpublish', span, changes: await hide(seen), revision, changedSince })
}

type Entries = ReturnType<typeof storedEntries>

/** Entries planned or seen in the range, none of which reaches beyond the actor's locations. */
async function lockEntries(
  chosen: (entries: Entries) => Entries,
  { from, until }: DaySpan,
  locationIds: string[]
): Promise<StoredEntry[]> {
  const found = await chosen(storedEntries())
    .where('e.type', '<>', scheduleEntryTypes.availability)
    .where((eb) => {
      const days = [eb('e.day', '>=', from), eb('e.day', '<', until)]
      const seenDays = [eb('e.publishedDay', '>=', from), eb('e.publishedDay', '<', until)]
      return eb.or([
        eb.and([...days, eb('e.locationId', '=', anyOf(locationIds))]),
        eb.and([...seenDays, eb('e.publishedLocationId', '=', anyOf(locationIds))]),
      ])
    })
    .orderBy('e.id')
    .forUpdate()
    .execute()
  const mine = organisationContext.actor().locationIds
  return found.filter((entry) => isWithinReach(entry, mine))
}

type Settled = {
  kind: 'publish' | 'unpublish'
  span: DaySpan
  changes: FaceChange[]
  revision: number
  changedSince: number
}

async function settle({ kind, span, changes, revision, changedSince }: Settled): Promise<PublicationResult> {
  const id = await logPublication({ kind, span, locationIds: locationsTouched(changes), changes, revision })
  const reach = reachOfFaces(changes)
  await logCommand({ id, label: kind, changes: [], revision, publicationId: id, reach })
  const result = await announcePublication({ action: kind, span, changes, revision })
  return { ...result, ...(changedSince > 0 && { changedSince }) }
}
