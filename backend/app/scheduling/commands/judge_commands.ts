import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { refusedBy } from '@shiftloom/solver/labour_code/plan/refused_by'
import { addDays } from '@shiftloom/solver/time'
import type { EntryOperation } from '#contracts/schedule'
import { prepareChanges } from '#app/scheduling/commands/prepare_changes'
import type { EntryChange } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { inOrderOfRules, judgedPlan, planCheck } from '#app/scheduling/rules/plan_check'
import { planChangeOf } from '#app/scheduling/rules/plan_entry'

/** What the rules say of one command: what refuses it, and all it would make new or worse. */
export type JudgedCommand = { refused: PlanVerdict[]; worse: readonly PlanVerdict[] }

/** The same, each judged as it would be if it were sent: with a reading of its own. */
export async function judgeEachCommand(
  commands: readonly (readonly EntryOperation[])[]
): Promise<JudgedCommand[]> {
  const judged: JudgedCommand[] = []
  for (const operations of commands) {
    const present = await entriesById(operations.map(({ id }) => id))
    const changes = await prepareChanges([...operations], present, 'manual')
    judged.push((await planCheck(changes)).check(changes))
  }
  return judged
}

/**
 * Judges many commands, each by itself, against the plan as it is stored, without carrying them out; the plan is read
 * once. Nothing is locked.
 *
 * @throws what preparing a command throws, as core.stale_version
 */
export async function judgeCommands(
  commands: readonly (readonly EntryOperation[])[]
): Promise<JudgedCommand[]> {
  const operations = commands.flat()
  const present = await entriesById([...new Set(operations.map(({ id }) => id))])
  const changes = await prepareChanges(operations, present, 'manual')
  const { judge } = await judgedPlan(peopleOf(changes), spanOf(changes))
  let next = 0
  return commands.map(({ length }) => {
    const change = planChangeOf(changes.slice(next, (next += length)))
    const effect = judge.effectOf(change)
    return { refused: inOrderOfRules(refusedBy(effect, change)), worse: effect.worse }
  })
}

const contentsOf = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ before, after }) => [before, after].filter((content) => content !== null))

const peopleOf = (changes: readonly EntryChange[]): string[] => [
  ...new Set(contentsOf(changes).flatMap(({ employeeId }) => employeeId ?? [])),
]

function spanOf(changes: readonly EntryChange[]) {
  const days = contentsOf(changes)
    .map(({ day }) => day)
    .sort()
  return { from: days[0] ?? '2000-01-01', until: addDays(days.at(-1) ?? '2000-01-01', 1) }
}
