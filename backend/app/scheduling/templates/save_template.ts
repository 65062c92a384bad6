import { daysBetween } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { refuseTakenName } from '#app/scheduling/templates/refuse_taken_name'
import { findTemplate } from '#app/scheduling/templates/load_templates'
import { locationsInScope } from '#app/scheduling/scope'
import { requireSpan } from '#app/scheduling/validators/schedule_range'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ScheduleEntry } from '#contracts/schedule'
import type { ScheduleTemplate, TemplateInput } from '#contracts/schedule_templates'

/**
 * Keeps the shifts planned at a location, published or not, open ones among them. Absences and what people said about
 * their time belong to people and days, not to a plan; comments are about one day and are left out.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws scheduling.range_too_long
 * @throws scheduling.range_reversed
 * @throws scheduling.template_empty
 * @throws scheduling.template_name_taken
 */
export async function saveTemplate(input: TemplateInput): Promise<ScheduleTemplate> {
  const { locationId, name, description, from, until, withPeople } = input
  requireSpan({ from, until })
  await locationsInScope([locationId])
  const shifts = await plannedEntries({
    ...{ from, until, locationIds: [locationId] },
    types: [scheduleEntryTypes.shift],
  })
  if (shifts.length === 0) throw new DomainError('scheduling.template_empty')
  const id = newId()
  const owner = { organisation_id: organisationContext.current().id }
  const row = {
    ...{ id, ...owner, location_id: locationId, name, description, from_day: from, until_day: until },
    created_by: organisationContext.actor().userId,
  }
  await refuseTakenName(name, () => trx().table('schedule_templates').insert(row))
  await keepShifts(id, from, withPeople ? shifts : shifts.map((shift) => ({ ...shift, employeeId: null })))
  const template = await findTemplate(id)
  await record({
    ...{ action: 'scheduling.save_template', entity: 'schedule_template', entityId: id, locationId },
    after: template,
  })
  return template
}

async function keepShifts(templateId: string, from: string, shifts: readonly ScheduleEntry[]): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const positionIds = [...new Set(shifts.flatMap(({ positionId }) => positionId ?? []))]
  await rows(
    `insert into schedule_template_positions (organisation_id, template_id, position_id)
     select ?, ?, one from unnest(?::uuid[]) one`,
    [organisationId, templateId, positionIds]
  )
  const entries = shifts.map(({ day, start, end, positionId, employeeId, breaks }) => ({
    ...{ id: newId(), dayOffset: daysBetween(from, day), start, end, positionId, employeeId, breaks },
  }))
  await rows(
    `insert into schedule_template_entries
       (id, organisation_id, template_id, day_offset, start_time, end_time, position_id, employee_id, breaks)
     select r.id, ?, ?, r."dayOffset", r.start, r."end", r."positionId", r."employeeId", r.breaks
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "dayOffset" integer, start text, "end" text, "positionId" uuid,
       "employeeId" uuid, breaks jsonb)`,
    [organisationId, templateId, JSON.stringify(entries)]
  )
}
