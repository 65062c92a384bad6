import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { keepShifts, shiftsToKeep } from '#app/schedule_templates/templates/keep_shifts'
import { refuseTakenName } from '#app/schedule_templates/templates/refuse_taken_name'
import { findTemplate } from '#app/schedule_templates/templates/load_templates'
import type { ScheduleTemplate, TemplateInput } from '#contracts/schedule_templates'

/**
 * Keeps the shifts planned at a location in a period.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws scheduling.range_too_long
 * @throws scheduling.range_reversed
 * @throws scheduling.template_empty
 * @throws scheduling.template_name_taken
 */
export async function saveTemplate(input: TemplateInput): Promise<ScheduleTemplate> {
  const { locationId, name, description, from, until } = input
  const shifts = await shiftsToKeep(locationId, input)
  const id = newId()
  const owner = { organisation_id: organisationContext.current().id }
  const row = {
    ...{ id, ...owner, location_id: locationId, name, description, from_day: from, until_day: until },
    created_by: organisationContext.actor().userId,
  }
  await refuseTakenName(name, () => trx().table('schedule_templates').insert(row))
  await keepShifts(id, from, shifts)
  const template = await findTemplate(id)
  await record({
    ...{ action: 'scheduling.save_template', entity: 'schedule_template', entityId: id, locationId },
    after: template,
  })
  return template
}
