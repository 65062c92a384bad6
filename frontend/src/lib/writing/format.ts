import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import {
  writtenClock,
  writtenClockRange,
  writtenDay,
  writtenDays,
  writtenShortClock,
  type Writing,
} from '@shiftloom/backend/contracts/written_times'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useWriting } from './writing.ts'

type Money = { minor: number; currency: string }

const dayStyles = {
  /** 14.11.2026, or as the organisation writes it */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 14 Nov */
  short: { day: 'numeric', month: 'short' },
  /** Sat 14 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sat 14 Nov 2026 */
  weekdayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Saturday, 14 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekdayName: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayNumber: { day: 'numeric' },
  /** Nov */
  monthName: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type DayStyle = keyof typeof dayStyles

const asDate = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** Minutes as `h:mm`; 485 is 8:05. Large hours are grouped as `grouped` writes numbers. */
export function formatHours(minutes: number, grouped: (hours: number) => string = String): string {
  const whole = Math.round(Math.abs(minutes))
  const text = `${grouped(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`
  return minutes < 0 && whole > 0 ? `\u2212${text}` : text
}

/** The same where room is short: whole hours without their minutes; 480 is 8, 485 is 8:05. */
const formatShortHours = (minutes: number, grouped?: (hours: number) => string): string =>
  formatHours(minutes, grouped).replace(/:00$/, '')

/** Figures as the organisation writes them, words and their order as the language has them. */
function makeFormat(locale: Locale, writing: Writing | null) {
  const dayFormats = new Map<DayStyle, Intl.DateTimeFormat>()
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const thisMoment = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })

  const dayFormat = (style: DayStyle): Intl.DateTimeFormat => {
    const found = dayFormats.get(style)
    if (found) return found
    const made = new Intl.DateTimeFormat(locale, { ...dayStyles[style], timeZone: 'UTC' })
    dayFormats.set(style, made)
    return made
  }

  const period = ({ from, until }: { from: Day; until: Day }): string => {
    const style = from.endsWith('-01') && until.endsWith('-01') ? 'monthName' : 'short'
    return dayFormat(style).formatRange(asDate(from), asDate(addDays(until, -1)))
  }

  const clocks = writing ?? { timeFormat: 'HH:mm' }

  return {
    locale,
    day: (day: Day, style: DayStyle = 'short'): string =>
      writing && style === 'numeric' ? writtenDay(day, writing) : dayFormat(style).format(asDate(day)),
    /** A half-open range of days, written with its last day: `2 – 8 Nov`. */
    dayRange: (from: Day, until: Day, style: DayStyle = 'short'): string =>
      writing && style === 'numeric'
        ? writtenDays(from, addDays(until, -1), writing)
        : dayFormat(style).formatRange(asDate(from), asDate(addDays(until, -1))),
    /** A settlement period: `Dec`, `Oct – Dec`, or its days where it does not end with a month. */
    period,
    /** The same where room is short: the word for a month is long in Vietnamese. */
    shortPeriod: (between: { from: Day; until: Day }): string =>
      locale === 'vi-VN' ? period(between).replace(/tháng /gi, 'Th') : period(between),
    /** An instant on the wall clock of a zone. */
    instant: (iso: string, zone: string): string => {
      const at = new Date(iso)
      // The day as shown next to it: people of the provider work for no organisation.
      if (!writing)
        return new Intl.DateTimeFormat(locale, {
          ...dayStyles.numeric,
          ...{ hour: 'numeric', minute: '2-digit', timeZone: zone },
        }).format(at)
      const { day, time } = wallClock(zone, at)
      return `${writtenDay(day, writing)}, ${writtenClock(time, writing, locale)}`
    },
    /** How long until an instant, or since, in words: `in 3 hours`, `now`. */
    untilInstant: (iso: string, now: Date = new Date()): string => {
      const minutes = Math.round((new Date(iso).getTime() - now.getTime()) / 60_000)
      if (minutes === 0) return thisMoment
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      const hours = Math.round(minutes / 60)
      return Math.abs(hours) < 36
        ? relative.format(hours, 'hour')
        : relative.format(Math.round(hours / 24), 'day')
    },
    /** A time of day, given as `14:30`. */
    clock: (clock: string): string => writtenClock(clock, clocks, locale),
    clockRange: (start: string, end: string): string => writtenClockRange(start, end, clocks, locale),
    /** `8`, `8:30` or `8a`: for narrow columns, and as it may be typed. */
    shortClock: (clock: string): string => writtenShortClock(clock, clocks, locale),
    /** With a capital, where a line begins. */
    sentence: (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    hours: (minutes: number): string => formatHours(minutes, numbers.format),
    shortHours: (minutes: number): string => formatShortHours(minutes, numbers.format),
    number: (value: number): string => numbers.format(value),
    percent: (share: number): string => percents.format(share),
    money: ({ minor, currency }: Money): string => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2
      return format.format(minor / 10 ** digits)
    },
    /** As it is next to amounts: `zł` in Polish, `PLN` in English. */
    currencySign: (currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')!.value,
    list: (items: string[]): string => lists.format(items),
    /** What people wrote, in the quotation marks of the language. */
    quoted: (text: string): string => (locale === 'pl-PL' ? `„${text}”` : `“${text}”`),
    /** For `sort`: names in the order of the language (ł after l, đ after d). */
    compare: (one: string, other: string): number => collator.compare(one, other),
    personName: ({ name, surname }: { name: string; surname: string }): string =>
      locale === 'vi-VN' ? `${surname} ${name}` : `${name} ${surname}`,
  }
}
export type Format = ReturnType<typeof makeFormat>

const formats = new Map<string, Format>()

export function formatFor(locale: Locale, writing: Writing | null = null): Format {
  const key = writing ? `${locale} ${writing.dateFormat} ${writing.timeFormat}` : locale
  const found = formats.get(key) ?? makeFormat(locale, writing)
  formats.set(key, found)
  return found
}

/** Dates, hours, numbers and money in the language of the page and as the organisation writes them. */
export function useFormat(): Format {
  return formatFor(useTranslation().i18n.language as Locale, useWriting())
}
