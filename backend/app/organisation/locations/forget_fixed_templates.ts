import { recordAll } from '#app/core/audit/record'
import { rows } from '#app/core/organisation_context'

type Holder = { id: string; templateId: string; locationId: string | null }

/**
 * Removes these templates as people's fixed ones; each person's history records it. Call before the templates are
 * deleted, and under a lock that keeps others from choosing them.
 */
export async function forgetFixedTemplates(templateIds: readonly string[]): Promise<void> {
  const held = await rows<Holder>(
    `select id, fixed_schedule_template_id as "templateId", main_location_id as "locationId" from employees
     where fixed_schedule_template_id = any(?::uuid[]) order by id for no key update`,
    [[...templateIds]]
  )
  await rows(
    `update employees set fixed_schedule_template_id = null, version = version + 1, updated_at = now()
     where id = any(?::uuid[])`,
    [held.map(({ id }) => id)]
  )
  await recordAll(
    held.map(({ id, templateId, locationId }) => ({
      ...{ action: 'organisation.update', entity: 'employee', entityId: id, locationId },
      before: { fixedScheduleTemplateId: templateId },
      after: { fixedScheduleTemplateId: null },
    }))
  )
}
