import { database } from '#app/core/database/database'
import type { Planning } from '#app/organisation/public/planning'

/** What the module that keeps people and locations asks about schedule templates. */
export const templatesOfCompany: Pick<Planning, 'locationOfTemplate' | 'lockTemplatesAt'> = {
  async locationOfTemplate(templateId) {
    const found = await database()
      .selectFrom('scheduleTemplates')
      .select('locationId')
      .where('id', '=', templateId)
      .forKeyShare()
      .executeTakeFirst()
    return found?.locationId ?? null
  },

  async lockTemplatesAt(locationId) {
    const templates = await database()
      .selectFrom('scheduleTemplates')
      .select('id')
      .where('locationId', '=', locationId)
      .orderBy('id')
      .forUpdate()
      .execute()
    return templates.map(({ id }) => id)
  },
}
