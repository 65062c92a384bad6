import { personName } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'
import type { Day } from '#contracts/schedule'
import type { Column, Layout } from '#app/exports/layouts/layout'
import { minutesIn } from '#app/exports/sources/rows_of'
import type { ExportRow } from '#app/exports/sources/export_row'

/** A value that each format writes in its own way. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'day'; day: Day }
  | { kind: 'hours'; minutes: number }
  | { kind: 'empty' }
export type SheetRow = { cells: Cell[]; role: 'row' | 'person_total' | 'total' }
/** A layout filled with rows, ready for any format. */
export type Sheet = { name: string; headers: string[]; widths: number[]; rows: SheetRow[] }

/** Texts in the language of the export. */
export type Words = (key: string, values?: Record<string, unknown>) => string

export function sheetOf(layout: Layout, rows: ExportRow[], words: Words, locale: Locale): Sheet {
  const titled = (title: string | { key: string }) => (typeof title === 'string' ? title : words(title.key))
  const line = (row: ExportRow): SheetRow => ({
    role: 'row',
    cells: layout.columns.map((column) => cellOf(column, row, layout, locale)),
  })
  return {
    name: titled(layout.sheet),
    headers: layout.columns.map(({ header }) => titled(header)),
    widths: layout.columns.map(({ width }) => width),
    rows: layout.totals ? withTotals(layout, rows, line, words, locale) : rows.map(line),
  }
}

function cellOf(column: Column, row: ExportRow, layout: Layout, locale: Locale): Cell {
  const { person, day, dayType, work } = row
  switch (column.field) {
    case 'integrationId':
      return text(person.integrationId?.trim())
    case 'surname':
      return text(person.surname)
    case 'name':
      return text(person.name)
    case 'person':
      return text(personName(person, locale))
    case 'day':
      return { kind: 'day', day }
    case 'dayType':
      return text(layout.dayTypes?.[dayType])
    case 'from':
      return text(work?.from)
    case 'until':
      return text(work?.until)
    case 'hours':
      return work ? { kind: 'hours', minutes: work.minutes } : empty
    case 'breaks':
      return work ? { kind: 'hours', minutes: work.breakMinutes } : empty
    case 'location':
      return text(work?.location)
    case 'position':
      return text(work?.position)
    case 'fixed':
      return text(work && column.text)
    case 'empty':
      return empty
  }
}

const empty: Cell = { kind: 'empty' }
const text = (value: string | null | undefined): Cell => (value ? { kind: 'text', text: value } : empty)

function withTotals(
  { columns }: Layout,
  rows: ExportRow[],
  line: (row: ExportRow) => SheetRow,
  words: Words,
  locale: Locale
): SheetRow[] {
  const sum = (role: SheetRow['role'], of: ExportRow[], title: string): SheetRow => ({
    role,
    cells: columns.map(({ field }) => {
      if (field === 'person') return text(title)
      if (field === 'hours') return { kind: 'hours', minutes: minutesIn(of) }
      if (field === 'breaks')
        return { kind: 'hours', minutes: of.reduce((all, { work }) => all + (work?.breakMinutes ?? 0), 0) }
      return empty
    }),
  })
  const people = [...Map.groupBy(rows, ({ person }) => person.id).values()]
  const groups = people.flatMap((own) => {
    const title = words('exports.totals.person', { person: personName(own[0]!.person, locale) })
    return [...own.map(line), sum('person_total', own, title)]
  })
  return [...groups, sum('total', rows, words('exports.totals.all'))]
}
