import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { Contract, Rate } from '#contracts/employment_terms'

const contracts = () =>
  database()
    .selectFrom('employeeContracts')
    .select(['id', 'version', 'employeeId', 'startsOn', 'endsOn', 'workSystem', 'agreedMinutesPerMonth'])
    .select(['maxDailyMinutes', sql<number>`fte::float8`.as('fte')])

/** Latest first. */
export const listContracts = (employeeIds: readonly string[]): Promise<Contract[]> =>
  contracts()
    .where('employeeId', '=', anyOf(employeeIds))
    .orderBy('employeeId')
    .orderBy('startsOn', 'desc')
    .execute()

export const loadContract = (employeeId: string, id: string): Promise<Contract | undefined> =>
  contracts().where('id', '=', id).where('employeeId', '=', employeeId).executeTakeFirst()

const rates = () =>
  database()
    .selectFrom('employeeRates')
    .select(['id', 'version', 'employeeId', 'validFrom', 'kind', 'currency', 'salaryMinor', 'weekdayMinor'])
    .select(['saturdayMinor', 'sundayMinor', 'dayOffMinor'])

/** Latest first. Money: only behind `rates.read`. */
export const listRates = (employeeId: string): Promise<Rate[]> =>
  rates().where('employeeId', '=', employeeId).orderBy('validFrom', 'desc').execute()

export const loadRate = (employeeId: string, id: string): Promise<Rate | undefined> =>
  rates().where('id', '=', id).where('employeeId', '=', employeeId).executeTakeFirst()
