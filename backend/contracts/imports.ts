import type { Ability } from './abilities.ts'
import type { NameOrder } from './full_names.ts'
import type { EmploymentType } from './organisation.ts'
import type { CustomerRole, LanguageId } from './enums.ts'
import type { SavedBalance } from './saved_balance.ts'
import type { SavedRecord } from './saved_record.ts'
import type { Day } from './schedule.ts'

/** What can be imported. Each kind has fields of its own, and the same steps, undo and errors. */
export const importKinds = ['employees', 'metric_records', 'leave_balances'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a column of a file of people can be. A field with an ability is offered to users who hold it. */
const employeeImportFields = {
  integrationId: {},
  email: {},
  /** First and last name in one column; the order is chosen. */
  fullName: {},
  name: {},
  surname: {},
  phone: {},
  role: {},
  language: {},
  mainLocation: {},
  locations: {},
  positions: {},
  tags: {},
  employmentType: {},
  contractStartsOn: { ability: 'contracts.edit' },
  contractEndsOn: { ability: 'contracts.edit' },
  fte: { ability: 'contracts.edit' },
  rateValidFrom: { ability: 'rates.edit' },
  hourlyRate: { ability: 'rates.edit' },
  monthlySalary: { ability: 'rates.edit' },
} as const satisfies Record<string, { ability?: Ability }>
type EmployeeImportField = keyof typeof employeeImportFields

/** What a column of a file of metric records can be: when, where, which metric, and how much. */
export const recordImportFields = ['recordAt', 'recordLocation', 'recordMetric', 'recordValue'] as const
export type RecordImportField = (typeof recordImportFields)[number]

/** The same of a file of balances, besides whom a row is about: which limit, of which year, and what is left of it. */
const balanceImportFields = ['balanceType', 'balanceYear', 'balanceDays', 'balanceHours'] as const

export type ImportField = EmployeeImportField | RecordImportField | (typeof balanceImportFields)[number]
const peopleFields = Object.keys(employeeImportFields) as EmployeeImportField[]
export const importFieldsOf: Record<ImportKind, readonly ImportField[]> = {
  employees: peopleFields,
  metric_records: recordImportFields,
  leave_balances: ['integrationId', 'email', ...balanceImportFields],
}
export const importFields: ImportField[] = [...peopleFields, ...recordImportFields, ...balanceImportFields]

/** What the whole kind asks for; columns may ask for more. */
export const abilityOfImportKind: Record<ImportKind, Ability> = {
  employees: 'employees.import',
  metric_records: 'metric_records.import',
  leave_balances: 'request_limits.edit',
}

/** Columns of pay. */
export const moneyImportFields: readonly ImportField[] = ['rateValidFrom', 'hourlyRate', 'monthlySalary']
/** Columns that identify the person of a row, the more certain first. */
export const keyImportFields: readonly ImportField[] = ['integrationId', 'email']

/** What a person needs to be added. A full name stands for both names, a default location for the main one. */
export const requiredImportFields = [
  'name',
  'surname',
  'email',
  'mainLocation',
] as const satisfies readonly ImportField[]
/** Columns without which a row still says something: what cannot be read there may be left out. */
export const optionalImportFields: readonly ImportField[] = peopleFields.filter(
  (field) => !['integrationId', 'email', 'fullName', 'name', 'surname', 'mainLocation'].includes(field)
)

/** Precedes the text of a formula whose file does not say what it showed. */
export const formulaMark = '\u2061'

export const abilityOfImportField = (field: ImportField): Ability | null =>
  (employeeImportFields as Partial<Record<ImportField, { ability?: Ability }>>)[field]?.ability ?? null

export type ImportColumn = {
  header: string
  /** `null` if the column is left out. */
  field: ImportField | null
}

export type ImportOptions = {
  /** Positions the organisation does not have yet are added; otherwise their rows are incorrect. */
  createPositions: boolean
  createTags: boolean
  /** People who are not in the file are archived. */
  archiveMissing: boolean
  /** New people are mailed the link that opens their account. */
  invite: boolean
  /** How a column of full names is to be read. */
  nameOrder: NameOrder
  /** How `2/3/2026` is to be read; `null` for the organisation's date format. */
  dateOrder: DateOrder | null
  /** Where new people work whose row names no location; of records, where all were counted without such a column. */
  defaultLocationId: string | null
  /** What records are of, where no column says it. */
  defaultMetricId: string | null
  /** For people who have no contract and whose row names none. */
  defaultContract: { startsOn: Day; fte: number } | null
  /** Unreadable values in optional columns are left out, instead of their rows. */
  leaveOutUnreadable: boolean
}
export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

export const usualImportOptions: ImportOptions = {
  createPositions: false,
  createTags: false,
  archiveMissing: false,
  invite: false,
  nameOrder: 'given_first',
  dateOrder: null,
  defaultLocationId: null,
  defaultMetricId: null,
  defaultContract: null,
  leaveOutUnreadable: false,
}

/** What texts of a file can name. */
export type MatchKind = 'location' | 'metric' | 'position' | 'tag' | 'role' | 'language' | 'employmentType'
/** What a text of the file means: an id, or the value of an enumeration as text. By the text in small letters. */
export type ImportMatches = Partial<Record<MatchKind, Record<string, string>>>

/** POST /imports/:id/checks: what was decided after a look at the first check; left out, it stays. */
export type ImportCheckRequest = {
  matches?: ImportMatches
  leaveOutUnreadable?: boolean
}

/** POST /imports */
export type ImportRequest = {
  kind: ImportKind
  fileName: string
  columns: ImportColumn[]
  /** What is left out is as usual. */
  options: Pick<ImportOptions, 'createPositions' | 'createTags' | 'archiveMissing' | 'invite'> &
    Partial<ImportOptions>
  /** How many rows will follow. */
  rowCount: number
}

/** A row of the file: its number there, counted from 1 with the header, and a text for each column. */
export type ImportedRow = { number: number; cells: string[] }

/**
 * `checked`: the dry run is over and nothing has been written. `cancelled`, `failed`: what was written until then
 * stays, and can be undone.
 */
export type ImportState =
  | 'draft'
  | 'checking'
  | 'checked'
  | 'requested'
  | 'running'
  | 'done'
  | 'cancelled'
  | 'failed'
  | 'undoing'
  | 'undone'

export type ImportCounts = {
  added: number
  updated: number
  /** People who were not in the file and were archived. */
  removed: number
  unchanged: number
  invalid: number
  /** Incorrect rows that would be taken without the values that cannot be read. */
  mendable: number
  /** Metric records only: rows that do not count, as a later row is about the same metric, place and time. */
  replaced?: number
  /** Names added because they were missing. */
  newPositions: string[]
  newTags: string[]
}

/** Something undoing left as it was, because it was changed or used after the import. */
export type KeptChange = {
  entity: 'employee' | 'position' | 'tag' | 'records'
  id: string
  /** As it is called now; of records, their location. */
  name: string
  /** What was kept; empty: all of it. */
  fields: string[]
  /** How many records. */
  count?: number
}
type UndoneImport = {
  /** People, or records. */
  removed: number
  removedPositions: number
  removedTags: number
  restored: number
  kept: KeptChange[]
}

/** GET /imports/:id, and a row of GET /imports */
export type Import = {
  id: string
  kind: ImportKind
  fileName: string
  state: ImportState
  /** 0 to 100, of the step at hand. */
  progress: number
  columns: ImportColumn[]
  options: ImportOptions
  matches: ImportMatches
  rowCount: number
  /** null until the dry run is over. */
  counts: ImportCounts | null
  undone: UndoneImport | null
  /** Something was written, and can still be undone. */
  canUndo: boolean
  /** A sentence in the reader's language; null unless it failed. */
  failure: string | null
  requestedAt: string
  requestedByName: string
  finishedAt: string | null
}

/** GET /imports/:id/problems: an incorrect row, with what is wrong where. */
export type ImportProblemRow = {
  number: number
  problems: {
    /** The header of the column; `null` for the row as a whole. */
    column: string | null
    value: string | null
    /** A sentence in the reader's language. */
    reason: string
  }[]
}

/** Which rows a counter counts. */
export const importOutcomes = ['added', 'updated', 'removed', 'unchanged', 'replaced'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** What to know of a row that is taken. `left_out`: a value cannot be read; `ambiguous`: it may be meant otherwise. */
export type ImportNote = {
  kind: 'left_out' | 'ambiguous'
  /** `null` if it concerns the whole row. */
  field: ImportField | null
  value: string | null
  /** A sentence in the reader's language. */
  text: string
}

/** A person as an import would save them, or has; pay is included for users who may see the import. */
export type SavedPerson = {
  name: string
  surname: string
  email: string | null
  phone: string | null
  role: CustomerRole
  language: LanguageId
  integrationId: string | null
  employmentType: EmploymentType | null
  mainLocation: string | null
  locations: string[]
  positions: string[]
  tags: string[]
  contract: { startsOn: Day; endsOn: Day | null; fte: number } | null
  rate: { validFrom: Day; kind: 'hourly' | 'monthly'; amountMinor: number; currency: string } | null
}

/** GET /imports/:id/rows: rows of one outcome, those with notes first. */
export type ImportOutcomeRow = {
  /** In the file; `null` for a person who is not in it. */
  number: number | null
  /** Imports of people. */
  person: SavedPerson | null
  /** Imports of metric records. */
  record: SavedRecord | null
  /** Imports of balances. */
  balance: SavedBalance | null
  notes: ImportNote[]
}

/** GET /imports/:id/unknown-values: texts that match nothing here, or only because a user assigned them. */
export type UnknownValue = {
  kind: MatchKind
  value: string
  rows: number
  /** The assigned meaning; `null` if there is none. */
  match: string | null
}

/** GET /imports/mappings/employees, …/metric-records and …/leave-balances: what this person chose for these headers the last time. */
export type ImportMapping = {
  /** By the header in small letters. */
  mapping: Record<string, ImportField | null>
  options: ImportOptions
}
