import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type {
  EntryOperation,
  EntrySource,
  ScheduleCommandInput,
  ScheduleCommandResult,
} from '#contracts/schedule'
import { carryOut, resultOf } from '#app/scheduling/commands/carry_out'
import {
  findCommand,
  lockOwnStacks,
  logCommand,
  type LoggedCommand,
} from '#app/scheduling/commands/command_log'
import { prepareChanges } from '#app/scheduling/commands/prepare_changes'
import { sameContent, type StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { refusalsOf } from '#app/scheduling/people/check_work'
import { lockPeople } from '#app/scheduling/public/lock_people'

/**
 * Changes the schedule in one step that the actor can undo: all operations or none.
 * The same command id again answers without doing it twice. Each entry appears once.
 *
 * @param source who decided: a person, or the automatic schedule a person accepted
 * @throws core.stale_version with `current`, the entry as it is now
 * @throws scheduling.person_already_works and the other refusals of `contracts/errors/scheduling.ts`
 */
export async function applyCommand(
  { id, label, operations }: ScheduleCommandInput,
  { source = 'manual' }: { source?: EntrySource } = {}
): Promise<ScheduleCommandResult> {
  await lockOwnStacks()
  const repeated = await findCommand(id)
  if (repeated) return again(repeated)

  const present = await lockEntries(operations)
  const changes = await prepareChanges(operations, present, source)
  const [refusal] = await refusalsOf(changes)
  if (refusal) throw new DomainError(refusal.code, { ...refusal.details, changedEntryId: refusal.entryId })

  const revision = await carryOut(label, changes, present)
  const logged = changes.filter(({ before, after }) => !sameContent(before, after))
  if (!(await logCommand({ id, label, changes: logged, revision }))) throw taken()
  return resultOf(id, changes, revision)
}

const taken = () => new DomainError('core.idempotency_key_reused')

function again({ id, userId, changes, revision }: LoggedCommand): Promise<ScheduleCommandResult> {
  if (userId !== organisationContext.actor().userId) throw taken()
  return resultOf(id, changes, revision)
}

/**
 * Takes the people first, those who have the entries now and those who shall, and then the entries.
 * Whoever took an entry from under us meanwhile has changed its version.
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
