import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion } from '#app/core/database/database'
import { recordAll } from '#app/core/audit/record'

/**
 * Removes these templates as people's fixed ones; each person's history records it. Call before the templates are
 * deleted, and under a lock that keeps others from choosing them.
 */
export async function forgetFixedTemplates(templateIds: readonly string[]): Promise<void> {
  const held = await database()
    .selectFrom('employees')
    .select(['id', 'fixedScheduleTemplateId as templateId', 'mainLocationId as locationId'])
    .where('fixedScheduleTemplateId', '=', anyOf(templateIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await database()
    .updateTable('employees')
    .set({ fixedScheduleTemplateId: null, version: nextVersion })
    .where('id', '=', anyOf(held.map(({ id }) => id)))
    .execute()
  await recordAll(
    held.map(({ id, templateId, locationId }) => ({
      ...{ action: 'organisation.update', entity: 'employee', entityId: id, locationId },
      before: { fixedScheduleTemplateId: templateId },
      after: { fixedScheduleTemplateId: null },
    }))
  )
}
