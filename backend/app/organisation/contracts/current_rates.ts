import { rows } from '#app/core/organisation_context'
import {
  employeeConditions,
  picturesLinked,
  today,
  type EmployeeQuery,
} from '#app/organisation/employees/load_employees'
import type { CurrentRate, RateFilter } from '#contracts/current_rates'

const source = `employees e left join users u on u.id = e.user_id
  left join lateral (
    select * from employee_rates k where k.employee_id = e.id and k.valid_from <= ${today}
    order by k.valid_from desc limit 1
  ) r on true`

/** What a rate of its kind is first of all. */
const amount = `case r.kind when 'monthly' then r.salary_minor else r.weekday_minor end`

const orders = {
  surname: (collation: string) => [`e.surname ${collation}`, `e.name ${collation}`],
  location: (collation: string) => [
    `(select l.name from locations l where l.id = e.main_location_id) ${collation}`,
  ],
  kind: () => ['r.kind'],
  amount: () => ['r.kind', amount],
  validFrom: () => ['r.valid_from'],
}
export const currentRateOrders = Object.keys(orders) as (keyof typeof orders)[]

export type CurrentRateQuery = Pick<
  EmployeeQuery,
  'search' | 'locationIds' | 'positionIds' | 'tagIds' | 'collation' | 'descending'
> & {
  rate?: RateFilter
  order?: keyof typeof orders
  paging: { page: number; pageSize: number }
}

const only: Record<RateFilter, string> = {
  with: 'r.id is not null',
  without: 'r.id is null',
  hourly: "r.kind = 'hourly'",
  monthly: "r.kind = 'monthly'",
}

/** A page of the people of the acting person's locations with what they earn today. Holds pay: only behind `rates.read`. */
export async function listCurrentRates(
  query: CurrentRateQuery
): Promise<{ items: CurrentRate[]; total: number }> {
  const { sql, bindings } = employeeConditions({ ...query, archived: false })
  const where = query.rate ? `${sql} and ${only[query.rate]}` : sql
  const order = orders[query.order ?? 'surname'](query.collation).map(
    (column) => `${column} ${query.descending ? 'desc' : 'asc'} nulls last`
  )
  const { page, pageSize } = query.paging
  const items = await rows<CurrentRate>(
    `select e.id, e.name, e.surname, e.avatar_key as "avatarUrl", e.role, e.main_location_id as "mainLocationId",
       array(select position_id from employee_positions k where k.employee_id = e.id order by position_id)
         as "positionIds",
       case when r.id is not null then jsonb_build_object(
         'id', r.id, 'version', r.version, 'employeeId', r.employee_id, 'validFrom', r.valid_from, 'kind', r.kind,
         'currency', r.currency, 'salaryMinor', r.salary_minor, 'weekdayMinor', r.weekday_minor,
         'saturdayMinor', r.saturday_minor, 'sundayMinor', r.sunday_minor, 'dayOffMinor', r.day_off_minor) end as rate,
       (select min(n.valid_from) from employee_rates n where n.employee_id = e.id and n.valid_from > ${today})
         as "nextFrom"
     from ${source} where ${where}
     order by ${order.join(', ')}, e.surname ${query.collation}, e.name ${query.collation}, e.id limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from ${source} where ${where}`,
    bindings
  )
  return { items: items.map(picturesLinked), total: counted!.total }
}
