import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { findCommand, lockOwnStacks } from '#app/scheduling/public/own_steps'
import type { DaySpan } from '#app/scheduling/public/entry'
import { applyCommand } from '#app/scheduling/public/apply_command'
import { lockPeople } from '#app/scheduling/public/lock_people'
import {
  proposeShifts,
  type Proposed,
  type WantedShift,
} from '#app/schedule_templates/proposals/propose_shifts'
import { scheduleEntryTypes } from '#contracts/enums'
import type { CommandLabel, EntrySource } from '#contracts/schedule'
import type { RefusedWay, TemplatePlan, TemplateResult } from '#contracts/schedule_templates'

/** As many shifts are named, of those refused and of those with alerts. */
export const namedShifts = 200

/** What these shifts would do to the schedule, as the planner is shown beforehand. */
export async function planOf(
  { operations, refused }: Pick<Proposed, 'operations' | 'refused'>,
  span: DaySpan,
  locationIds: readonly string[]
): Promise<TemplatePlan> {
  const holders = operations.flatMap(({ entry }) => entry.employeeId ?? [])
  const there = await countOf(
    database()
      .selectFrom('scheduleEntries')
      .where('type', '=', scheduleEntryTypes.shift)
      .where('deletedAt', 'is', null)
      .where('day', '>=', span.from)
      .where('day', '<', span.until)
      .where('locationId', '=', anyOf(locationIds))
  )
  return {
    ...{ from: span.from, until: span.until, shifts: operations.length },
    unassigned: operations.length - holders.length,
    people: new Set(holders).size,
    alreadyThere: there,
    refused: refused.slice(0, namedShifts),
    refusedCount: refused.length,
  }
}

type Step = {
  id: string
  label: CommandLabel
  way: RefusedWay
  wanted: () => Promise<WantedShift[]>
  /** Who decided on the shifts; a template unless named otherwise. */
  source?: EntrySource
}

/**
 * Puts the shifts into the schedule as one step that can be undone. The same command id again answers without doing it
 * twice. People are locked before anything is judged, so what is written is what the rules saw.
 *
 * @throws scheduling.template_adds_nothing
 */
export async function carryOutPlan({
  id,
  label,
  way,
  wanted,
  source = 'template',
}: Step): Promise<TemplateResult> {
  await lockOwnStacks()
  if (await findCommand(id))
    return { ...(await applyCommand({ id, label, operations: [] })), skipped: 0, unassigned: 0 }
  const seen = await wanted()
  await lockPeople([...new Set(seen.flatMap(({ employeeId }) => employeeId ?? []))])
  // Read again: obstacles may have appeared while another planner held the locks on the people.
  const { operations, refused } = await proposeShifts(await wanted(), way)
  if (operations.length === 0) throw new DomainError('scheduling.template_adds_nothing')
  const result = await applyCommand({ id, label, operations }, { source })
  return {
    ...result,
    skipped: refused.filter(({ outcome }) => outcome === 'skipped').length,
    unassigned: refused.filter(({ outcome }) => outcome === 'unassigned').length,
  }
}
