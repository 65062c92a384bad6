import { clockOf, dayOf } from '@shiftloom/solver/time'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfColors } from '#app/core/pdf/pdf_bytes'
import { personName } from '#app/core/person_name'
import type { OrganisationSettings } from '#app/organisation/public/organisation_settings'
import { requestStatuses, type Locale } from '#contracts/enums'
import type { RequestDetails, RequestStep } from '#contracts/filed_requests'
import { writtenClock, writtenClockRange, writtenDay, writtenDays } from '#contracts/written_times'

/** How it is written, and for whom. */
type Paper = {
  locale: Locale
  say: (key: string, values?: Record<string, unknown>) => string
  company: Pick<OrganisationSettings, 'name' | 'dateFormat' | 'timeFormat' | 'timeZone'>
}

const statusKeys = Object.fromEntries(
  Object.entries(requestStatuses).map(([key, status]) => [status, key])
) as Record<RequestDetails['status'], keyof typeof requestStatuses>
/** A day of a limit has eight hours. */
const dayMinutes = 480

/** One request on A4: what is asked for, what each day takes, what became of it, and room for two signatures. */
export function requestDocument(request: RequestDetails, paper: Paper): TDocumentDefinitions {
  const { say, company } = paper
  const title = say('title', { number: request.number })
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 48],
    info: { title, author: company.name },
    defaultStyle: { font: 'Roboto', fontSize: 10 },
    footer: (page, pages) => ({
      ...{ margin: [48, 12, 48, 0], alignment: 'right', color: pdfColors.grey, fontSize: 8.5 },
      text: say('page', { page, pages }),
    }),
    content: [
      { text: company.name, color: pdfColors.grey },
      { text: title, fontSize: 18, bold: true, margin: [0, 2, 0, 12] },
      table(['30%', '70%'], factsOf(request, paper)),
      heading(say('days')),
      table(['30%', '45%', '25%'], daysOf(request, paper)),
      heading(say('history')),
      table(
        ['30%', '70%'],
        request.steps.map((step) => stepOf(step, paper))
      ),
      {
        margin: [0, 48, 0, 0],
        unbreakable: true,
        columns: [signature(say('signed_by_employee')), signature(say('signed_by_employer'))],
        columnGap: 48,
      },
    ],
  }
}

function factsOf(request: RequestDetails, { locale, say, company }: Paper): TableCell[][] {
  const { employee, type, part, firstDay, lastDay, recipient, note, decisionReason } = request
  const days = writtenDays(firstDay, lastDay, company)
  const when = part ? `${days}, ${writtenClockRange(part.start, part.end, company, locale)}` : days
  const facts: [string, string | null][] = [
    ['employee', personName(employee, locale)],
    ['type', `${type.name} (${type.paid ? type.shortcut : `${type.shortcut}, ${say('unpaid')}`})`],
    ['when', when],
    ['time', say('amount', { days: request.minutes / dayMinutes, hours: hoursOf(request.minutes) })],
    ['recipient', recipient && personName(recipient, locale)],
    ['note', note],
    ['status', say(`statuses.${statusKeys[request.status]}`)],
    ['reason', decisionReason],
  ]
  return facts.flatMap(([key, text]) => (text ? [[label(say(key)), text]] : []))
}

const daysOf = ({ days }: RequestDetails, { say, company }: Paper): TableCell[][] =>
  days.map(({ day, minutes, reason, holiday }) => [
    label(writtenDay(day, company)),
    holiday ?? say(`reasons.${reason}`),
    { text: say('hours', { hours: hoursOf(minutes) }), alignment: 'right' },
  ])

function stepOf(
  { at, kind, by, onBehalfOf, reason }: RequestStep,
  { locale, say, company }: Paper
): TableCell[] {
  const instant = Date.parse(at)
  const day = writtenDay(dayOf(instant, company.timeZone), company)
  const clock = writtenClock(clockOf(instant, company.timeZone), company, locale)
  const what = [
    say(`steps.${kind}`),
    by && onBehalfOf ? say('by_deputy', { by, person: onBehalfOf }) : (by ?? say('by_itself')),
  ].join(' · ')
  return [label(`${day}, ${clock}`), reason ? `${what}\n${reason}` : what]
}

/** `h:mm` */
const hoursOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const label = (text: string): TableCell => ({ text, color: pdfColors.grey })
const heading = (text: string): Content => ({ text, bold: true, fontSize: 12, margin: [0, 18, 0, 6] })

const table = (widths: string[], body: TableCell[][]): Content => ({
  table: { widths, body: body.length > 0 ? body : [widths.map(() => '')], dontBreakRows: true },
  layout: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => pdfColors.line,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
})

const signature = (text: string): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5, lineColor: pdfColors.grey }] },
    { text, color: pdfColors.grey, fontSize: 8.5, margin: [0, 4, 0, 0] },
  ],
})
