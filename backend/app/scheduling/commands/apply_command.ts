import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type {
  EntryOperation,
  EntrySource,
  ScheduleCommandInput,
  ScheduleCommandResult,
} from '#contracts/schedule'
import { carryOut, resultOf } from '#app/scheduling/commands/carry_out'
import { findCommand, lockOwnStacks, logCommand, type LoggedCommand } from '#app/scheduling/steps/command_log'
import { withHeldHours } from '#app/scheduling/commands/held_hours'
import { prepareChanges } from '#app/scheduling/commands/prepare_changes'
import { requirePlannedPeople } from '#app/scheduling/commands/planned_people'
import { sameContent, type StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { lockPeople } from '#app/scheduling/people/lock_people'
import { recordOverrides } from '#app/scheduling/rules/override'
import { planCheck } from '#app/scheduling/rules/plan_check'
import { breachOf } from '#app/scheduling/rules/rule_refusal'

/**
 * Changes the schedule in one step that the actor can undo: all operations or none.
 * The same command id again answers without doing it twice. Each entry appears once.
 *
 * @param source who decided: a person, or the automatic schedule a person accepted
 * @param groupId what new entries have in common
 * @throws core.stale_version with `current`, the entry as it is now
 * @throws scheduling.entry_gone with `entryIds`, those that were deleted in the meantime
 * @throws labour_code.<rule id> for what breaks a blocking rule, and the refusals of `contracts/errors/scheduling.ts`
 * @throws labour_code.override_not_allowed
 * @throws scheduling.range_too_long
 */
export async function applyCommand(
  { id, label, operations, override }: ScheduleCommandInput,
  { source = 'manual', groupId = null }: { source?: EntrySource; groupId?: string | null } = {}
): Promise<ScheduleCommandResult> {
  await lockOwnStacks()
  const repeated = await findCommand(id)
  if (repeated) return again(repeated)

  const present = await lockEntries(operations)
  const changes = await withHeldHours(await prepareChanges(operations, present, source, groupId))
  await requirePlannedPeople(changes)
  const { plan, check } = await planCheck(changes)
  const { refused, worse } = check(changes)
  const acceptances = await recordOverrides({ refused, changes, plan, override })

  const revision = await carryOut(label, changes, present)
  const logged = changes.filter(({ before, after }) => !sameContent(before, after))
  if (!(await logCommand({ id, label, changes: logged, revision }))) throw taken()
  const verdicts = worse.filter(isAlert).map(breachOf)
  return {
    ...(await resultOf(id, changes, revision)),
    ...(verdicts.length > 0 && { verdicts }),
    ...(acceptances.length > 0 && { acceptances }),
  }
}

const isAlert = ({ severity, acceptanceId }: PlanVerdict): boolean =>
  severity === 'alert' && acceptanceId === null
const taken = () => new DomainError('core.idempotency_key_reused')

function again({ id, userId, changes, revision }: LoggedCommand): Promise<ScheduleCommandResult> {
  if (userId !== organisationContext.actor().userId) throw taken()
  return resultOf(id, changes, revision)
}

/**
 * Locks the people first, those who have the entries now and those who will, and then the entries. An entry changed
 * concurrently before that has another version.
 */
async function lockEntries(operations: EntryOperation[]): Promise<Map<string, StoredEntry>> {
  const ids = operations.map(({ id }) => id)
  const seen = await entriesById(ids)
  const wanted = operations.flatMap((operation) => wantedPerson(operation, seen))
  const having = [...seen.values()].flatMap(({ employeeId }) => employeeId ?? [])
  const people = await lockPeople([...new Set([...wanted, ...having])])
  const missing = wanted.find((id) => !people.has(id))
  if (missing) throw notFound({ employeeId: missing })
  return entriesById(ids, { lock: true })
}

function wantedPerson(operation: EntryOperation, seen: Map<string, StoredEntry>): string[] {
  const draft =
    operation.kind === 'create' ? operation.entry : operation.kind === 'update' ? operation.changes : {}
  const isNew = draft.employeeId && draft.employeeId !== seen.get(operation.id)?.employeeId
  return isNew ? [draft.employeeId!] : []
}
