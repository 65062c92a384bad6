import { personNameSql } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

/** Rows of one event among which people are looked for; a larger change concerns the whole schedule. */
const readRows = 20
/** People who are named for one event. */
const namedPeople = 3

/** A shift in words, of `schedule_entries` as `t`: day, hours and whose it is. */
export const entryNameSql = (locale: Locale): string => {
  const person = personNameSql('p.name', 'p.surname', locale)
  return `(select concat_ws(', ', to_char(t.day, o.date_format) ||
      case when t.full_day then '' else ' ' || t.start_time || '–' || t.end_time end,
      (select ${person} from employees p where p.id = t.employee_id)) from organisations o)`
}

/** SQL of the name of what the event `e` is about, as it is now and as the language writes names. */
export function subjectOf(locale: Locale): string {
  const person = personNameSql('t.name', 't.surname', locale)
  const named = (table: string) => `(select t.name from ${table} t where t.id = e.entity_id)`
  const recorded = (field: string) => `coalesce(e.after->>'${field}', e.before->>'${field}')`
  const owner = (table: string) => `(select ${person} from employees t where t.id = coalesce(
    (select k.employee_id from ${table} k where k.id = e.entity_id), ${recorded('employeeId')}::uuid))`
  const entry = (id: string) => `(select ${entryNameSql(locale)} from schedule_entries t where t.id = ${id})`
  const ofPerson = `(select ${person} from employees t where t.id = ${recorded('employeeId')}::uuid)`
  return `case e.entity
    when 'location' then ${named('locations')}
    when 'position' then ${named('positions')}
    when 'tag' then ${named('tags')}
    when 'holiday' then ${named('company_holidays')}
    when 'schedule_template' then coalesce(${named('schedule_templates')}, ${recorded('name')})
    when 'demand_rule' then ${recorded('name')}
    when 'demand_metric' then ${recorded('name')}
    when 'demand_records' then ${recorded('name')}
    when 'demand_special_days' then ${recorded('name')}
    when 'request_type' then (select coalesce(t.name, t.shortcut) from request_types t where t.id = e.entity_id)
    when 'leave_facts' then (select ${person} from employees t where t.id = e.entity_id)
    when 'limit_entry' then (select ${person} from employees t where t.id = ${recorded('employeeId')}::uuid)
    when 'swap' then ${ofPerson}
    when 'open_shift' then coalesce(${ofPerson}, ${entry(`${recorded('entryId')}::uuid`)})
    when 'request_deputy' then ${ofPerson}
    when 'request' then (select ${person} from employees t where t.id = ${recorded('employeeId')}::uuid)
    when 'organisation' then ${named('organisations')}
    when 'import' then ${recorded('fileName')}
    when 'contract' then ${owner('employee_contracts')}
    when 'rate' then ${owner('employee_rates')}
    when 'labour_code_acceptance' then ${owner('labour_code_acceptances')}
    when 'time_punch' then ${ofPerson}
    when 'time_correction' then ${ofPerson}
    when 'time_record' then ${ofPerson}
    when 'kiosk' then ${recorded('name')}
    when 'schedule_entry' then coalesce(${entry('e.entity_id')}, ${peopleOf(person)})
    when 'entry_attachment' then coalesce(${entry(`${recorded('entryId')}::uuid`)},
      (select ${person} from employees t where t.id = ${recorded('employeeId')}::uuid))
    when 'employee' then (select ${person} from employees t where t.id = e.entity_id)
    when 'user' then (select ${person} from users t
      where t.id = e.entity_id and t.organisation_id = e.organisation_id)
    end`
}

/** Whose shifts a change of several touched. */
const peopleOf = (person: string): string => {
  const list = (field: string) =>
    `case when jsonb_typeof(e.${field}) = 'array' and jsonb_array_length(e.${field}) <= ${readRows}
       then e.${field} else '[]'::jsonb end`
  return `(select string_agg(n.name, ', ' order by n.name) from (
    select distinct ${person} as name from employees t where t.id in (
      select (r->>'employeeId')::uuid from jsonb_array_elements(${list('before')} || ${list('after')}) r)
    order by 1 limit ${namedPeople}) n)`
}
