import type { ExportFormat, ExportLayoutId, ExportRowKind } from '#contracts/exports'
import type { Locale } from '#contracts/enums'

/** What a cell can show; `fixed` is the same text in every row of work. */
type ColumnField =
  | 'integrationId'
  | 'surname'
  | 'name'
  | 'person'
  | 'day'
  | 'dayType'
  | 'from'
  | 'until'
  | 'hours'
  | 'breaks'
  | 'location'
  | 'position'
  | 'fixed'
  | 'empty'

export type Column = {
  field: ColumnField
  /** The header as the importing program expects it, or the key of a text in the language of the export. */
  header: string | { key: string }
  /** For `fixed`. */
  text?: string
  /** Characters, for spreadsheets and the share of a printed page. */
  width: number
}

type DayTypeNames = { work: string; free: string; holiday: string }

/** How one program, or one reader, wants its file. All of it is data: another program is another value. */
export type Layout = {
  id: ExportLayoutId
  rowKind: ExportRowKind
  formats: readonly ExportFormat[]
  needsIntegrationId: boolean
  /** Name of the sheet, at most 31 characters. */
  sheet: string | { key: string }
  columns: readonly Column[]
  /** Sorting and printed words follow the export's language where this is null. */
  locale: Locale | null
  /** Number formats of spreadsheets; text files write days as `YYYY-MM-DD` and hours with two digits, paper as 7:45. */
  dayFormat: string
  hoursFormat: string
  dayTypes: DayTypeNames | null
  /** A row with the sum after each person and one at the end. */
  totals: boolean
  csv: { separator: string; decimal: '.' | ','; lineEnd: string; encoding: 'utf-8-bom' | 'utf-8' }
}

/** How spreadsheets of Central Europe open a text file without asking. */
export const usualCsv: Layout['csv'] = {
  separator: ';',
  decimal: ',',
  lineEnd: '\r\n',
  encoding: 'utf-8-bom',
}
