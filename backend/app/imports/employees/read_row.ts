import { dayIn } from '#app/imports/employees/cell_days'
import { amountIn, fteOf, phoneOf, plain } from '#app/imports/employees/cell_values'
import { NameFinder, type NewNames } from '#app/imports/employees/name_finder'
import { leaveOutTerm, termsOf, type ContractCells, type RateCells } from '#app/imports/employees/row_terms'
import type { FileRow, RowNote, RowProblem } from '#app/imports/kind'
import type { EmployeeDraft } from '#app/organisation/public/employee_plan'
import type { ImportDirectory } from '#app/organisation/public/import_directory'
import { splitName } from '#contracts/full_names'
import {
  formulaMark,
  optionalImportFields,
  type ImportColumn,
  type ImportField,
  type ImportMatches,
  type ImportOptions,
} from '#contracts/imports'
import { leastPlausible } from '#contracts/rate_amounts'

export type ReadRow = { draft: EmployeeDraft; problems: RowProblem[]; notes: RowNote[] }
export type Reading = {
  columns: ImportColumn[]
  options: ImportOptions
  matches: ImportMatches
  directory: ImportDirectory
  names: NewNames
}

/** Turns rows of text into drafts of people, by the names the organisation knows. */
export class RowReader {
  readonly #reading: Reading
  readonly #finder: NameFinder

  constructor(reading: Reading) {
    this.#reading = reading
    this.#finder = new NameFinder(reading)
  }

  read({ number, cells }: Pick<FileRow, 'number' | 'cells'>): ReadRow {
    const { columns, options, directory } = this.#reading
    const row = new CellsOfRow(this.#reading, this.#finder)
    columns.forEach(({ field }, index) => {
      const cell = cells[index] ?? ''
      const text = plain(cell)
      // An empty cell leaves things as they are.
      if (field && text) row.take(field, text)
    })
    const { employee, contract, pay, problems, notes } = row
    if (pay.hourly !== undefined && pay.monthly !== undefined)
      problems.push({ field: 'monthlySalary', text: 'imports.problems.two_rates', details: {} })
    const { defaultLocationId, defaultContract } = options
    const isSeen = directory.locations.some(({ id }) => id === defaultLocationId)
    const fallback = {
      ...(defaultLocationId && isSeen && { mainLocationId: defaultLocationId }),
      ...(defaultContract && { contract: defaultContract }),
    }
    const terms = { ...termsOf(contract, pay), fallback }
    for (const { kind, field } of notes) {
      // An amount that cannot be read is no rate by itself; where the row has the other amount, that is its rate.
      const isOneOfTwo = field === 'hourlyRate' || field === 'monthlySalary'
      if (kind === 'left_out' && field && !isOneOfTwo) leaveOutTerm(terms, field)
    }
    const draft = { row: number, isRefused: problems.length > 0, employee, ...terms }
    return { draft, problems, notes }
  }
}

/** One row while its cells are read. */
class CellsOfRow {
  readonly employee: EmployeeDraft['employee'] = {}
  readonly contract: ContractCells = {}
  readonly pay: RateCells = {}
  readonly problems: RowProblem[] = []
  readonly notes: RowNote[] = []
  readonly #reading: Reading
  readonly #finder: NameFinder

  constructor(reading: Reading, finder: NameFinder) {
    this.#reading = reading
    this.#finder = finder
  }

