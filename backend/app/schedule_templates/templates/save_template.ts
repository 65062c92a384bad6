import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
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
  const { id: organisationId } = organisationContext.current()
  const { userId: createdBy } = organisationContext.actor()
  const row = { organisationId, locationId, name, description, fromDay: from, untilDay: until, createdBy }
  const insert = database()
    .insertInto('scheduleTemplates')
    .values({ id, ...row })
  await refuseTakenName(name, () => insert.execute())
  await keepShifts(id, from, shifts)
  const template = await findTemplate(id)
  await record({
    ...{ action: 'scheduling.save_template', entity: 'schedule_template', entityId: id, locationId },
    after: template,
  })
  return template
}
