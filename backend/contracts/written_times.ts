import type { Locale } from './enums.ts'
import { namedDay } from './named_days.ts'
import type { DateFormat, TimeFormat } from './organisation.ts'
import type { Day } from './schedule.ts'

/** How an organisation writes days and times. */
export type Writing = { dateFormat: DateFormat; timeFormat: TimeFormat }

/** A day in figures, `14.11.2026` or as else the organisation writes it. */
export function writtenDay(day: Day, { dateFormat }: Pick<Writing, 'dateFormat'>): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/**
 * A typed day: in the organisation's format, with or without zeros and with any separators, `YYYY-MM-DD`, or with the
 * month as a word. `shortYear`: `26` is 2026. null while it is no day of a calendar, or not yet one.
 */
export function typedDay(
  text: string,
  { dateFormat, shortYear = false }: Pick<Writing, 'dateFormat'> & { shortYear?: boolean }
): Day | null {
  const figures = text
    .trim()
    .split(/[\s./-]+/)
    .filter(Boolean)
  if (figures.length !== 3 || figures.some((one) => !/^\d{1,4}$/.test(one))) {
    const named = namedDay(text)
    return named && dayOf(named, shortYear)
  }
  const order = figures[0]!.length === 4 ? ['YYYY', 'MM', 'DD'] : dateFormat.split(/[./-]/)
  const of = (part: string) => figures[order.indexOf(part)]!
  return dayOf({ year: of('YYYY'), month: of('MM'), date: of('DD') }, shortYear)
}

function dayOf(figures: { year: string; month: string; date: string }, shortYear: boolean): Day | null {
  const year = shortYear && figures.year.length === 2 ? `20${figures.year}` : figures.year
  const day = `${year}-${figures.month.padStart(2, '0')}-${figures.date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  const isDay = /^(19|2[01])\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime())
  return isDay && at.toISOString().startsWith(day) ? day : null
}

/** Both days in figures; one when they are the same. */
export const writtenDays = (from: Day, last: Day, writing: Pick<Writing, 'dateFormat'>): string =>
  from === last
    ? writtenDay(from, writing)
    : `${writtenDay(from, writing)} \u2013 ${writtenDay(last, writing)}`

/** A time of day, given as `14:30`: as it is, or `2:30 PM` in the words of the language. */
export const writtenClock = (
  clock: string,
  { timeFormat }: Pick<Writing, 'timeFormat'>,
  locale: Locale
): string => (timeFormat === 'HH:mm' ? clock : partsOf(clock, locale).join('\u00a0'))

/** From one time of day to another; the half of the day is said once where it is the same. */
export function writtenClockRange(
  start: string,
  end: string,
  { timeFormat }: Pick<Writing, 'timeFormat'>,
  locale: Locale
): string {
  if (timeFormat === 'HH:mm') return `${start}\u2013${end}`
  const [from, to] = [partsOf(start, locale), partsOf(end, locale)]
  const begin = from[1] === to[1] && start < end ? from[0] : from.join('\u00a0')
  return `${begin}\u2013${to.join('\u00a0')}`
}

/** As short as a narrow column needs it: `8`, `8:30`; with twelve hours `8a`, `8:30p`. */
export function writtenShortClock(
  clock: string,
  { timeFormat }: Pick<Writing, 'timeFormat'>,
  locale: Locale
): string {
  if (timeFormat === 'HH:mm') return clock.replace(/^0(?=\d)/, '').replace(/:00$/, '')
  const [time, half] = partsOf(clock, locale)
  return time.replace(/:00$/, '') + half.charAt(0).toLowerCase()
}

const clocks = new Map<Locale, Intl.DateTimeFormat>()

/** Hour and minute, and the half of the day. */
function partsOf(clock: string, locale: Locale): [time: string, half: string] {
  const format =
    clocks.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' })
  clocks.set(locale, format)
  const parts = format.formatToParts(new Date(`1970-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`))
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return [`${part('hour')}:${part('minute')}`, part('dayPeriod')]
}
