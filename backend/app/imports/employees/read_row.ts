import { newId } from '#app/core/models/new_id'
import {
  dayOf,
  employmentTypeOf,
  folded,
  fteOf,
  languageOf,
  listed,
  minorOf,
  phoneOf,
  plain,
  roleOf,
} from '#app/imports/employees/cell_values'
import type { FileRow, RowProblem } from '#app/imports/kind'
import type { EmployeeDraft } from '#app/organisation/public/employee_plan'
import type { ImportDirectory } from '#app/organisation/public/import_directory'
import type { ImportColumn, ImportField, ImportOptions } from '#contracts/imports'

/** Names the organisation does not have yet, with the ids they will get. By folded name. */
export type NewNames = {
  positions: Map<string, { id: string; name: string }>
  tags: Map<string, { id: string; name: string }>
}
export type ReadRow = { draft: EmployeeDraft; problems: RowProblem[] }

/** Turns rows of text into drafts of people, by the names the organisation knows. */
export class RowReader {
  readonly #columns: ImportColumn[]
  readonly #options: ImportOptions
  readonly #directory: ImportDirectory
  readonly #names: NewNames
  readonly #byCode: Map<string, string>
  readonly #byName: Map<string, string[]>
  readonly #known: Record<'positions' | 'tags', Map<string, string>>

  constructor(columns: ImportColumn[], options: ImportOptions, directory: ImportDirectory, names: NewNames) {
    this.#columns = columns
    this.#options = options
    this.#directory = directory
    this.#names = names
    const { locations, positions, tags } = directory
    this.#byCode = new Map(locations.flatMap(({ id, code }) => (code ? [[code, id] as const] : [])))
    this.#byName = new Map(
      [...Map.groupBy(locations, ({ name }) => folded(name))].map(([name, all]) => [
        name,
        all.map(({ id }) => id),
      ])
    )
    const byName = (all: { id: string; name: string }[]) =>
      new Map(all.map(({ id, name }) => [folded(name), id]))
    this.#known = { positions: byName(positions), tags: byName(tags) }
  }

  read({ number, cells }: Pick<FileRow, 'number' | 'cells'>): ReadRow {
    const problems: RowProblem[] = []
    const employee: EmployeeDraft['employee'] = {}
    const contract: NonNullable<EmployeeDraft['contract']> = {}
    const pay: { from?: string; hourly?: number; monthly?: number } = {}
    this.#columns.forEach(({ field }, index) => {
      const text = plain(cells[index] ?? '')
      // An empty cell leaves things as they are.
      if (!field || !text) return
      const fail = (reason: string, details: Record<string, unknown> = {}) =>
        void problems.push({ field, text: `imports.problems.${reason}`, details })
      const got = <T>(value: T | undefined, reason: string): T | undefined => {
        if (value === undefined) fail(reason, { value: text })
        return value
      }
      const { currency, dateFormat } = this.#directory
      switch (field) {
        case 'name':
        case 'surname':
        case 'email':
        case 'integrationId':
          return void (employee[field] = text)
        case 'phone':
          return void (employee.phone = phoneOf(text))
        case 'role':
          return void (employee.role = got(roleOf(text), 'unknown_role'))
        case 'language':
          return void (employee.language = got(languageOf(text), 'unknown_language'))
        case 'employmentType':
          return void (employee.employmentType = got(employmentTypeOf(text), 'unknown_employment_type'))
        case 'mainLocation':
          return void (employee.mainLocationId = this.#location(text, fail))
        case 'locations':
          return void (employee.locationIds = this.#all(text, this.#byName, (one) =>
            this.#location(one, fail)
          ))
        case 'positions':
        case 'tags':
          return void (employee[field === 'tags' ? 'tagIds' : 'positionIds'] = this.#all(
            text,
            this.#known[field],
            (one) => this.#work(field, one, fail)
          ))
        case 'contractStartsOn':
          return void (contract.startsOn = got(dayOf(text, dateFormat), 'not_a_day'))
        case 'contractEndsOn':
          return void (contract.endsOn = got(dayOf(text, dateFormat), 'not_a_day'))
        case 'fte':
          return void (contract.fte = got(fteOf(text), 'not_a_part'))
        case 'rateValidFrom':
          return void (pay.from = got(dayOf(text, dateFormat), 'not_a_day'))
        case 'hourlyRate':
          return void (pay.hourly = got(minorOf(text, currency), 'not_an_amount'))
        case 'monthlySalary':
          return void (pay.monthly = got(minorOf(text, currency), 'not_an_amount'))
      }
    })
    if (pay.hourly !== undefined && pay.monthly !== undefined)
      problems.push({ field: 'monthlySalary', text: 'imports.problems.two_rates', details: {} })
    const isRefused = problems.length > 0
    const terms = { contract: contractOf(contract), rate: rateOf(pay, contract) }
    const draft = { row: number, isRefused, employee, ...terms }
    return { draft, problems }
  }

  /** A known name may hold the marks that part names. */
  #all(text: string, known: Map<string, unknown>, one: (name: string) => string | undefined): string[] {
    const names = known.has(folded(text)) ? [text] : listed(text)
    return [...new Set(names.flatMap((name) => one(name) ?? []))]
  }

  /** Codes come before names; spreadsheets drop the zeros codes begin with. */
  #location(
    text: string,
    fail: (reason: string, details: Record<string, unknown>) => void
  ): string | undefined {
    const code = /^\d{1,6}$/.test(text) ? this.#byCode.get(text.padStart(6, '0')) : undefined
    const named = code ? [code] : (this.#byName.get(folded(text)) ?? [])
    if (named.length === 1) return named[0]
    fail(named.length > 1 ? 'two_locations' : 'unknown_location', { value: text })
    return undefined
  }

  #work(
    kind: 'positions' | 'tags',
    text: string,
    fail: (reason: string, details: Record<string, unknown>) => void
  ): string | undefined {
    const key = folded(text)
    const known = this.#known[kind].get(key) ?? this.#names[kind].get(key)?.id
    if (known) return known
    const mayAdd = kind === 'positions' ? this.#options.createPositions : this.#options.createTags
    if (!mayAdd) fail(kind === 'positions' ? 'unknown_position' : 'unknown_tag', { value: text })
    else if (text.length > longestName || !/[\p{L}\p{N}]/u.test(text)) fail('not_a_name', { value: text })
    else {
      const added = { id: newId(), name: text }
      this.#names[kind].set(key, added)
      return added.id
    }
    return undefined
  }
}

/** As the company settings allow. */
const longestName = 80

const contractOf = (contract: NonNullable<EmployeeDraft['contract']>): EmployeeDraft['contract'] =>
  Object.values(contract).some((value) => value !== undefined)
    ? (Object.fromEntries(Object.entries(contract).filter(([, value]) => value !== undefined)) as object)
    : null

/** Without a day of its own a rate counts from the first day of the contract beside it. */
function rateOf(
  { from, hourly, monthly }: { from?: string; hourly?: number; monthly?: number },
  { startsOn }: NonNullable<EmployeeDraft['contract']>
): EmployeeDraft['rate'] {
  const amountMinor = hourly ?? monthly
  if (amountMinor === undefined) return null
  const validFrom = from ?? startsOn
  return { kind: hourly === undefined ? 'monthly' : 'hourly', amountMinor, ...(validFrom && { validFrom }) }
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
