import { organisationContext, rows } from '#app/core/organisation_context'
import type { World } from '#tests/world/world'

/** Everyone earns something, the employee least: 30.00 an hour instead of 50.00. */
export const pay = (w: World): Promise<unknown> =>
  organisationContext.run(w.organisationId, () =>
    rows(
      `insert into employee_rates (id, organisation_id, employee_id, valid_from, kind, currency, weekday_minor)
       select gen_random_uuid(), organisation_id, id, '2026-01-01', 'hourly', 'PLN',
         case when id = ? then 3000 else 5000 end from employees`,
      [w.employee.employeeId]
    )
  )
