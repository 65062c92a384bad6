import { createRequire } from 'node:module'
import type { TableCell, TCreatedPdf, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Sheet, SheetRow, Words } from '#app/exports/formats/sheet'
import { cellText } from '#app/exports/formats/cell_text'
import { clockOfMinutes } from '#app/exports/formats/hours'

type Pdfmake = typeof import('pdfmake')
const load = createRequire(import.meta.url)

let prepared: Pdfmake | null = null

/** With fonts of its own, which have the letters of all our languages, and no way to read anything else. */
function pdfmake(): Pdfmake {
  if (prepared) return prepared
  const made = load('pdfmake') as Pdfmake
  const fonts = load('pdfmake/fonts/Roboto.js') as Record<'Roboto', Record<string, string>>
  const own = new Set(Object.values(fonts.Roboto))
  made.setFonts(fonts as never)
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy((path) => own.has(path))
  return (prepared = made)
}

export type PdfHeading = { title: string; organisation: string; period: string; locations: string }

/** The sheet on A4 pages, lying; heading and column titles come again on each page. */
export async function pdfOf(sheet: Sheet, heading: PdfHeading, words: Words): Promise<Uint8Array> {
  const document: TCreatedPdf = pdfmake().createPdf(documentOf(sheet, heading, words))
  return new Uint8Array(await document.getBuffer())
}

const GREY = '#59667e'
const LINE = '#d0d7e3'

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
            { text: heading.organisation, color: GREY, margin: [0, 2, 0, 0] },
          ],
        },
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            { text: heading.period, bold: true, margin: [0, 3, 0, 0] },
            { text: heading.locations, color: GREY, margin: [0, 2, 0, 0] },
          ],
        },
      ],
    }),
    footer: (page, pages) => ({
      margin: [32, 8, 32, 0],
      alignment: 'right',
      color: GREY,
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
          hLineColor: () => LINE,
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
    color: GREY,
    alignment: rows[0]?.cells[column]?.kind === 'hours' ? 'right' : 'left',
  }))

const lineOf = ({ cells, role }: SheetRow): TableCell[] =>
  cells.map((cell) => ({
    text: cellText(cell, clockOfMinutes),
    bold: role !== 'row',
    ...(cell.kind === 'hours' && { alignment: 'right' as const }),
    ...(role !== 'row' && { fillColor: role === 'total' ? '#e3e8f0' : '#f6f8fb' }),
  }))
