import { rows } from '#app/core/organisation_context'
import type { Planning } from '#app/organisation/public/planning'

/** What the module that keeps people and locations asks about schedule templates. */
export const templatesOfCompany: Pick<Planning, 'locationOfTemplate' | 'lockTemplatesAt'> = {
  async locationOfTemplate(templateId) {
    const [found] = await rows<{ locationId: string }>(
      'select location_id as "locationId" from schedule_templates where id = ? for key share',
      [templateId]
    )
    return found?.locationId ?? null
  },

  async lockTemplatesAt(locationId) {
    const templates = await rows<{ id: string }>(
      'select id from schedule_templates where location_id = ? order by id for update',
      [locationId]
    )
    return templates.map(({ id }) => id)
  },
}
