import { nightBonusMinor, nightSharesOf, type NightMonth } from '../../figures/night_bonus.ts'
import { nominalMinutesInPoland } from '../../figures/nominal.ts'
import { capsExceeded, overtimeCapsOn } from '../../figures/overtime_caps.ts'
import { overtimePieces } from '../../figures/overtime_pieces.ts'
import { premiumPayMinor, premiumPercent, type DayKind } from '../../figures/premium_pay.ts'
import { shiftCostMinor, timeOffMinutes, type Rate } from '../../figures/shift_cost.ts'
import type { Thresholds } from '../../figures/thresholds.ts'
import { figuresOn, limitsOn, type LawPackId } from '../../law_packs.ts'
import { work } from '../../testing/timeline.ts'
import { daysIn, hoursOf, minorIn, minutesIn, moneyOf, questionIn, worksIn } from '../language.ts'
import { zones } from '../run_rule_case.ts'
import { holidaysOf, rangeIn } from './period_figures.ts'

function monthOf(day: string, pack: LawPackId): NightMonth {
  const { minimumWageMinor, nightBonusPercent } = figuresOn(pack, day)
  const holidays = new Set(holidaysOf(pack, Number(day.slice(0, 4))))
  return {
    minimumWageMinor: minimumWageMinor ?? 0,
    percent: nightBonusPercent ?? 0,
    nominalMinutes: nominalMinutesInPoland(rangeIn(day.slice(0, 7)), holidays),
  }
}

/** `8:00 in 2026-01`, or work: `2026-01-31 22-6`. */
export function nightBonus(input: string, pack: LawPackId): string {
  const [minutes = '', month] = input.split(' in ')
  if (month !== undefined) {
    return moneyOf(nightBonusMinor([{ ...monthOf(`${month}-01`, pack), minutes: minutesIn(minutes) }]))
  }
  const zone = zones[pack]
  const night = limitsOn(pack, '2026-11-01')
  const shares = worksIn(input).flatMap((text) =>
    nightSharesOf(work(text, zone), zone, night, (day) => monthOf(day, pack))
  )
  return moneyOf(nightBonusMinor(shares))
}

/** `8/40/12: 10 8 13 8 8 6`; `off` switches a threshold off, `law` takes the pack's. */
export function thresholds(input: string, pack: LawPackId): string {
  const [limits = '', days = ''] = input.split(': ')
  const minutes = (text: string) => (text === 'off' ? null : minutesIn(text))
  const [daily = 'off', weekly = 'off', double = 'off'] = limits.split('/')
  const chosen: Thresholds =
    limits === 'law'
      ? figuresOn(pack, '2026-11-01').thresholds
      : { dailyMinutes: minutes(daily), weeklyMinutes: minutes(weekly), doubleMinutes: minutes(double) }
  const found = overtimeOfWeek(days.split(' ').map(minutesIn), chosen)
  return [
    `${hoursOf(found.regular)} regular`,
    ...(found.overtime ? [`${hoursOf(found.overtime)} overtime`] : []),
    ...(found.double ? [`${hoursOf(found.double)} double`] : []),
  ].join(', ')
}

const DOUBLE_PERCENT = 200

/** Minutes of a week by what they are paid; its days begin at midnight of a Monday. */
function overtimeOfWeek(days: readonly number[], { dailyMinutes, weeklyMinutes, doubleMinutes }: Thresholds) {
  const monday = Date.UTC(2026, 10, 2)
  const shifts = days.map((minutes, day) => {
    const start = monday + day * 86_400_000
    return { start, end: start + minutes * 60_000, zone: 'UTC', breaks: [], billable: true }
  })
  const week = { from: '2026-11-02', until: '2026-11-09', minutes: weeklyMinutes ?? Infinity }
  const overtime = {
    dailyMinutes,
    doubleMinutes,
    spans: [week],
    averaged: false,
    nightAsRest: false,
    offDays: false,
    restWeekdays: [],
    percent: { workday: 150, restDay: 150, holiday: 150 },
  }
  const pieces = overtimePieces(shifts, { nightWindow: null, night: null, overtime }, new Set())
  const sum = (isDouble: boolean): number =>
    pieces
      .filter(({ percent }) => (percent === DOUBLE_PERCENT) === isDouble)
      .reduce((total, { minutes }) => total + minutes, 0)
  const [single, double] = [sum(false), sum(true)]
  const worked = days.reduce((total, minutes) => total + minutes, 0)
  return { regular: worked - single - double, overtime: single, double }
}

