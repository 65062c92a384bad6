import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { isSettled, markAccepted } from '#app/auto_schedule/proposal/mark_accepted'
import { pendingIn } from '#app/auto_schedule/proposal/pending_in'
import { tellsOfCost } from '#app/auto_schedule/proposal/variants'
import { decidedShifts, findRun, storeState, type RunRow } from '#app/auto_schedule/queries/find_run'
import { lockShifts, whoChanged, type LockedShift } from '#app/auto_schedule/queries/lock_shifts'
import { changesOf, storeChanges } from '#app/auto_schedule/queries/proposals'
import type { StoredChanges } from '#app/auto_schedule/proposal/stored_proposal'
import { scheduleRevision } from '#app/scheduling/public/schedule_revision'
import { sameDecision } from '#app/auto_schedule/actions/same_decision'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { commandHistory, lockOwnStacks } from '#app/scheduling/public/own_steps'
import { plannedContent, type EntryChange } from '#app/scheduling/public/entry'
import { entriesById } from '#app/scheduling/public/find_entries'
import { applyCommand } from '#app/scheduling/public/apply_command'
import { givenToNotPlanned } from '#app/scheduling/public/given_to_not_planned'
import { lockPeople } from '#app/scheduling/public/lock_people'
import { withoutBreaches } from '#app/scheduling/public/without_breaches'
import type { RuleOverride } from '#contracts/schedule_rules'
import type { EntryOperation, ScheduleCommandResult } from '#contracts/schedule'
import type { AcceptedPart, ProposalChange, VariantKey } from '#contracts/auto_schedule'

type Conflict = ScheduleCommandResult['conflicts'][number]
type Accepting = {
  /** Left out: the plan for the goals of the request. */
  variant?: VariantKey
  part: AcceptedPart
  /** Plans that reveal who costs less are hidden from roles that may not see cost. */
  seesCost: boolean
  override?: RuleOverride
}
type Applicable = { changes: ProposalChange[]; operations: EntryOperation[]; conflicts: Conflict[] }

/**
 * Applies a part of a proposal to the schedule as one step that can be undone. Shifts that were changed since, be it by
 * accepting another variant, and those that would now break a blocking rule or go to a person who is switched off, stay
 * as they are and are named.
 *
 * @throws scheduling.run_not_found
 * @throws scheduling.variant_not_found
 * @throws scheduling.run_not_open unless there is a proposal to decide about
 * @throws scheduling.nothing_to_accept when the part holds nothing that is still open
 * @throws labour_code.override_not_allowed
 */
export async function acceptProposal(
  runId: string,
  { variant = 'asked', part, seesCost, override }: Accepting
): Promise<ScheduleCommandResult> {
  // Also keeps two people from accepting the same changes: the second one waits here and finds them accepted.
  const run = await findRun(runId, { lock: true })
  if (run.state !== 'proposed') throw new DomainError('scheduling.run_not_open')
  const variants = await changesOf(runId)
  const chosen = variants.find(({ key }) => key === variant)
  const hidden = run.variants.some(
    ({ key, goals }) => key === variant && tellsOfCost({ key, goals }, run.goals)
  )
  if (!chosen || (hidden && !seesCost)) throw new DomainError('scheduling.variant_not_found')
  const pending = pendingIn(chosen.changes, part)
  if (pending.length === 0) throw new DomainError('scheduling.nothing_to_accept')

  const { changes, operations, conflicts } = await applicable(run, pending, override)
  const result = await apply(operations, override)
  await mark(runId, variants, changes, { variant, commandId: result.commandId })
  const counts = { variant, part: part.kind, accepted: changes.length, conflicts: conflicts.length }
  await record({
    action: 'scheduling.accept_proposal',
    entity: 'auto_schedule_run',
    entityId: runId,
    after: counts,
  })
  return { ...result, conflicts: [...result.conflicts, ...conflicts] }
}

/** Locks in the order every command does, then judges the changes by the schedule as it is now. */
async function applicable(
  run: RunRow,
  pending: ProposalChange[],
  override: RuleOverride | undefined
): Promise<Applicable> {
  await lockOwnStacks()
  await lockPeople(
    [
      ...new Set(pending.flatMap(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId])),
    ].filter((id) => id !== null)
  )
  const locked = await lockShifts(pending.map(({ entryId }) => entryId))
  const asked = await decidedShifts(run.id)
  const { scope, repair, goals, seed, budgetMs } = run
  const problem = await buildProblem({ scope, repair, goals, seed, budgetMs, seesCost: false })
  const present = new Map(problem.shifts.map((shift) => [shift.id, shift]))
  const planned = new Set(problem.people.map(({ id }) => id))

  const possible = pending.filter(
    ({ entryId, toEmployeeId }) =>
      sameDecision(asked.get(entryId), present.get(entryId)) &&
      (toEmployeeId === null || planned.has(toEmployeeId))
  )
  const { possible: lawful, left } = await withoutBreaches(await entryChangesOf(possible), {
    factsOnly: override !== undefined,
  })
  const kept = possible.filter(({ entryId }) => lawful.some((change) => change.entryId === entryId))
  const impossible = pending.filter((change) => !possible.includes(change))
  const changed = impossible.map(({ entryId }) => entryId)
  const notPlanned = await givenToNotPlanned(await entryChangesOf(impossible))
  const names = await whoChanged(changed, run.requestedAt)
  return {
    changes: kept,
    operations: kept.map(({ entryId, toEmployeeId }) => operationOf(locked.get(entryId)!, toEmployeeId)),
    conflicts: [
      ...changed.map((entryId) => {
        const name = notPlanned.get(entryId)
        return { entryId, byName: names.get(entryId) ?? '', ...(name !== undefined && { notPlanned: name }) }
      }),
      ...left.map(({ entryId, ruleId }) => ({ entryId, byName: '', ruleId })),
    ],
  }
}

async function apply(
  operations: EntryOperation[],
  override: RuleOverride | undefined
): Promise<ScheduleCommandResult> {
  const command = { id: newId(), label: 'acceptProposal' as const, operations, override }
  if (operations.length > 0) return applyCommand(command, { source: 'automatic' })
  const revision = await scheduleRevision()
  const history = await commandHistory()
  return {
    commandId: command.id,
    entries: [],
    removedIds: [],
    revision,
    conflicts: [],
    history,
  }
}

async function mark(
  runId: string,
  variants: readonly StoredChanges[],
  accepted: ProposalChange[],
  { variant, commandId }: { variant: VariantKey; commandId: string }
): Promise<void> {
  if (accepted.length === 0) return
  const marked = markAccepted(variants, accepted, { variant, commandId, at: new Date().toISOString() })
  await storeChanges(runId, marked)
  const now = variants.map((one) => marked.find(({ key }) => key === one.key) ?? one)
  const state = isSettled(variant, now) ? 'accepted' : 'proposed'
  await storeState(runId, state)
  tellRunState(runId, state)
}

/** A planner who chose not to keep locks lets the automatic schedule move locked shifts, which takes their lock away. */
const operationOf = ({ id, version, locked }: LockedShift, employeeId: string | null): EntryOperation => ({
  kind: 'update',
  id,
  version,
  changes: locked ? { employeeId, locked: false } : { employeeId },
})

/** What the changes do to the entries as they are stored. */
async function entryChangesOf(changes: readonly ProposalChange[]): Promise<EntryChange[]> {
  const present = await entriesById(changes.map(({ entryId }) => entryId))
  return changes.map(({ entryId, toEmployeeId }) => {
    const before = plannedContent(present.get(entryId))
    return { entryId, before, after: before && { ...before, employeeId: toEmployeeId } }
  })
}
