import { cellOf } from '#app/imports/employees/cell_of'
import type { RowProblem } from '#app/imports/kind'
import { minutesOfDays, minutesOfHours } from '#app/imports/leave_balances/balance_of_cells'
import type { EmployeeByKey } from '#app/organisation/public/employees_by_keys'
import type { NamedLimit } from '#app/requests/public/leave_balances'
import { formulaMark, type ImportColumn, type ImportField } from '#contracts/imports'
import { limitYearsAround } from '#contracts/request_limits'

export type ReadBalance = { employee: EmployeeByKey; limit: NamedLimit; year: number; minutes: number }
type Known = { people: readonly EmployeeByKey[]; limits: readonly NamedLimit[]; thisYear: number }

/** Turns the cells of a row into what is meant, or into what is wrong with it. */
export class BalanceReader {
  readonly #columns: ImportColumn[]
  readonly #byId: Map<string, EmployeeByKey>
  readonly #byEmail: Map<string, EmployeeByKey>
  readonly #known: Known

  constructor(columns: ImportColumn[], known: Known) {
    this.#columns = columns
    this.#known = known
    const of = (key: (one: EmployeeByKey) => string | null) =>
      new Map(known.people.flatMap((one): [string, EmployeeByKey][] => (key(one) ? [[key(one)!, one]] : [])))
    this.#byId = of(({ integrationId }) => integrationId)
    this.#byEmail = of(({ email }) => email?.toLowerCase() ?? null)
  }

  read(cells: string[]): ReadBalance | { problems: RowProblem[] } {
    const problems: RowProblem[] = []
    const fail = (field: ImportField | null, text: string, details: Record<string, unknown> = {}) =>
      void problems.push({ field, text: `imports.problems.${text}`, details })
    for (const { field } of this.#columns) {
      const text = field && cellOf(this.#columns, cells, field)
      if (text?.startsWith(formulaMark)) fail(field, 'formula', { value: text.slice(formulaMark.length) })
    }
    if (problems.length > 0) return { problems }
    const employee = this.#person(cells, fail)
    const limit = this.#limit(cells, fail)
    const year = this.#year(cells, fail)
    const minutes = this.#minutes(cells, fail)
    return employee && limit && year !== undefined && minutes !== undefined
      ? { employee, limit, year, minutes }
      : { problems }
  }

  #person(cells: string[], fail: Fail): EmployeeByKey | undefined {
    const id = cellOf(this.#columns, cells, 'integrationId')
    const email = cellOf(this.#columns, cells, 'email').toLowerCase()
    if (!id && !email) return fail(null, 'no_person')
    const [byId, byEmail] = [this.#byId.get(id), this.#byEmail.get(email)]
    if (id && !byId && !byEmail) return fail('integrationId', 'unknown_person', { value: id })
    if (byId && byEmail && byId.id !== byEmail.id) return fail(null, 'two_people')
    const found = byId ?? byEmail
    if (!found) return fail('email', 'unknown_person', { value: email })
    if (found.archived) return fail(null, 'archived_person')
    return found
  }

  #limit(cells: string[], fail: Fail): NamedLimit | undefined {
    const text = cellOf(this.#columns, cells, 'balanceType')
    if (!text) return fail('balanceType', 'no_limit')
    const known = this.#known.limits.find(({ texts }) => texts.includes(text.toLowerCase()))
    return known ?? fail('balanceType', 'unknown_limit', { value: text })
  }

  /** Where nothing says it, this year. */
  #year(cells: string[], fail: Fail): number | undefined {
    const text = cellOf(this.#columns, cells, 'balanceYear')
    const { thisYear } = this.#known
    if (!text) return thisYear
    const year = /^\d{4}$/.test(text) ? Number(text) : NaN
    if (Math.abs(year - thisYear) <= limitYearsAround) return year
    return fail('balanceYear', 'not_a_limit_year', {
      ...{
        value: text,
        first: String(thisYear - limitYearsAround),
        last: String(thisYear + limitYearsAround),
      },
    })
  }

  #minutes(cells: string[], fail: Fail): number | undefined {
    const days = cellOf(this.#columns, cells, 'balanceDays')
    const hours = cellOf(this.#columns, cells, 'balanceHours')
    if (!days && !hours) return fail(null, 'no_balance')
    if (days && hours) return fail('balanceHours', 'two_balances')
    const [field, value] = days ? (['balanceDays', days] as const) : (['balanceHours', hours] as const)
    const read = days ? minutesOfDays(days) : minutesOfHours(hours)
    return 'minutes' in read ? read.minutes : fail(field, read.problem, { value })
  }
}

type Fail = (field: ImportField | null, text: string, details?: Record<string, unknown>) => undefined