/** `2026-01-02..2026-01-14 3:00, 2026-01-17 8:30` */
export function overtimeCaps(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const entries = main.split(', ').flatMap((piece) => {
    const [days = '', minutes = ''] = piece.split(' ')
    return daysIn(days).map((day) => ({ day, minutes: minutesIn(minutes) }))
  })
  const own = option('year cap')
  const caps = overtimeCapsOn(pack, entries[0]!.day, own === undefined ? undefined : minutesIn(own))
  const found = capsExceeded(entries, caps)
  return found.map(({ period, minutes }) => `${period}: ${hoursOf(minutes)}`).join(', ') || 'within the caps'
}

/** `10:00 by employer` */
export function timeOff(input: string): string {
  const [minutes = '', by] = input.split(' by ')
  return hoursOf(timeOffMinutes(minutesIn(minutes), by === 'employer' ? 'employer' : 'employee'))
}

/** `50000: overtime at night on a rest_day after day overtime`; whole units of a currency without minor ones. */
export function premiumPay(input: string, pack: LawPackId): string {
  const [hourly = '', words = ''] = input.split(': ')
  const kinds: DayKind[] = ['rest_day', 'holiday']
  const { overtimePercent, nightBonusPercent } = figuresOn(pack, '2026-11-01')
  const hour = {
    overtime: words.includes('overtime'),
    night: words.includes('at night'),
    day: kinds.find((kind) => words.includes(kind)) ?? 'workday',
    afterDayOvertime: words.includes('after day overtime'),
  }
  const percent = premiumPercent(hour, overtimePercent!, nightBonusPercent ?? 0)
  const minutes = /for (\S+)/.exec(words)?.[1] ?? '1:00'
  return String(premiumPayMinor(Number(hourly), minutesIn(minutes), percent))
}

const money = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : minorIn(text)

function hourlyRate(validFrom: string, text: string): Rate {
  const [weekday = '0', saturday, sunday, dayOff] = text.split('/')
  return {
    validFrom,
    type: 'hourly',
    weekdayMinor: minorIn(weekday),
    saturdayMinor: money(saturday),
    sundayMinor: money(sunday),
    dayOffMinor: money(dayOff),
  }
}

/** `fri 22-6 -30@2 | rates 30/35/40/50 | then 2026-11-07 31/36/41/51 | off 11-11 | night bonus` */
export function shiftCost(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const zone = zones[pack]
  const [salary, fte = '1'] = option('salary')?.split(' x') ?? []
  const [changeDay = '', changed] = option('then')?.split(' ') ?? []
  const rates: Rate[] = [
    ...(salary
      ? [
          {
            validFrom: '2020-01-01',
            type: 'monthly' as const,
            salaryMinor: minorIn(salary),
            fte: Number(fte),
          },
        ]
      : []),
    ...(option('rates') ? [hourlyRate('2020-01-01', option('rates')!)] : []),
    ...(changed ? [hourlyRate(daysIn(changeDay)[0]!, changed)] : []),
  ]
  const daysOff = new Set([
    ...[2025, 2026, 2027].flatMap((year) => holidaysOf(pack, year)),
    ...(option('off')?.split(' ') ?? []).flatMap(daysIn),
  ])
  const shifts = worksIn(main).map((text) => work(text, zone))
  const cost = shifts.reduce((total, { start, end, breaks = [] }) => {
    const shift = { start, end, zone, breaks, billable: option('unbilled') === undefined }
    return (
      total +
      shiftCostMinor(shift, { rates, daysOff, nominalMinutesOf: (day) => monthOf(day, pack).nominalMinutes })
    )
  }, 0)
  const bonus = option('night bonus') === undefined ? 0 : minorIn(nightBonus(main, pack))
  return moneyOf(cost + bonus)
}
