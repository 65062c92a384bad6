import { daysBetween } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { locationsInScope } from '#app/scheduling/public/scope'
import { requireSpan } from '#app/scheduling/public/schedule_range'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ScheduleEntry } from '#contracts/schedule'
import type { KeptPeriod } from '#contracts/schedule_templates'

/**
 * The shifts planned at a location, published or not, open ones among them. Absences and what people said about their
 * time belong to people and days, not to a plan; comments are about one day and are left out.
 *
 * @throws core.forbidden for a location the actor may not touch
 * @throws scheduling.range_too_long
 * @throws scheduling.range_reversed
 * @throws scheduling.template_empty
 */
export async function shiftsToKeep(
  locationId: string,
  { from, until, withPeople }: KeptPeriod
): Promise<ScheduleEntry[]> {
  requireSpan({ from, until })
  await locationsInScope([locationId])
  const shifts = await plannedEntries({
    ...{ from, until, locationIds: [locationId] },
    types: [scheduleEntryTypes.shift],
  })
  if (shifts.length === 0) throw new DomainError('scheduling.template_empty')
  return withPeople ? shifts : shifts.map((shift) => ({ ...shift, employeeId: null }))
}

/** Writes the shifts of a template that has none, the first of its days being `from`. */
export async function keepShifts(
  templateId: string,
  from: string,
  shifts: readonly ScheduleEntry[]
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const positionIds = [...new Set(shifts.flatMap(({ positionId }) => positionId ?? []))]
  if (positionIds.length > 0)
    await database()
      .insertInto('scheduleTemplatePositions')
      .values(positionIds.map((positionId) => ({ organisationId, templateId, positionId })))
      .execute()
  const entries = shifts.map(({ day, start, end, positionId, employeeId, breaks }) => ({
    ...{ id: newId(), dayOffset: daysBetween(from, day), start, end, positionId, employeeId, breaks },
  }))
  await sql`insert into schedule_template_entries
      (id, organisation_id, template_id, day_offset, start_time, end_time, position_id, employee_id, breaks)
    select r.id, ${organisationId}, ${templateId}, r."dayOffset", r.start, r."end", r."positionId", r."employeeId", r.breaks
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (id uuid, "dayOffset" integer, start text,
      "end" text, "positionId" uuid, "employeeId" uuid, breaks jsonb)`.execute(database())
}

/** What a template held makes way for other shifts. */
export async function dropShifts(templateId: string): Promise<void> {
  await database().deleteFrom('scheduleTemplateEntries').where('templateId', '=', templateId).execute()
  await database().deleteFrom('scheduleTemplatePositions').where('templateId', '=', templateId).execute()
}
