import { heldMinutesOf } from '@shiftloom/solver/labour_code/plan/held_hours'
import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays } from '@shiftloom/solver/time'
import { specialPositions } from '#app/organisation/public/special_positions'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { isAbsence, workTypes } from '#app/scheduling/people/work_types'
import { publishedEntries } from '#app/scheduling/entries/planned_entries'
import { entriesOfPeople } from '#app/scheduling/rules/around_entries'
import { planEntryOf } from '#app/scheduling/rules/plan_entry'

/**
 * Absences that are entered or moved keep the hours that are planned in them before the command is carried out, whatever
 * the same command does to the shifts. Undo and redo bring back what was kept.
 */
export async function withHeldHours(changes: EntryChange[]): Promise<EntryChange[]> {
  const kept = changes.map(withKnownHours)
  const entered = kept.flatMap(({ before, after }) => (isEntered(before, after) ? [after!] : []))
  if (entered.length === 0) return kept
  const { planned, handedOver } = await workOf(entered)
  const { uncountedIds, strenuousIds } = await specialPositions()
  const positions = { uncounted: new Set(uncountedIds), strenuous: new Set(strenuousIds) }
  return kept.map((change) => {
    const { entryId, after } = change
    if (!after || !entered.includes(after)) return change
    const heldMinutes = heldMinutesOf(planEntryOf(entryId, after), planned, handedOver, positions)
    return { ...change, after: { ...after, heldMinutes } }
  })
}

/** An absence of which only a comment, a lock or the kind changes holds what it did. */
function withKnownHours(change: EntryChange): EntryChange {
  const { before, after } = change
  if (!before?.heldMinutes || !after || !isAbsence(after.type) || isEntered(before, after)) return change
  return { ...change, after: { ...after, heldMinutes: before.heldMinutes } }
}

const isEntered = (before: EntryContent | null, after: EntryContent | null): boolean =>
  after !== null &&
  isAbsence(after.type) &&
  !(before && isAbsence(before.type) && placing.every((key) => before[key] === after[key]))

const placing = ['employeeId', 'day', 'fullDay', 'startsAt', 'endsAt'] as const

/** What these people do on these days by the plan, and the shifts that staff see. */
async function workOf(
  entered: readonly EntryContent[]
): Promise<{ planned: PlanEntry[]; handedOver: PlanEntry[] }> {
  const employeeIds = [...new Set(entered.flatMap(({ employeeId }) => employeeId ?? []))]
  const days = entered.map(({ day }) => day).sort()
  const span = { from: days[0]!, until: addDays(days.at(-1)!, 1) }
  const published = await publishedEntries({ ...span, employeeIds, types: workTypes })
  return { planned: await entriesOfPeople(employeeIds, span), handedOver: published }
}
