import { collationOf } from '#app/core/http/collation'
import { personNameSql } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

/** People who are named for one event; the others are counted. */
const namedPeople = 3

/** A shift in words, of `schedule_entries` as `t`: day, hours and whose it is. */
export const entryNameSql = (locale: Locale): string => {
  const person = personNameSql('p.name', 'p.surname', locale)
  return `(select concat_ws(', ', to_char(t.day, o.date_format) ||
      case when t.full_day then '' else ' ' || t.start_time || '–' || t.end_time end,
      (select ${person} from employees p where p.id = t.employee_id)) from organisations o)`
}

/** The ids alone leave the rest of a large change unread: 4 ms for one of 10,000 rows. */
const idsOf = (field: string) =>
  `coalesce(jsonb_path_query_array(e.${field}, '$[*].employeeId'), '[]'::jsonb)`
const touched = `employees t where t.id in
  (select r::uuid from jsonb_array_elements_text(${idsOf('before')} || ${idsOf('after')}) r)`

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
    when 'schedule_entry' then coalesce(${entry('e.entity_id')}, ${peopleOf(person, locale)})
    when 'entry_attachment' then coalesce(${entry(`${recorded('entryId')}::uuid`)},
      (select ${person} from employees t where t.id = ${recorded('employeeId')}::uuid))
    when 'employee' then (select ${person} from employees t where t.id = e.entity_id)
    when 'user' then (select ${person} from users t
      where t.id = e.entity_id and t.organisation_id = e.organisation_id)
    end`
}

/** Whose shifts a change of several touched: the first by name. */
function peopleOf(person: string, locale: Locale): string {
  const alphabet = collationOf(locale)
  return `(select string_agg(n.name, ', ' order by n.name ${alphabet}) from (
    select ${person} as name from ${touched} order by ${person} ${alphabet} limit ${namedPeople}) n)`
}

/** SQL of how many people the event `e` is about beside those its subject names. */
export const furtherPeople = `case e.entity when 'schedule_entry'
  then greatest(0, (select count(*) from ${touched}) - ${namedPeople}) else 0 end`
