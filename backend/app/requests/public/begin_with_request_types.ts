import { organisationContext, rows } from '#app/core/organisation_context'
import { regionOfCountry } from '#app/office/public/region_of_country'
import { organisationSettings } from '#app/organisation/public/organisation_settings'

/**
 * Gives an organisation that has no request types yet those of its country. Types are never deleted, so an organisation
 * that had some keeps exactly what it made of them. Concurrent calls copy them once.
 */
export async function beginWithRequestTypes(): Promise<void> {
  const [any] = await rows('select 1 from request_types limit 1')
  if (any) return
  const region = await regionOfCountry((await organisationSettings()).country)
  if (!region) return
  await rows(
    `insert into request_types (id, organisation_id, code, names, shortcut, kind, color, paid, days_count, limit_per,
       affects_vacation_limit, primary_vacation, needs_acceptance, allow_note, allow_attachment, overtime_compensation,
       counts_as_working_time, usable_by, sort)
     select gen_random_uuid(), ?, code, names, shortcut, kind, color, paid, days_count, limit_per,
       affects_vacation_limit, primary_vacation, needs_acceptance, allow_note, allow_attachment, overtime_compensation,
       counts_as_working_time, usable_by, row_number() over (order by sort, code)
     from request_kinds where region_id = ?
     on conflict do nothing`,
    [organisationContext.current().id, region]
  )
}
