import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { followAcceptance } from '#app/scheduling/auto_schedule/actions/follow_acceptance'
import type { ScheduleCommandResult } from '#contracts/schedule'
import { carryOut, resultOf } from '#app/scheduling/commands/carry_out'
import { lockOwnStacks, restack, topOf } from '#app/scheduling/commands/command_log'
import { changedByOthers } from '#app/scheduling/commands/changed_by_others'
import {
  plannedContent,
  sameContent,
  type EntryChange,
  type StoredEntry,
} from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { lockPeople } from '#app/scheduling/public/lock_people'
import { withoutBreaches } from '#app/scheduling/rules/without_breaches'
import { scheduleRevision } from '#app/scheduling/queries/planned_schedule'
import { locationsById, requireLocation } from '#app/scheduling/scope'

/**
 * Takes back the actor's last command, or does it again, entry by entry: what somebody else changed since is left
 * alone and named, and so is what would now break a blocking rule.
 *
 * @throws scheduling.nothing_to_undo
 * @throws scheduling.nothing_to_redo
 * @throws core.forbidden when the actor no longer may touch a location of it
 */
export async function step(stack: 'undo' | 'redo'): Promise<ScheduleCommandResult> {
  await lockOwnStacks()
  const command = await topOf(stack)
  if (!command)
    throw new DomainError(stack === 'undo' ? 'scheduling.nothing_to_undo' : 'scheduling.nothing_to_redo')

  const takesBack = stack === 'undo'
  const concerned = command.changes.filter(({ takenBack = false }) => takenBack !== takesBack)
  const wanted = takesBack ? concerned.map(reversed) : concerned
  for (const { before, after } of wanted)
    for (const side of [before, after]) if (side) requireLocation(side.locationId)
  const present = await lockEntries(wanted)
  const { possible, left } = await withoutBreaches(await unchangedSince(wanted, present))

  const reached = new Set(possible.map(({ entryId }) => entryId))
  const skipped = wanted.map(({ entryId }) => entryId).filter((id) => !reached.has(id))
  const broken = new Map(left.map(({ entryId, ruleId }) => [entryId, { ruleId }]))
  const conflicts = (await changedByOthers(skipped, command.id, present)).map((conflict) => ({
    ...conflict,
    ...broken.get(conflict.entryId),
  }))
  const revision = possible.length > 0 ? await carryOut(stack, possible, present) : await scheduleRevision()
  const marked = command.changes.map((change) =>
    reached.has(change.entryId) ? { ...change, takenBack: takesBack } : change
  )
  await restack(command.id, stack, marked)
  if (command.label === 'acceptProposal') {
    const { id: organisationId } = organisationContext.current()
    organisationContext.afterCommit(() =>
      followAcceptance({ organisationId, commandId: command.id, entryIds: reached, takesBack })
    )
  }
  return resultOf(command.id, wanted, revision, conflicts)
}

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
