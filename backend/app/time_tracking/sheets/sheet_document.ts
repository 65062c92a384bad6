import { addDays } from '@shiftloom/solver/time'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfColors } from '#app/core/pdf/pdf_bytes'
import { personName } from '#app/core/person_name'
import { instantOf, pageFoot } from '#app/time_tracking/sheets/page_foot'
import type { Paper } from '#app/time_tracking/sheets/paper'
import { hours, sheetRows } from '#app/time_tracking/sheets/sheet_rows'
import type { Sheet, SheetNote } from '#app/time_tracking/sheets/sheet'
import { writtenClock, writtenClockRange, writtenDay, writtenDays } from '#contracts/written_times'

/** The record of a person's working time on A4, lying: a row a day, totals, changes and a legend. */
export function sheetDocument(sheet: Sheet, paper: Paper): TDocumentDefinitions {
  const { say, company } = paper
  const title = say('title')
  const { head, body, widths } = sheetRows(sheet, paper)
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [32, 32, 32, 36],
    info: { title, author: company.name },
    defaultStyle: { font: 'Roboto', fontSize: 8 },
    footer: pageFoot(paper),
    content: [
      { text: title, fontSize: 15, bold: true },
      headOf(sheet, paper),
      {
        table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...body] },
        layout: {
          hLineWidth: () => 0.5,
          vLineWidth: () => 0.5,
          hLineColor: () => pdfColors.line,
          vLineColor: () => pdfColors.line,
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        },
      },
      ...averagedOf(sheet, paper),
      ...daysOffIn(sheet, paper),
      ...notesOf(sheet, paper),
      { text: legendOf(sheet, paper), color: pdfColors.grey, margin: [0, 8, 0, 0] },
    ],
  }
}

function headOf(
  { from, until, employee, contract, normMinutes }: Sheet,
  { say, company, locale }: Paper
): Content {
  const facts: [string, string | null][] = [
    [
      'employer',
      company.taxId ? `${company.name}, ${say('tax_id', { number: company.taxId })}` : company.name,
    ],
    ['employee', personName(employee, locale)],
    ['integration_id', employee.integrationId],
    ['work_system', contract && say(`systems.${contract.workSystem}`)],
    ['fte', contract && new Intl.NumberFormat(locale).format(contract.fte)],
    ['period', writtenDays(from, addDays(until, -1), company)],
    ['norm', hours(normMinutes)],
  ]
  const shown = facts.filter(([, text]) => text)
  return {
    margin: [0, 4, 0, 8],
    text: shown.flatMap(([key, text], index) => [
      { text: `${index > 0 ? '   ' : ''}${say(key)}: `, color: pdfColors.grey },
      { text: text!, bold: true },
    ]),
  }
}

const averagedOf = ({ averaged }: Sheet, { say, company }: Paper): Content[] =>
  averaged.map(({ from, until, minutes, percent }) => ({
    margin: [0, 6, 0, 0],
    text: say('averaged', {
      ...{ period: writtenDays(from, addDays(until, -1), company), hours: hours(minutes) },
      percent: percent - 100,
    }),
  }))

function daysOffIn({ daysOff }: Sheet, { say, company }: Paper): Content[] {
  if (daysOff.length === 0) return []
  const written = (day: string): string => writtenDay(day, company)
  return [
    { text: say('days_off.title'), bold: true, fontSize: 10, margin: [0, 10, 0, 4] },
    ...daysOff.map(({ day, given, by, isLate }): Content => {
      const state = given !== null ? 'given' : isLate ? 'late' : 'due'
      const until = { day: written(day), by: written(by), given: given && written(given) }
      return { text: say(`days_off.${state}`, until), margin: [0, 0, 0, 2] }
    }),
  ]
}

function notesOf({ notes }: Sheet, paper: Paper): Content[] {
  if (notes.length === 0) return []
  return [
    { text: paper.say('changes'), bold: true, fontSize: 10, margin: [0, 10, 0, 4] },
    ...notes.map((note): Content => ({ text: noteText(note, paper), margin: [0, 0, 0, 2] })),
  ]
}

function noteText({ number, day, kind, before, reason, by, at }: SheetNote, paper: Paper): string {
  const { say, company, locale } = paper
  const was = before
    ? before.end
      ? writtenClockRange(before.start, before.end, company, locale)
      : say('from', { time: writtenClock(before.start, company, locale) })
    : say('nothing')
  const who = [by && personName(by, locale), at !== null && instantOf(at, paper)].filter(Boolean).join(', ')
  return `${number}) ${writtenDay(day, company)}: ${say(`change.${kind}`, { hours: was, reason, who })}`
}

function legendOf({ days, waiting }: Sheet, { say }: Paper): string {
  const titles = new Set(days.flatMap(({ dayOff }) => dayOff ?? []))
  return [
    say('legend'),
    ...[...titles].map((title) => say(`off_legend.${title}`)),
    ...(waiting > 0 ? [say('waiting', { count: waiting })] : []),
  ]
    .filter(Boolean)
    .join(' ')
}
