import { weekdayOf } from '@shiftloom/solver/time'
import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfColors } from '#app/core/pdf/pdf_bytes'
import { personName } from '#app/core/person_name'
import type { AttendanceList } from '#app/time_tracking/sheets/attendance_list'
import type { Paper } from '#app/time_tracking/sheets/paper'
import { pageFoot } from '#app/time_tracking/sheets/page_foot'
import { writtenDays } from '#contracts/written_times'

/** A row a person and a column a day on A4, lying. */
export function attendanceDocument(list: AttendanceList, paper: Paper): TDocumentDefinitions {
  const { say, company, locale } = paper
  const title = say('attendance')
  const head = [
    ...['#', say('employee')],
    ...list.days.map((day) => `${Number(day.slice(8))}\n${say(`weekdays.${weekdayOf(day)}`)}`),
  ]
  const rows = list.people.map((person, index): TableCell[] => [
    { text: String(index + 1) },
    { text: personName(person, locale), fontSize: 7 },
    ...list.days.map((day) => {
      const shown = (person.attendance.get(day) ?? []).map((one) =>
        one === 'absent' ? '–' : `${one.start}\n${one.end ?? '…'}`
      )
      return { text: shown.join('\n'), alignment: 'center' as const }
    }),
  ])
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [24, 28, 24, 36],
    info: { title, author: company.name },
    defaultStyle: { font: 'Roboto', fontSize: 5.5 },
    footer: pageFoot(paper),
    content: [
      { text: title, fontSize: 14, bold: true },
      {
        ...{ margin: [0, 3, 0, 6], fontSize: 8 },
        text: [company.name, list.location, writtenDays(list.days[0]!, list.days.at(-1)!, company)].join(
          ' · '
        ),
      },
      {
        table: {
          ...{ headerRows: 1, dontBreakRows: true, widths: [10, 92, ...list.days.map(() => '*')] },
          body: [
            head.map((text) => ({ text, bold: true, alignment: 'center' as const, color: pdfColors.grey })),
            ...rows,
          ],
        },
        layout: {
          hLineWidth: () => 0.5,
          vLineWidth: () => 0.5,
          hLineColor: () => pdfColors.line,
          vLineColor: () => pdfColors.line,
          paddingLeft: () => 1,
          paddingRight: () => 1,
        },
      },
      { text: say('attendance_legend'), color: pdfColors.grey, margin: [0, 6, 0, 0], fontSize: 7 },
    ],
  }
}
