import { rows } from '#app/core/organisation_context'
import type { Contract, Rate } from '#contracts/employment_terms'

const contractColumns = `c.id, c.version, c.employee_id as "employeeId", c.starts_on as "startsOn", c.ends_on as "endsOn",
  c.work_system as "workSystem", c.fte::float8 as fte, c.agreed_minutes_per_month as "agreedMinutesPerMonth",
  c.max_daily_minutes as "maxDailyMinutes"`

/** Latest first. */
export const listContracts = (employeeIds: readonly string[]): Promise<Contract[]> =>
  rows<Contract>(
    `select ${contractColumns} from employee_contracts c where c.employee_id = any(?::uuid[])
     order by c.employee_id, c.starts_on desc`,
    [employeeIds]
  )

export async function loadContract(employeeId: string, id: string): Promise<Contract | undefined> {
  const [contract] = await rows<Contract>(
    `select ${contractColumns} from employee_contracts c where c.id = ? and c.employee_id = ?`,
    [id, employeeId]
  )
  return contract
}

const rateColumns = `r.id, r.version, r.employee_id as "employeeId", r.valid_from as "validFrom", r.kind, r.currency,
  r.salary_minor as "salaryMinor", r.weekday_minor as "weekdayMinor", r.saturday_minor as "saturdayMinor",
  r.sunday_minor as "sundayMinor", r.day_off_minor as "dayOffMinor"`

/** Latest first. Money: only behind `rates.read`. */
export const listRates = (employeeId: string): Promise<Rate[]> =>
  rows<Rate>(
    `select ${rateColumns} from employee_rates r where r.employee_id = ? order by r.valid_from desc`,
    [employeeId]
  )

export async function loadRate(employeeId: string, id: string): Promise<Rate | undefined> {
  const [rate] = await rows<Rate>(
    `select ${rateColumns} from employee_rates r where r.id = ? and r.employee_id = ?`,
    [id, employeeId]
  )
  return rate
}
