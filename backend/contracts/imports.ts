import type { Ability } from './abilities.ts'

/** What can be imported. Each kind has fields of its own, and the same steps, undo and errors. */
export const importKinds = ['employees'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a file may hold. Bytes, rows below the header, columns, characters of a cell, rows of one request. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 150 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
  cellLength: 500,
  rowsPerRequest: 1_000,
} as const

/** What a column of a file of people can be. A field with an ability is offered to whoever holds it. */
export const employeeImportFields = {
  integrationId: {},
  email: {},
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
export type EmployeeImportField = keyof typeof employeeImportFields
export type ImportField = EmployeeImportField
export const importFields = Object.keys(employeeImportFields) as ImportField[]

/** Columns that say what somebody earns. */
export const moneyImportFields: readonly ImportField[] = ['rateValidFrom', 'hourlyRate', 'monthlySalary']
/** Columns that tell which person a row is about, the more certain first. */
export const keyImportFields: readonly ImportField[] = ['integrationId', 'email']

export const abilityOfImportField = (field: ImportField): Ability | null =>
  (employeeImportFields[field] as { ability?: Ability }).ability ?? null

export type ImportColumn = {
  header: string
  /** null: the column is left out. */
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
}

/** POST /imports */
export type ImportRequest = {
  kind: ImportKind
  fileName: string
  columns: ImportColumn[]
  options: ImportOptions
  /** How many rows will follow. */
  rowCount: number
}

/** A row of the file: its number there, counted from 1 with the header, and a text for each column. */
export type ImportedRow = { number: number; cells: string[] }
/** PUT /imports/:id/rows; the same rows again change nothing. */
export type ImportRows = { rows: ImportedRow[] }

/**
 * `checked`: the dry run is over and nothing has been written. `cancelled`, `failed`: what was written until then
 * stays, and can be undone.
 */
export const importStates = [
  'draft',
  'checking',
  'checked',
  'requested',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export type ImportCounts = {
  added: number
  updated: number
  /** People who were not in the file and were archived. */
  removed: number
  unchanged: number
  invalid: number
  /** Names added because they were missing. */
  newPositions: string[]
  newTags: string[]
}

/** Something undoing left as it was, because it was changed or used after the import. */
export type KeptChange = {
  entity: 'employee' | 'position' | 'tag'
  id: string
  /** As it is called now. */
  name: string
  /** What was kept; empty: all of it. */
  fields: string[]
}
export type UndoneImport = {
  removed: number
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
  rowCount: number
  /** null until the dry run is over. */
  counts: ImportCounts | null
  undone: UndoneImport | null
  /** Something was written, and can still be taken back. */
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
    /** The header of the column; null: the row as a whole. */
    column: string | null
    value: string | null
    /** A sentence in the reader's language. */
    reason: string
  }[]
}

/** GET /imports/mappings/employees: what this person chose for these headers the last time. */
export type ImportMapping = {
  /** By the header in small letters. */
  mapping: Record<string, ImportField | null>
  options: ImportOptions
}
