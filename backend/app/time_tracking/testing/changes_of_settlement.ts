import { organisationContext, rows } from '#app/core/organisation_context'
import { approved, paid } from '#app/time_tracking/testing/settlement_desk'
import { place } from '#tests/world/placed_shifts'
import type { Person, World } from '#tests/world/world'

type Change = (w: World, who: Person, day: string) => Promise<unknown>

const sql =
  (text: string, ...bindings: ('person' | 'day')[]): Change =>
  (w, { employeeId }, day) =>
    organisationContext.run(w.organisationId, () =>
      rows(
        text,
        bindings.map((name) => (name === 'person' ? employeeId : day))
      )
    )
const leave = { type: 1 as const, fullDay: true, start: '00:00', end: '00:00', positionId: null }

/** What may change what work comes to: first what concerns one person, then the company. */
export const changesOfOne: Record<string, Change> = {
  'more work': (w, who, day) => approved(w, who, [`${day} 20:00-23:30 plan 20:00-22:00 break 15`]),
  'a record decided otherwise': sql(
    `update time_records set status = 0 where id in (select id from time_records
      where employee_id = ? and day <= ? and status = 1 order by day desc limit 1)`,
    ...(['person', 'day'] as const)
  ),
  'an absence': (w, who, day) => place(w, [{ ...leave, employeeId: who.employeeId, day }]),
  'an absence taken back': sql(
    'update schedule_entries set deleted_at = now() where employee_id = ? and type = 1',
    'person'
  ),
  'a rate': (w, who, day) => paid(w, who, 3_000 + Number(day.slice(8)), { validFrom: day, sunday: 9_000 }),
  'a contract': sql('update employee_contracts set fte = 0.5 where employee_id = ?', 'person'),
  'a shorter day': sql(
    `update employees set protected_groups = '["disabled"]' where id = ? and shift_worker = false`,
    'person'
  ),
  'days of rest of one': sql(`update employees set rest_weekdays = '[3]' where id = ?`, 'person'),
}
export const changesOfCompany: Record<string, Change> = {
  'a holiday': sql(
    `insert into company_holidays (id, organisation_id, name, day)
     values (gen_random_uuid(), current_setting('app.organisation_id')::uuid, 'Day of the company', ?)
     on conflict do nothing`,
    'day'
  ),
  'where people work': sql(`update locations set country = case country when 'PL' then 'VN' else 'PL' end`),
  positions: sql('update positions set billable = not billable, included_in_working_hours = not billable'),
  'the settlement period': sql(
    `update organisations set settings = settings || '{"settlementPeriod":{"months":3,"startsOn":"2026-01-01"}}'`
  ),
  thresholds: sql(
    `insert into labour_code_settings (organisation_id, choices)
     values (current_setting('app.organisation_id')::uuid, '{"restWeekdays":[1,2]}') on conflict do nothing`
  ),
}
