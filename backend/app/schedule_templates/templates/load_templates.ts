import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { ScheduleTemplate, ScheduleTemplateDetails, TemplateShift } from '#contracts/schedule_templates'

const templates = () =>
  database()
    .selectFrom('scheduleTemplates as t')
    .select(['id', 'version', 'locationId', 'name', 'description', 'fromDay as from', 'untilDay as until'])
    .select([
      sql<number>`(select count(*) from schedule_template_entries e where e.template_id = t.id)`.as('shifts'),
      sql<number>`(select count(distinct e.employee_id) from schedule_template_entries e where e.template_id = t.id)`.as(
        'people'
      ),
      sql<string[]>`array(
        select p.position_id from schedule_template_positions p where p.template_id = t.id order by 1)`.as(
        'positionIds'
      ),
      sql<number>`(select count(*) from employees f
        where f.fixed_schedule_template_id = t.id and f.archived_at is null)`.as('fixedFor'),
    ])

/** Templates of these locations, by name. */
export const templatesOf = (locationIds: readonly string[], collation: string): Promise<ScheduleTemplate[]> =>
  templates()
    .where('locationId', '=', anyOf(locationIds))
    .orderBy(sql`t.name ${sql.raw(collation)}`)
    .orderBy('id')
    .execute()

/**
 * A template of a location the actor plans; others cannot see it. With `lock` it cannot be renamed or deleted until
 * this unit of work ends.
 *
 * @throws core.not_found
 */
export async function findTemplate(
  id: string,
  lock: 'update' | 'share' | 'none' = 'none'
): Promise<ScheduleTemplate> {
  const named = database().selectFrom('scheduleTemplates').select('id').where('id', '=', id)
  if (lock !== 'none') await (lock === 'update' ? named.forUpdate() : named.forShare()).execute()
  const mine = organisationContext.actor().locationIds
  return templates()
    .where('id', '=', id)
    .$if(mine !== null, (query) => query.where('locationId', '=', anyOf(mine!)))
    .executeTakeFirstOrThrow(() => notFound({ templateId: id }))
}

type OwnedShift = TemplateShift & { templateId: string }

/** The shifts of templates, by day and start. */
export const shiftsOfTemplates = (ids: readonly string[]): Promise<OwnedShift[]> =>
  database()
    .selectFrom('scheduleTemplateEntries')
    .select([
      'templateId',
      'dayOffset',
      'startTime as start',
      'endTime as end',
      'positionId',
      'employeeId',
      'breaks',
    ])
    .where('templateId', '=', anyOf(ids))
    .orderBy('dayOffset')
    .orderBy('startTime')
    .orderBy('endTime')
    .orderBy('id')
    .execute()

/** @throws core.not_found */
export async function templateDetails(id: string): Promise<ScheduleTemplateDetails> {
  const template = await findTemplate(id)
  const entries = (await shiftsOfTemplates([id])).map(({ templateId: _of, ...shift }) => shift)
  return { ...template, entries }
}
