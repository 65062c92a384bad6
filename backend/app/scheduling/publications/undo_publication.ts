import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { nextRevision } from '#app/scheduling/entries/revision'
import { dropPublicationSteps, lockOwnStacks, logCommand } from '#app/scheduling/steps/command_log'
import { reachOfFaces } from '#app/scheduling/steps/step_reach'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { announcePublication } from '#app/scheduling/publications/announce_publication'
import { restore } from '#app/scheduling/publications/faces'
import {
  findPublication,
  locationsTouched,
  lockPublications,
  logPublication,
  markTaken,
  type LoggedPublication,
} from '#app/scheduling/publications/publication_log'
import type { FaceChange } from '#app/scheduling/entries/face'
import { reachableChanges, type Way } from '#app/scheduling/publications/reachable_changes'
import type { PublicationResult, PublicationScope } from '#contracts/schedule'

/**
 * Shows staff again what they saw before a publication or a withdrawal, as far as it is shown and within reach. What
 * was published again since stays, and so does the plan. It is a step of the actor's own list.
 *
 * @throws core.not_found
 * @throws scheduling.no_publication_to_undo when nothing of it is left to undo
 */
export async function undoPublication(id: string, scope: PublicationScope): Promise<PublicationResult> {
  await lockOwnStacks()
  await lockPublications()
  const publication = await findPublication(id)
  if (!publication || publication.kind === 'undo') throw notFound({ publicationId: id })
  const changes = await lockedChanges(publication, 'undo', scope)
  if (changes.length === 0) throw new DomainError('scheduling.no_publication_to_undo')
  const revision = await nextRevision()
  await restore(changes, revision)
  await markTaken(publication.id, idsOf(changes), true)
  await dropPublicationSteps(publication.id)
  const back = changes.map(reversed)
  const undoing = await logPublication({
    ...{ kind: 'undo', span: publication, locationIds: locationsTouched(back), changes: back, revision },
    undoes: publication.id,
  })
  await logCommand({
    ...{ id: undoing, label: 'undoPublication', changes: [], revision, publicationId: undoing },
    reach: reachOfFaces(back),
  })
  return announcePublication({ action: 'undo_publication', span: publication, changes: back, revision })
}

type Stepped = { possible: string[]; left: string[]; revision: number | null }

/** Withdraws a publication that is a step of the actor's stack, or repeats it; filters of others do not matter here. */
export async function stepPublication(id: string, way: Way): Promise<Stepped> {
  await lockPublications()
  const publication = (await findPublication(id))!
  const changes = await lockedChanges(publication, way, null)
  const wanted = await stillWanted(id, way)
  const possible = idsOf(changes)
  const left = wanted.filter((entryId) => !possible.includes(entryId))
  if (changes.length === 0) return { possible, left, revision: null }
  const revision = await nextRevision()
  const applied = way === 'undo' ? changes.map(reversed) : changes
  await restore(applied.map(reversed), revision)
  await markTaken(id, possible, way === 'undo')
  // Taking an undo back lets the publication it undid stand again.
  if (publication.undoes) await markTaken(publication.undoes, possible, way === 'redo')
  await announcePublication({
    action: await actionOf(publication, way),
    span: publication,
    changes: applied,
    revision,
  })
  return { possible, left, revision }
}

async function actionOf({ kind, undoes }: LoggedPublication, way: Way) {
  const done = kind === 'undo' ? 'undo_publication' : kind
  if (way === 'redo') return done
  if (kind !== 'undo') return 'undo_publication' as const
  const undone = await findPublication(undoes!)
  return undone?.kind === 'unpublish' ? ('unpublish' as const) : ('publish' as const)
}

/** What of a publication can be undone or redone; its entries stay as they are until this unit of work ends. */
async function lockedChanges(
  { id, entryIds }: LoggedPublication,
  way: Way,
  scope: PublicationScope | null
): Promise<FaceChange[]> {
  // Entries before the revision, in the order in which every command takes them.
  await entriesById(entryIds, { lock: true })
  const { rows: found } = await sql<{ change: FaceChange & { takenBack?: boolean } }>`
    select change from (${reachableChanges(sql`where id = ${id}`, way, scope)}) r where chosen`.execute(
    database()
  )
  return found.map(({ change: { takenBack: _is, ...change } }) => change)
}

/** Entries the step has still to reach: what others took back of it already is none of them. */
async function stillWanted(id: string, way: Way): Promise<string[]> {
  const { rows: found } = await sql<{ entryId: string }>`
    select c ->> 'entryId' as "entryId" from schedule_publications, jsonb_array_elements(changes) c
    where id = ${id} and coalesce((c ->> 'takenBack')::boolean, false) = ${way === 'redo'}`.execute(
    database()
  )
  return found.map(({ entryId }) => entryId)
}

const idsOf = (changes: readonly FaceChange[]): string[] => changes.map(({ entryId }) => entryId)
const reversed = ({ before, after, ...change }: FaceChange): FaceChange => ({
  ...change,
  before: after,
  after: before,
})
