import i18nManager from '@adonisjs/i18n/services/main'
import { addDays } from '@shiftloom/solver/time'
import { findLocations } from '#app/organisation/public/find_locations'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { Locale } from '#contracts/enums'
import type { ExportFormat } from '#contracts/exports'
import type { StoredScope } from '#database/json/exports'
import { writtenDays } from '#contracts/written_times'
import { contentTypes, type FileContentType } from '#app/exports/formats/content_type'
import { csvOf } from '#app/exports/formats/csv'
import { pdfOf, type PdfHeading } from '#app/exports/formats/pdf'
import { sheetOf, type Words } from '#app/exports/formats/sheet'
import { workbookOf } from '#app/exports/formats/workbook'
import { layoutIn } from '#app/exports/layouts/layouts'
import type { BatchRow } from '#app/exports/queries/batch_rows'
import type { ExportContent } from '#app/exports/sources/rows_of'

export type FileHeading = PdfHeading
export type MadeFile = { bytes: Uint8Array; name: string; contentType: FileContentType }

/** The content of a batch in its layout and format. Needs no database: a large file takes a while. */
export async function makeFile(
  batch: BatchRow,
  content: ExportContent,
  heading: FileHeading
): Promise<MadeFile> {
  const { format, locale, scope } = batch
  const layout = layoutIn(batch.layout, format)
  const words = wordsIn(locale)
  const sheet = sheetOf(layout, content.rows, words, locale)
  const bytes =
    format === 'pdf'
      ? await pdfOf(sheet, heading, words)
      : format === 'csv'
        ? csvOf(sheet, layout)
        : workbookOf(sheet, layout, format)
  return {
    bytes,
    name: fileName(words(`exports.layouts.${batch.layout}`), scope, format),
    contentType: contentTypes[format],
  }
}

export const wordsIn = (locale: Locale): Words => {
  const i18n = i18nManager.locale(locale)
  return (key, values) => i18n.formatMessage(key, values)
}

/** In the language of who asked. Nothing in it comes from people, so it is safe in every folder. */
const fileName = (title: string, { from, until }: StoredScope, format: ExportFormat): string =>
  `${title} ${from}_${addDays(until, -1)}.${format}`

/** What is printed above the rows in formats with room for it; read from the database. */
export async function headingOf({ layout, locale, scope }: BatchRow): Promise<FileHeading> {
  const words = wordsIn(locale)
  const { name, dateFormat } = await organisationSettings()
  return {
    title: words(`exports.layouts.${layout}`),
    organisation: name,
    period: writtenDays(scope.from, addDays(scope.until, -1), { dateFormat }),
    locations: await placesOf(scope, words),
  }
}

const NAMED_PLACES = 3

async function placesOf({ locationIds }: StoredScope, words: Words): Promise<string> {
  if (locationIds.length === 0) return words('exports.pdf.all_locations')
  if (locationIds.length > NAMED_PLACES) return words('exports.pdf.locations', { count: locationIds.length })
  const found = await findLocations(locationIds)
  return [...found.values()].map(({ name }) => name).join(', ')
}
