import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'
import { listed } from '#app/core/database/listed'
import {
  employeeConditions,
  inOrder,
  picturesLinked,
  today,
  type EmployeeQuery,
} from '#app/organisation/employees/load_employees'
import type { Day } from '#contracts/schedule'
import type { CurrentRate, RateFilter } from '#contracts/current_rates'

/** What a rate of its kind is first of all. */
const amount = sql`case r.kind when 'monthly' then r.salary_minor else r.weekday_minor end`

const inAlphabet = (text: RawBuilder<unknown>, collation: string) => sql`${text} ${sql.raw(collation)}`
const bySurname = (collation: string) => [
  inAlphabet(sql`e.surname`, collation),
  inAlphabet(sql`e.name`, collation),
]
const orders = {
  surname: bySurname,
  location: (collation: string) => [
    inAlphabet(sql`(select l.name from locations l where l.id = e.main_location_id)`, collation),
  ],
  kind: () => [sql`r.kind`],
  amount: () => [sql`r.kind`, amount],
  validFrom: () => [sql`r.valid_from`],
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

const only: Record<RateFilter, RawBuilder<boolean>> = {
  with: sql`r.id is not null`,
  without: sql`r.id is null`,
  hourly: sql`r.kind = 'hourly'`,
  monthly: sql`r.kind = 'monthly'`,
}

/** People with the rate that is in force today, `r`. */
const people = () =>
  database()
    .selectFrom('employees as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('employeeRates as k')
          .selectAll()
          .whereRef('k.employeeId', '=', 'e.id')
          .where('k.validFrom', '<=', today)
          .orderBy('k.validFrom', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue()
    )

/** A page of the people of the acting person's locations with what they earn today. Holds pay: only behind `rates.read`. */
export async function listCurrentRates(
  query: CurrentRateQuery
): Promise<{ items: CurrentRate[]; total: number }> {
  const { rate, order = 'surname', collation, descending, paging } = query
  const found = people()
    .select(['e.id', 'e.name', 'e.surname', 'e.avatarKey as avatarUrl', 'e.role', 'e.mainLocationId'])
    .select([
      sql<string[]>`array(select position_id from employee_positions k where k.employee_id = e.id
        order by position_id)`.as('positionIds'),
      sql<CurrentRate['rate']>`case when r.id is not null then jsonb_build_object(
        'id', r.id, 'version', r.version, 'employeeId', r.employee_id, 'validFrom', r.valid_from, 'kind', r.kind,
        'currency', r.currency, 'salaryMinor', r.salary_minor, 'weekdayMinor', r.weekday_minor,
        'saturdayMinor', r.saturday_minor, 'sundayMinor', r.sunday_minor, 'dayOffMinor', r.day_off_minor) end`.as(
        'rate'
      ),
      sql<Day | null>`(select min(n.valid_from) from employee_rates n
        where n.employee_id = e.id and n.valid_from > ${today})`.as('nextFrom'),
    ])
    .where(employeeConditions({ ...query, archived: false }))
    .$if(rate !== undefined, (all) => all.where(only[rate!]))
    .orderBy(inOrder(orders[order](collation), descending))
    .orderBy(inOrder(bySurname(collation)))
    .orderBy('e.id')
  const { items, total } = await listed(found, paging)
  return { items: items.map(picturesLinked), total }
}
