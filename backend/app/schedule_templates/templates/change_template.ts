import { record, recordAll } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { rows, trx } from '#app/core/organisation_context'
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
  const days = retake && { from_day: retake.from, until_day: retake.until }
  const row = { name, description, ...days, version: version + 1, updated_at: new Date() }
  await refuseTakenName(name, () => trx().from('schedule_templates').where('id', id).update(row))
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
  await rows('delete from schedule_templates where id = ?', [id])
  const { locationId } = before
  await record({ action: 'scheduling.delete_template', entity, entityId: id, locationId, before })
}

type Held = { id: string; name: string; locationId: string }
const holding = `select t.id, t.name, t.location_id as "locationId" from schedule_templates t
  where t.id in (select p.template_id from schedule_template_positions p where p.position_id = ?) order by t.name, t.id`

/** Names of the templates with shifts of a position, whatever their location. */
export const templatesWithPosition = async (positionId: string): Promise<string[]> =>
  (await rows<Held>(holding, [positionId])).map(({ name }) => name)

/** A template without one of its positions would be another one: it goes as a whole. */
export async function deleteTemplatesWithPosition(positionId: string): Promise<void> {
  const held = await rows<Held>(`${holding} for update`, [positionId])
  const ids = held.map(({ id }) => id)
  await forgetFixedTemplates(ids)
  await rows('delete from schedule_templates where id = any(?::uuid[])', [ids])
  await recordAll(
    held.map(({ id, name, locationId }) => ({
      ...{ action: 'scheduling.delete_template', entity, entityId: id, locationId },
      before: { name, positionId },
    }))
  )
}
