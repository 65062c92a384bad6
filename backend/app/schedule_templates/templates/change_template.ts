import { record, recordAll } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { forgetFixedTemplates } from '#app/organisation/public/forget_fixed_templates'
import { dropShifts, keepShifts, shiftsToKeep } from '#app/schedule_templates/templates/keep_shifts'
import { refuseTakenName } from '#app/schedule_templates/templates/refuse_taken_name'
import { findTemplate } from '#app/schedule_templates/templates/load_templates'
import type { ScheduleTemplate, TemplateUpdate } from '#contracts/schedule_templates'

const entity = 'schedule_template'

/**
 * Renames it and, if `retake` is set, takes its days and shifts again from what is planned at its location.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws core.stale_version with `current`
 * @throws scheduling.range_too_long
 * @throws scheduling.range_reversed
 * @throws scheduling.template_empty
 * @throws scheduling.template_name_taken
 */
export async function changeTemplate(
  id: string,
  { version, name, description, retake }: TemplateUpdate
): Promise<ScheduleTemplate> {
  const before = await findTemplate(id, 'update')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  const shifts = retake && (await shiftsToKeep(before.locationId, retake))
  const days = retake && { fromDay: retake.from, untilDay: retake.until }
  const update = database()
    .updateTable('scheduleTemplates')
    .set({ name, description, ...days, version: nextVersion })
    .where('id', '=', id)
  await refuseTakenName(name, () => update.execute())
  if (retake && shifts) {
    await dropShifts(id)
    await keepShifts(id, retake.from, shifts)
  }
  const after = await findTemplate(id)
  const { locationId } = before
  await record({ action: 'scheduling.change_template', entity, entityId: id, locationId, before, after })
  return after
}

/**
 * Deletes a template; shifts made with it stay, and people who had it as their fixed one have none.
 *
 * @throws core.not_found
 */
export async function deleteTemplate(id: string): Promise<void> {
  const before = await findTemplate(id, 'update')
  await forgetFixedTemplates([id])
  await database().deleteFrom('scheduleTemplates').where('id', '=', id).execute()
  const { locationId } = before
  await record({ action: 'scheduling.delete_template', entity, entityId: id, locationId, before })
}

const holding = (positionId: string) =>
  database()
    .selectFrom('scheduleTemplates')
    .select(['id', 'name', 'locationId'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('scheduleTemplatePositions').select('templateId').where('positionId', '=', positionId)
    )
    .orderBy('name')
    .orderBy('id')

/** Names of the templates with shifts of a position, whatever their location. */
export const templatesWithPosition = async (positionId: string): Promise<string[]> =>
  (await holding(positionId).execute()).map(({ name }) => name)

/** A template without one of its positions would be another one: it goes as a whole. */
export async function deleteTemplatesWithPosition(positionId: string): Promise<void> {
  const held = await holding(positionId).forUpdate().execute()
  const ids = held.map(({ id }) => id)
  await forgetFixedTemplates(ids)
  await database().deleteFrom('scheduleTemplates').where('id', '=', anyOf(ids)).execute()
  await recordAll(
    held.map(({ id, name, locationId }) => ({
      ...{ action: 'scheduling.delete_template', entity, entityId: id, locationId },
      before: { name, positionId },
    }))
  )
}
