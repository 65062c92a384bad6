import { notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { ScheduleTemplate, ScheduleTemplateDetails, TemplateShift } from '#contracts/schedule_templates'

const columns = `t.id, t.version, t.location_id as "locationId", t.name, t.description, t.from_day as "from",
  t.until_day as until,
  (select count(*)::int from schedule_template_entries e where e.template_id = t.id) as shifts,
  (select count(distinct e.employee_id)::int from schedule_template_entries e where e.template_id = t.id) as people,
  array(select p.position_id from schedule_template_positions p where p.template_id = t.id order by 1) as "positionIds",
  (select count(*)::int from employees f
    where f.fixed_schedule_template_id = t.id and f.archived_at is null) as "fixedFor"`

/** Templates of these locations, by name. */
export const templatesOf = (locationIds: readonly string[], collation: string): Promise<ScheduleTemplate[]> =>
  rows<ScheduleTemplate>(
    `select ${columns} from schedule_templates t where t.location_id = any(?::uuid[])
     order by t.name ${collation}, t.id`,
    [[...locationIds]]
  )

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
  if (lock !== 'none') await rows(`select from schedule_templates where id = ? for ${lock}`, [id])
  const mine = organisationContext.actor().locationIds
  const [found] = await rows<ScheduleTemplate>(
    `select ${columns} from schedule_templates t
     where t.id = ? and (?::uuid[] is null or t.location_id = any(?::uuid[]))`,
    [id, mine, mine]
  )
  if (!found) throw notFound({ templateId: id })
  return found
}

type OwnedShift = TemplateShift & { templateId: string }

/** The shifts of templates, by day and start. */
export const shiftsOfTemplates = (ids: readonly string[]): Promise<OwnedShift[]> =>
  rows<OwnedShift>(
    `select e.template_id as "templateId", e.day_offset as "dayOffset", e.start_time as "start", e.end_time as "end",
       e.position_id as "positionId", e.employee_id as "employeeId", e.breaks
     from schedule_template_entries e where e.template_id = any(?::uuid[])
     order by e.day_offset, e.start_time, e.end_time, e.id`,
    [[...ids]]
  )

/** @throws core.not_found */
export async function templateDetails(id: string): Promise<ScheduleTemplateDetails> {
  const template = await findTemplate(id)
  const entries = (await shiftsOfTemplates([id])).map(({ templateId: _of, ...shift }) => shift)
  return { ...template, entries }
}
