import { clockOf, dayOf } from '@shiftloom/solver/time'
import type { Content } from 'pdfmake/interfaces.js'
import { pdfColors } from '#app/core/pdf/pdf_bytes'
import type { Paper } from '#app/time_tracking/sheets/paper'
import { writtenClock, writtenDay } from '#contracts/written_times'

/** Day and hour on the company's clock. */
export const instantOf = (at: number, { company, locale }: Paper): string =>
  `${writtenDay(dayOf(at, company.timeZone), company)}, ${writtenClock(clockOf(at, company.timeZone), company, locale)}`

/** When and by whom a paper was made, and which page it is. */
export const pageFoot =
  (paper: Paper) =>
  (page: number, pages: number): Content => ({
    ...{ margin: [32, 8, 32, 0], color: pdfColors.grey, fontSize: 8 },
    columns: [
      { text: paper.say('made', { at: instantOf(paper.now, paper), name: paper.madeBy }) },
      { text: paper.say('page', { page, pages }), alignment: 'right' },
    ],
  })
