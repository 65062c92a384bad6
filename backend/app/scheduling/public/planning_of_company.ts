import { rows } from '#app/core/organisation_context'
import type { Planning } from '#app/organisation/public/planning'

/** What the module that keeps people and locations asks about their planning. */
export const planningOfCompany: Planning = {
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

  async isInUndoableSteps(employeeId) {
    const sides = ['before', 'after'].map((side) => JSON.stringify([{ [side]: { employeeId } }]))
    const [found] = await rows<{ held: boolean }>(
      'select exists (select from schedule_commands where changes @> ?::jsonb or changes @> ?::jsonb) as held',
      sides
    )
    return found!.held
  },
}
