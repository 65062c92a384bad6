import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfBytes, pdfColors } from '#app/core/pdf/pdf_bytes'
import type { Sheet, SheetRow, Words } from '#app/exports/formats/sheet'
import { cellText } from '#app/exports/formats/cell_text'
import { clockOfMinutes } from '#app/exports/formats/hours'

export type PdfHeading = { title: string; organisation: string; period: string; locations: string }

/** The sheet on A4 pages, lying; heading and column titles come again on each page. */
export const pdfOf = (sheet: Sheet, heading: PdfHeading, words: Words): Promise<Uint8Array> =>
  pdfBytes(documentOf(sheet, heading, words))

const { grey, line: lineColor } = pdfColors

function documentOf(sheet: Sheet, heading: PdfHeading, words: Words): TDocumentDefinitions {
  const all = sheet.widths.reduce((sum, width) => sum + width, 0)
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [32, 64, 32, 36],
    info: { title: heading.title, author: heading.organisation },
    defaultStyle: { font: 'Roboto', fontSize: 8.5 },
    header: () => ({
      margin: [32, 20, 32, 0],
      columns: [
        {
          width: '*',
          stack: [
            { text: heading.title, fontSize: 13, bold: true },
            { text: heading.organisation, color: grey, margin: [0, 2, 0, 0] },
          ],
        },
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            { text: heading.period, bold: true, margin: [0, 3, 0, 0] },
            { text: heading.locations, color: grey, margin: [0, 2, 0, 0] },
          ],
        },
      ],
    }),
    footer: (page, pages) => ({
      margin: [32, 8, 32, 0],
      alignment: 'right',
      color: grey,
      text: words('exports.pdf.page', { page, pages }),
    }),
    content: [
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: sheet.widths.map((width) => `${(width / all) * 100}%`),
          body: [headOf(sheet), ...sheet.rows.map((row) => lineOf(row))],
        },
        layout: {
          hLineWidth: (line) => (line === 1 ? 1 : 0.5),
          vLineWidth: () => 0,
          hLineColor: () => lineColor,
          paddingTop: () => 3,
          paddingBottom: () => 3,
        },
      },
    ],
  }
}

const headOf = ({ headers, rows }: Sheet): TableCell[] =>
  headers.map((text, column) => ({
    text,
    bold: true,
    color: grey,
    alignment: rows[0]?.cells[column]?.kind === 'hours' ? 'right' : 'left',
  }))

const lineOf = ({ cells, role }: SheetRow): TableCell[] =>
  cells.map((cell) => ({
    text: cellText(cell, clockOfMinutes),
    bold: role !== 'row',
    ...(cell.kind === 'hours' && { alignment: 'right' as const }),
    ...(role !== 'row' && { fillColor: role === 'total' ? '#e3e8f0' : '#f6f8fb' }),
  }))