  take(field: ImportField, text: string): void {
    if (text.startsWith(formulaMark))
      return this.#fail(field, 'formula', { value: text.slice(formulaMark.length) })
    const { employee, contract, pay } = this
    const finder = this.#finder
    const { directory, options } = this.#reading
    const fail = (reason: string, details: Record<string, unknown>) => this.#fail(field, reason, details)
    const got = <T>(value: T | undefined, reason: string): T | undefined => {
      if (value === undefined) fail(reason, { value: text })
      return value
    }
    switch (field) {
      case 'name':
      case 'surname':
      case 'email':
      case 'integrationId':
        return void (employee[field] = text)
      case 'fullName':
        return void Object.assign(
          employee,
          got(splitName(text, options.nameOrder) ?? undefined, 'not_two_names')
        )
      case 'phone':
        return void (employee.phone = phoneOf(text, directory.country))
      case 'role':
        return this.#put(employee, 'role', got(finder.role(text), 'unknown_role'))
      case 'language':
        return this.#put(employee, 'language', got(finder.language(text), 'unknown_language'))
      case 'employmentType':
        return this.#put(
          employee,
          'employmentType',
          got(finder.employmentType(text), 'unknown_employment_type')
        )
      case 'mainLocation':
        return this.#put(employee, 'mainLocationId', finder.location(text, fail))
      case 'locations':
        return void (employee.locationIds = finder.locations(text, fail))
      case 'positions':
      case 'tags':
        return void (employee[field === 'tags' ? 'tagIds' : 'positionIds'] = finder.work(field, text, fail))
      case 'contractStartsOn':
        return this.#put(contract, 'startsOn', this.#day(field, text))
      case 'contractEndsOn':
        return this.#put(contract, 'endsOn', this.#day(field, text))
      case 'fte':
        return this.#put(contract, 'fte', got(fteOf(text), 'not_a_part'))
      case 'rateValidFrom':
        return this.#put(pay, 'from', this.#day(field, text))
      case 'hourlyRate':
        return this.#put(pay, 'hourly', this.#amount(field, text, 'hour'))
      case 'monthlySalary':
        return this.#put(pay, 'monthly', this.#amount(field, text, 'month'))
    }
  }

  /** What could not be read leaves the field as it is. */
  #put<T extends object, K extends keyof T>(into: T, key: K, value: T[K] | undefined): void {
    if (value !== undefined) into[key] = value
  }

  #day(field: ImportField, text: string): string | undefined {
    const { dateFormat } = this.#reading.directory
    const read = dayIn(text, { dateFormat, dateOrder: this.#reading.options.dateOrder })
    if (!read) this.#fail(field, 'not_a_day', { value: text })
    else if (read.isAmbiguous) this.#note(field, 'ambiguous', 'ambiguous_day', { value: text, day: read.day })
    return read?.day
  }

  #amount(field: ImportField, text: string, per: 'hour' | 'month'): number | undefined {
    const { currency } = this.#reading.directory
    const read = amountIn(text, currency, per)
    if (!read) this.#fail(field, 'not_an_amount', { value: text })
    else {
      const kind = per === 'hour' ? 'hourly' : 'monthly'
      const isTiny = read.minor < leastPlausible(currency, kind)
      if (isTiny || read.isAmbiguous)
        this.#note(field, 'ambiguous', isTiny ? `tiny_${kind}` : 'ambiguous_amount', {
          value: text,
          minor: read.minor,
          currency,
        })
    }
    return read?.minor
  }

  #note(field: ImportField, kind: RowNote['kind'], text: string, details: Record<string, unknown>): void {
    this.notes.push({ kind, field, text: `imports.notes.${text}`, details })
  }

  /** An unreadable optional value is left out where the user agreed to that; otherwise its row fails. */
  #fail(field: ImportField, reason: string, details: Record<string, unknown>): void {
    const isOptional = optionalImportFields.includes(field)
    const problem = { field, text: `imports.problems.${reason}`, details }
    if (isOptional && this.#reading.options.leaveOutUnreadable)
      this.notes.push({ kind: 'left_out', ...problem })
    else this.problems.push({ ...problem, ...(isOptional && { isOptional }) })
  }
}

const columnsOfFields: Record<string, ImportField> = {
  mainLocationId: 'mainLocation',
  locationIds: 'locations',
  positionIds: 'positions',
  tagIds: 'tags',
  'contract.startsOn': 'contractStartsOn',
  'contract.endsOn': 'contractEndsOn',
  'contract.fte': 'fte',
  'rate.validFrom': 'rateValidFrom',
  'rate.weekdayMinor': 'hourlyRate',
  'rate.salaryMinor': 'monthlySalary',
}
const sameNames: readonly string[] = [
  'fullName',
  'name',
  'surname',
  'email',
  'phone',
  'role',
  'language',
  'integrationId',
  'employmentType',
]

/** Which column a field of a draft came from. */
export const columnOfField = (field: string | null): ImportField | null =>
  field === null
    ? null
    : sameNames.includes(field)
      ? (field as ImportField)
      : (columnsOfFields[field.replace(/\.\d+$/, '')] ?? null)
