import { weekdayOf } from '@shiftloom/solver/time'
import type { TableCell } from 'pdfmake/interfaces.js'
import { pdfColors } from '#app/core/pdf/pdf_bytes'
import type { Paper } from '#app/time_tracking/sheets/paper'
import type { Sheet, SheetDay, SheetHours } from '#app/time_tracking/sheets/sheet'
import { writtenClock, writtenClockRange, writtenDay } from '#contracts/written_times'

type Rows = { head: TableCell[]; body: TableCell[][]; widths: (string | number)[] }

/** Head, a row a day and the totals of a sheet. */
export function sheetRows(sheet: Sheet, paper: Paper): Rows {
  const { say } = paper
  const { days, percents, isPoland } = sheet
  const percentName = (percent: number) => say('overtime', { percent: isPoland ? percent - 100 : percent })
  const head = [
    ...[say('day'), say('plan'), say('work'), say('hours'), say('night')],
    ...percents.map(percentName),
    ...[say('festive'), say('absence'), say('day_off')],
  ]
  const sum = (of: (day: SheetDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const totals = [
    ...[say('total'), '', '', hours(sum(({ workMinutes }) => workMinutes))],
    hours(sum(({ nightMinutes }) => nightMinutes)),
    ...percents.map((percent) => hours(sum((day) => overtimeAt(day, percent)))),
    ...[hours(sum(({ festiveMinutes }) => festiveMinutes)), '', ''],
  ]
  return {
    widths: [62, 78, '*', 40, 40, ...percents.map(() => 52), 52, 62, 52],
    head: head.map((text) => ({ text, bold: true, color: pdfColors.grey })),
    body: [
      ...days.map((day) => rowOf(day, percents, paper)),
      totals.map((text, index) => ({ text, bold: true, alignment: index > 2 ? 'right' : 'left' })),
    ],
  }
}

function rowOf(day: SheetDay, percents: readonly number[], paper: Paper): TableCell[] {
  const { say, company } = paper
  const figure = (minutes: number): TableCell => ({
    text: minutes > 0 ? hours(minutes) : '',
    alignment: 'right',
  })
  const worked = day.worked.map((work) => {
    const notes = work.notes.map((number) => ` ${number})`).join('')
    return `${spanText(work, paper)}${work.waits ? ' *' : ''}${notes}`
  })
  const absences = day.absences.map(({ code, minutes }) =>
    [code ?? say('absent'), minutes !== null && hours(minutes)].filter(Boolean).join(' ')
  )
  return [
    `${writtenDay(day.day, company)} ${say(`weekdays.${weekdayOf(day.day)}`)}`,
    day.planned.map((plan) => spanText(plan, paper)).join('\n'),
    worked.join('\n'),
    ...[figure(day.workMinutes), figure(day.nightMinutes)],
    ...percents.map((percent) => figure(overtimeAt(day, percent))),
    ...[figure(day.festiveMinutes), absences.join('\n'), day.dayOff ? say(`off.${day.dayOff}`) : ''],
  ]
}

const overtimeAt = ({ overtime }: SheetDay, percent: number): number =>
  overtime.find((one) => one.percent === percent)?.minutes ?? 0

function spanText({ start, end }: SheetHours, { say, company, locale }: Paper): string {
  return end === null
    ? say('from', { time: writtenClock(start, company, locale) })
    : writtenClockRange(start, end, company, locale)
}

/** `h:mm` */
export const hours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
