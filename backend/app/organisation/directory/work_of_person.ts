import { sql } from 'kysely'

/** Columns of `employees as e`: where people work, at what, and their tags, each in the order of the ids. */
export const workOfPerson = [
  sql<string[]>`array(select location_id from employee_locations k where k.employee_id = e.id
    order by location_id)`.as('locationIds'),
  sql<string[]>`array(select position_id from employee_positions k where k.employee_id = e.id
    order by position_id)`.as('positionIds'),
  sql<string[]>`array(select tag_id from employee_tags k where k.employee_id = e.id order by tag_id)`.as(
    'tagIds'
  ),
] as const
