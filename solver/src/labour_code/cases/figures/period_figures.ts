import { addDays, type Day } from '../../../time/time.ts'
import {
  agreedMinutesOf,
  contractMinutesOf,
  daysOfWorkInPoland,
  individualMinutes,
  nominalMinutesInPoland,
  type DayRange,
} from '../../figures/nominal.ts'
import { daysOffStillDue } from '../../figures/day_off_in_lieu.ts'
import { easterSunday } from '../../holidays/easter.ts'
import { polishHolidays } from '../../holidays/polish_holidays.ts'
import { tradingSundays } from '../../holidays/trading_sundays.ts'
import { vietnameseHolidayDays, vietnameseHolidays } from '../../holidays/vietnamese_holidays.ts'
import { datedGroups } from '../../group_days.ts'
import { personalLimitsOf } from '../../limit_changes.ts'
import { figuresOn, limitsOn, type LawPackId } from '../../law_packs.ts'
import type { ProtectedGroup } from '../../packs/law_pack.ts'
import { daysIn, hoursOf, minutesIn, questionIn } from '../language.ts'

/** Holidays that count in a pack's cases; the European one has none of its own. */
export function holidaysOf(pack: LawPackId, year: number, restWeekdays?: readonly number[]): Day[] {
  if (pack === 'EU') return []
  return pack === 'PL' ? polishHolidays(year) : vietnameseHolidays(year, restWeekdays)
}
const allHolidays = (pack: LawPackId): ReadonlySet<Day> =>
  new Set([2025, 2026, 2027].flatMap((year) => holidaysOf(pack, year)))

/** `2026-11`, or the first and the last day `2026-11-16..2026-11-30`. */
export function rangeIn(text: string): DayRange {
  const [first = '', last] = text.split('..')
  if (last !== undefined) return { from: first, until: addDays(last, 1) }
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5))]
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return { from: `${first}-01`, until: `${next}-01` }
}

/** `2026-11 | fte 0.75 | absent 40:00 | norm 7/35` */
export function nominalHours(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const [day = '8', week = '40'] = option('norm')?.split('/') ?? []
  const norm = { dayMinutes: minutesIn(day), weekMinutes: minutesIn(week) }
  const nominal = nominalMinutesInPoland(rangeIn(main), allHolidays(pack), norm)
  return hoursOf(
    individualMinutes(nominal, {
      fte: Number(option('fte') ?? 1),
      absentMinutes: minutesIn(option('absent') ?? '0'),
    })
  )
}

/** `2026-11 | leave 5` */
export function daysOfWork(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  return String(
    daysOfWorkInPoland(rangeIn(main), allHolidays(pack), { leaveDays: Number(option('leave') ?? 0) })
  )
}

/** `2026-11 | week 40:00` over working days, or with `calendar` over all days. */
export function contractHours(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const week = minutesIn(option('week') ?? '40')
  const extra = daysIn(option('holidays') ?? '1970-01-01')
  const range = rangeIn(main)
  if (option('calendar') !== undefined) return hoursOf(agreedMinutesOf(range, week))
  return hoursOf(contractMinutesOf(range, week, new Set([...allHolidays(pack), ...extra])))
}

/** A date, `2026` for all days of a year, `easter 2026`, or `confirmed 2028-01-26`; in Vietnam also `| rest 5 6`. */
export function holiday(input: string, pack: LawPackId): string {
  if (input.startsWith('easter ')) return easterSunday(Number(input.slice(7)))
  if (input.startsWith('confirmed ')) return confirmation(input.slice(10))
  const { main, option } = questionIn(input)
  const days = holidaysOf(pack, Number(main.slice(0, 4)), restIn(option('rest')))
  if (main.length === 4) return String(days.length)
  return days.includes(main) ? 'holiday' : 'no holiday'
}

/** ISO weekdays `5 6`, or `none`; left out: the usual ones. */
function restIn(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined
  return text === 'none' ? [] : text.split(' ').map(Number)
}

function confirmation(day: Day): string {
  const found = vietnameseHolidayDays(Number(day.slice(0, 4))).find((one) => one.day === day)
  if (!found) return 'no holiday'
  return found.confirmed ? 'confirmed' : 'to be announced'
}

/** `2026`: the Sundays on which shops may open, as `01-25`. */
export const tradingSundaysOf = (input: string): string =>
  tradingSundays(Number(input))
    .map((day) => day.slice(5))
    .join(' ')

/** `11-08 11-11 | given 11-14 | period 2026-11` */
export function daysOffDue(input: string): string {
  const { main, option } = questionIn(input)
  const days = (text: string): Day[] => text.split(' ').filter(Boolean).flatMap(daysIn)
  const { from, until } = rangeIn(option('period') ?? '2026-11')
  const due = daysOffStillDue({ worked: days(main), given: days(option('given') ?? ''), from, until })
  return due.map((day) => day.slice(5)).join(' ') || 'none'
}

/** `minimumWageMinor on 2026-01-01` */
export function parameter(input: string, pack: LawPackId): string {
  const [name = '', day = ''] = input.split(' on ')
  const known: Record<string, unknown> = { ...limitsOn(pack, day), ...figuresOn(pack, day) }
  return JSON.stringify(known[name])
}

/** `disabled minor` */
export function personalLimits(input: string, pack: LawPackId): string {
  const groups = input.split(' ') as ProtectedGroup[]
  const limits = personalLimitsOf(limitsOn(pack, '2026-11-01'), groups)
  const named = {
    day: limits.dailyMaxMinutes,
    week: limits.weeklyMaxMinutes,
    'daily rest': limits.dailyRestMinutes,
    'weekly rest': limits.weeklyRestMinutes,
  }
  return Object.entries(named)
    .flatMap(([name, minutes]) => (minutes === null ? [] : [`${name} ${hoursOf(minutes)}`]))
    .join(', ')
}

/** `pregnant 2026-05-04..2027-01-10 | remote`: which groups a person belongs to, with their first and last days. */
export function groupDays(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const [group = '', days = ''] = main.split(' ')
  const [first = '', last = ''] = days.split('..')
  const held = [
    { group: group as ProtectedGroup, from: first || null, until: last === '' ? null : addDays(last, 1) },
    ...(option('remote') === undefined ? [] : [{ group: 'remote_area' as const, from: null, until: null }]),
  ]
  return datedGroups(held, limitsOn(pack, '2026-11-01'))
    .map(({ group: name, from, until }) => {
      const end = until === null ? '' : addDays(until, -1)
      return `${name.replaceAll('_', ' ')} ${from ?? ''}..${end}`
    })
    .join(', ')
}
