import { minutesOf, periodOf, type Period } from '../../../time/time.ts'
import { annualLeaveDays, leaveMinutes, proportionalLeaveDays } from '../../figures/leave_deduction.ts'
import { settleOvertime, type SettledDay } from '../../figures/overtime_settlement.ts'
import { figuresOn, limitsOn, type LawPackId } from '../../law_packs.ts'
import type { LabourLimits } from '../../limits.ts'
import { work } from '../../testing/timeline.ts'
import { daysIn, hoursOf, minutesIn, questionIn, spokenDays } from '../language.ts'
import { zones } from '../run_rule_case.ts'
import { holidaysOf } from './period_figures.ts'

const holidaysNear = (pack: LawPackId, extra = ''): ReadonlySet<string> =>
  new Set([
    ...[2025, 2026, 2027].flatMap((year) => holidaysOf(pack, year)),
    ...extra.split(' ').filter(Boolean).flatMap(daysIn),
  ])

const clock = (text: string): string =>
  text.includes(':') ? text.padStart(5, '0') : `${text.padStart(2, '0')}:00`
function periodIn(day: string, hours: string, zone: string): Period {
  const [from = '', to = ''] = hours.split('-')
  return periodOf(day, clock(from), clock(to), zone)
}

/**
 * `tue 8-16>8-18, sat off>8-18 | nominal 160:00 | full 160:00 | norm 7 | system EQUIV12 | flexible`; several stretches of
 * work: `8-12+13-18`, of plan too. `agreed day 6`, `agreed period 10`: from when part-time work has a bonus.
 */
export function overtime(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const zone = zones[pack]
  const limits = limitsOn(pack, '2026-11-01')
  const stretches = (day: string, text: string): Period[] =>
    /^\d/.test(text) ? text.split('+').map((hours) => periodIn(day, hours, zone)) : []
  const days: SettledDay[] = spokenDays(main).map(({ day, text }) => {
    const [plan = '', worked = ''] = text.split('>')
    return {
      day,
      planned: stretches(day, plan).map((shift) => ({ ...shift, workMinutes: minutesOf(shift) })),
      worked: stretches(day, worked),
      inLieu: plan === 'lieu',
    }
  })
  const night = option('night')?.split('-').map(clock)
  const [per = '', agreed = ''] = option('agreed')?.split(' ') ?? []
  const nominalMinutes = minutesIn(option('nominal') ?? '9999')
  const norm = minutesIn(option('norm') ?? '8')
  const ofSystem = longestDayOf(option('system') ?? 'BASIC', limits)
  const found = settleOvertime(days, {
    ...limits,
    ...(night && { nightFrom: night[0]!, nightUntil: night[1]! }),
    zone,
    nominalMinutes,
    fullNominalMinutes: minutesIn(option('full') ?? option('nominal') ?? '9999'),
    dailyNormMinutes: norm,
    // A shorter norm of the person is their longest day in every system.
    longestDayMinutes: option('norm') === undefined ? ofSystem : norm,
    agreedBonus: {
      dayMinutes: per === 'day' ? minutesIn(agreed) : null,
      periodMinutes: per === 'period' ? minutesIn(agreed) : null,
    },
    holidays: holidaysNear(pack),
    flexible: option('flexible') !== undefined,
    sundayStartsAt: '06:00',
  })
  const parts = [
    [found.daily50Minutes, 'at 50 %'],
    [found.daily100Minutes, 'at 100 %'],
    [found.weekly100Minutes, 'by the week at 100 %'],
    [found.additionalMinutes, 'additional'],
    [found.additional50Minutes, 'of them at 50 %'],
    [found.additional100Minutes, 'of them at 100 %'],
  ] as const
  const said = parts
    .filter(([minutes]) => minutes > 0)
    .map(([minutes, name]) => `${hoursOf(minutes)} ${name}`)
  return said.join(', ') || 'none'
}

function longestDayOf(system: string, { dailyMaxMinutes }: LabourLimits): number | null {
  const found = Object.entries(dailyMaxMinutes).find(([name]) => name === system)
  if (!found) throw new Error(`no working-time system "${system}"`)
  return found[1]
}

/** `mon..fri none, sat 8-20, sun off | fte 0.5 | skip weekends | skip holidays | norm 7:00 | part 10-12` */
export function leaveHours(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const zone = zones[pack]
  const days = spokenDays(main).map(({ day, text }) => {
    const planned = /^\d/.test(text) ? text.split('+').map((hours) => work(`${day} ${hours}`, zone)) : []
    const shifts = planned.map((shift) => ({
      paidMinutes: shift.workMinutes,
      period: { start: shift.start, end: shift.end },
    }))
    return { day, shifts, explicitlyOff: text === 'off' }
  })
  const part = option('part')
  const request = {
    days,
    skipWeekends: option('skip weekends') !== undefined,
    skipHolidays: option('skip holidays') !== undefined,
    part: part === undefined ? null : periodIn(days[0]!.day, part, zone),
  }
  const norm = option('norm')
  return hoursOf(
    leaveMinutes(request, {
      fte: Number(option('fte') ?? 1),
      ...(norm !== undefined && { dailyNormMinutes: minutesIn(norm) }),
      holidays: holidaysNear(pack, option('holidays')),
    })
  )
}

/** `26 x 1/2`, `26 for 7 months`; the hours are those the days are kept in. */
export function annualLeave(input: string, pack: LawPackId): string {
  const days = leaveDaysIn(input)
  return `${days} days, ${hoursOf(days * figuresOn(pack, '2026-11-01').leaveDayMinutes)}`
}

function leaveDaysIn(input: string): number {
  const [days = '', share] = input.split(' x ')
  if (share !== undefined) {
    const [over = '1', under = '1'] = share.split('/')
    return annualLeaveDays(Number(days), Number(over) / Number(under))
  }
  const [, year = '', months = ''] = /^(\d+) for (\d+) months$/.exec(input) ?? []
  return proportionalLeaveDays(Number(year), Number(months))
}
