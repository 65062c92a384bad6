import i18nManager from '@adonisjs/i18n/services/main'
import * as xlsx from '@e965/xlsx'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { guarded } from '#app/exports/public/formula_guard'
import { findImport } from '#app/imports/queries/find_import'
import { invalidRows } from '#app/imports/queries/import_rows'
import { problemsOf } from '#app/imports/transformers/import_transformer'
import type { Locale } from '#contracts/enums'
import { mostErrorRows } from '#contracts/import_limits'
import { formulaMark, type ImportProblemRow } from '#contracts/imports'

type Asked = { importId: string; format: 'xlsx' | 'csv'; locale: Locale }
export type ErrorFile = {
  bytes: Uint8Array
  name: string
  contentType: 'text/csv; charset=utf-8' | typeof workbookType
}

/**
 * The incorrect rows as they came, with why they were not taken, to be put right and imported again: the first
 * `mostErrorRows` of them.
 *
 * @throws core.not_found
 * @throws imports.nothing_to_do when no row is incorrect
 */
export async function makeErrorFile({ importId, format, locale }: Asked): Promise<ErrorFile> {
  const { columns, fileName } = await findImport(importId)
  const invalid = await invalidRows(importId, { limit: mostErrorRows, offset: 0 })
  if (invalid.length === 0) throw new DomainError('imports.nothing_to_do')
  const words = i18nManager.locale(locale)
  const described = problemsOf(columns, locale)
  const table = [
    [...columns.map(({ header }) => header), words.formatMessage('imports.file.reason')],
    ...invalid.map((row) => [
      ...row.cells.map((cell) => cell.replace(formulaMark, '')),
      described(row).problems.map(inWords).join(' '),
    ]),
  ]
  await record({
    action: 'imports.download_errors',
    entity: 'import',
    entityId: importId,
    after: { fileName, rows: invalid.length },
  })
  const name = `${words.formatMessage('imports.file.incorrect')}.${format}`
  return format === 'csv'
    ? { bytes: csvOf(table), name, contentType: 'text/csv; charset=utf-8' }
    : { bytes: workbookOf(table), name, contentType: workbookType }
}

/** A reason may only say what is wrong; in a line of many columns it has to say where. */
const inWords = ({ column, reason }: ImportProblemRow['problems'][number]): string =>
  column ? `${column}: ${reason}` : reason

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Cells of text stay text in a spreadsheet, whatever they begin with, also once they were edited. */
function workbookOf(table: string[][]): Uint8Array {
  const sheet: xlsx.WorkSheet = {}
  table.forEach((line, r) =>
    line.forEach((v, c) => {
      if (v) sheet[xlsx.utils.encode_cell({ r, c })] = { t: 's', v, z: '@' }
    })
  )
  sheet['!ref'] = xlsx.utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: table.length - 1, c: table[0]!.length - 1 },
  })
  sheet['!cols'] = table[0]!.map((_, c) => ({ wch: c === table[0]!.length - 1 ? 60 : 20 }))
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, 'Import')
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer)
}

function csvOf(table: string[][]): Uint8Array {
  const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = table.map((line) => line.map((cell) => quoted(guarded(cell))).join(';'))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}
