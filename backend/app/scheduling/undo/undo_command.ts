import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { ScheduleCommandResult } from '#contracts/schedule'
import { carryOut, resultOf } from '#app/scheduling/commands/carry_out'
import { givenToNotPlanned } from '#app/scheduling/commands/planned_people'
import { lockOwnStacks, restack, topOf, type LoggedCommand } from '#app/scheduling/steps/command_log'
import { changedByOthers, publishedByOthers } from '#app/scheduling/steps/changed_by_others'
import {
  plannedContent,
  sameContent,
  type EntryChange,
  type StoredEntry,
} from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { AcceptanceStepped } from '#app/scheduling/undo/acceptance_stepped'
import { heldBack } from '#app/scheduling/undo/held_back'
import { lockPeople } from '#app/scheduling/people/lock_people'
import type { Way } from '#app/scheduling/publications/reachable_changes'
import { stepPublication } from '#app/scheduling/publications/undo_publication'
import { stepAcceptances } from '#app/scheduling/acceptances/accept_breach'
import type { StoredAcceptance } from '#app/scheduling/rules/acceptances'
import { withoutBreaches } from '#app/scheduling/rules/without_breaches'
import { scheduleRevision } from '#app/scheduling/entries/revision'
import { can } from '#contracts/abilities'
import { locationsById, requireLocation } from '#app/scheduling/scope/locations_in_scope'

/**
 * Undoes the actor's last step, or redoes it, entry by entry: what another planner changed since is left alone and
 * named, and so is what would now break a blocking rule or give work to a person who is switched off in the schedule.
 * What a request did goes as a whole.
 *
 * @param stepId the step the actor means
 * @throws scheduling.nothing_to_undo
 * @throws scheduling.nothing_to_redo
 * @throws scheduling.other_step when another one is on top already
 * @throws core.forbidden when the actor no longer may touch a location of it, or no longer may publish
 */
export async function step(way: Way, stepId?: string): Promise<ScheduleCommandResult> {
  await lockOwnStacks()
  const command = await topOf(way)
  if (!command)
    throw new DomainError(way === 'undo' ? 'scheduling.nothing_to_undo' : 'scheduling.nothing_to_redo')
  if (stepId && stepId !== command.id) throw new DomainError('scheduling.other_step')
  if (command.publicationId) return stepOfPublication(command, command.publicationId, way)
  if (command.acceptances) return stepOfWarning(command, command.acceptances, way)
  return stepOfEntries(command, way)
}

async function stepOfPublication(
  command: LoggedCommand,
  publicationId: string,
  way: Way
): Promise<ScheduleCommandResult> {
  const ability = 'schedule.publish'
  if (!can(organisationContext.actor().role, ability)) throw new DomainError('core.forbidden', { ability })
  const { possible, left, ...done } = await stepPublication(publicationId, way)
  const revision = done.revision ?? (await scheduleRevision())
  await restack(command.id, way, { changes: [], revision })
  const conflicts = await publishedByOthers(left, publicationId)
  return resultOf(
    command.id,
    possible.map((entryId) => ({ entryId })),
    revision,
    conflicts
  )
}

async function stepOfWarning(
  command: LoggedCommand,
  acceptances: StoredAcceptance[],
  way: Way
): Promise<ScheduleCommandResult> {
  const stands = (command.label === 'acceptWarning') === (way === 'redo')
  const revision = (await stepAcceptances(acceptances, stands)) ?? (await scheduleRevision())
  await restack(command.id, way, { changes: [], revision })
  return resultOf(command.id, [], revision)
}

async function stepOfEntries(command: LoggedCommand, way: Way): Promise<ScheduleCommandResult> {
  const takesBack = way === 'undo'
  const concerned = command.changes.filter(({ takenBack = false }) => takenBack !== takesBack)
  const wanted = takesBack ? concerned.map(reversed) : concerned
  for (const { before, after } of wanted)
    for (const side of [before, after]) if (side) requireLocation(side.locationId)
  const present = await lockEntries(wanted)
  const unchanged = await unchangedSince(wanted, present)
  const notPlanned = await givenToNotPlanned(unchanged)
  const { left, ...found } = await withoutBreaches(
    unchanged.filter(({ entryId }) => !notPlanned.has(entryId))
  )
  const held = heldBack(command, wanted, found)
  const possible = held.length > 0 ? [] : found.possible

  const reached = new Set(possible.map(({ entryId }) => entryId))
  const skipped = wanted.filter((change) => !found.possible.includes(change)).map(({ entryId }) => entryId)
  const broken = new Map(
    [...held, ...left].flatMap(({ entryId, ruleId }) => (ruleId ? [[entryId, { ruleId }]] : []))
  )
  const reasonOf = (entryId: string) => {
    const name = notPlanned.get(entryId)
    return name === undefined ? broken.get(entryId) : { notPlanned: name }
  }
  const conflicting = [...new Set([...skipped, ...held.map(({ entryId }) => entryId)])]
  const conflicts = (await changedByOthers(conflicting, command.id, present)).map((conflict) => ({
    ...conflict,
    ...reasonOf(conflict.entryId),
  }))
  const revision = possible.length > 0 ? await carryOut(way, possible, present) : await scheduleRevision()
  const changes = command.changes.map((change) =>
    reached.has(change.entryId) ? { ...change, takenBack: takesBack } : change
  )
  await restack(command.id, way, { changes, revision })
  if (followedLabels.has(command.label)) {
    const { id: organisationId, actor } = organisationContext.current()
    const details = { organisationId, actor, commandId: command.id, entryIds: reached, takesBack }
    organisationContext.afterCommit(() => AcceptanceStepped.dispatch(details))
  }
  return {
    ...(await resultOf(command.id, wanted, revision, conflicts)),
    ...(held.length > 0 && { heldBack: true }),
  }
}

/** Steps whose origin follows them: a proposal can be accepted again, a request or a swap waits again, an open shift ends. */
const followedLabels: ReadonlySet<string> = new Set([
  'acceptProposal',
  'acceptDemand',
  'approveRequest',
  'withdrawRequest',
  'swapShifts',
  'assignOpenShift',
])

const reversed = ({ entryId, before, after }: EntryChange): EntryChange => ({
  entryId,
  before: after,
  after: before,
})

async function lockEntries(changes: EntryChange[]): Promise<Map<string, StoredEntry>> {
  const people = changes.flatMap(({ before, after }) => [before?.employeeId, after?.employeeId])
  await lockPeople([...new Set(people.filter((id) => typeof id === 'string'))])
  return entriesById(
    changes.map(({ entryId }) => entryId),
    { lock: true }
  )
}

/** Changes whose entry still is what the command left, and whose place still exists. */
async function unchangedSince(
  changes: EntryChange[],
  present: Map<string, StoredEntry>
): Promise<EntryChange[]> {
  const places = await locationsById([...new Set(changes.flatMap(({ after }) => after?.locationId ?? []))])
  return changes.filter(
    ({ entryId, before, after }) =>
      sameContent(plannedContent(present.get(entryId)), before) && (!after || places.has(after.locationId))
  )
}
