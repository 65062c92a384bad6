import { addDays, daysBetween, weekdayOf, type Day } from '../../time/time.ts'
import { figuresOn, type LawPackId } from '../law_packs.ts'
import { nominalMinutesInPoland, type DayRange } from './nominal.ts'
import type { OvertimePay } from './overtime_walk.ts'
import type { Thresholds } from './thresholds.ts'

/** Where a country's law leaves it to the company, overtime is half as much again. */
const USUAL_PERCENT = { workday: 150, restDay: 150, holiday: 150 }

export type OvertimeInput = {
  /** The days to be reckoned; weeks and periods around them are included whole. */
  readonly range: DayRange
  /** Settlement periods that touch the range, in order. */
  readonly periods: readonly DayRange[]
  /** Public and company holidays over these periods. */
  readonly holidays: ReadonlySet<Day>
  /** What the company chose instead of the law's thresholds; null: nothing. */
  readonly thresholds: Thresholds | null
  /** Hours reckoned by the week (Labour Code 45/2019/QH14 art. 105 (2)). */
  readonly weeklyReckoning: boolean
  /** ISO weekdays of weekly rest: the person's, else the company's. */
  readonly restWeekdays: readonly number[]
}

/** From when on a person's work is overtime under a law, and what it is paid. */
export function overtimeTermsOf(law: LawPackId, input: OvertimeInput): OvertimePay {
  const { range, periods, holidays, thresholds: own } = input
  const figures = figuresOn(law, range.from)
  // Polish law knows no threshold of a planned day, and weeks only as an average of the settlement period.
  const averaged = law === 'PL' && !own
  const { dailyMinutes, weeklyMinutes, doubleMinutes } = own ?? figures.thresholds
  return {
    dailyMinutes: averaged || (input.weeklyReckoning && !own && law === 'VN') ? null : dailyMinutes,
    doubleMinutes: averaged ? null : doubleMinutes,
    spans: averaged
      ? periods.map(({ from, until }) => ({
          from,
          until,
          minutes: nominalMinutesInPoland({ from, until }, holidays),
        }))
      : weeklyMinutes === null
        ? []
        : weeksTouching(range).map((week) => ({ ...week, minutes: weeklyMinutes })),
    averaged,
    nightAsRest: law === 'PL',
    offDays: law === 'VN',
    restWeekdays: law === 'VN' ? input.restWeekdays : [],
    percent: { ...(figures.overtimePercent ?? USUAL_PERCENT) },
  }
}

function weeksTouching({ from, until }: DayRange): DayRange[] {
  const first = addDays(from, 1 - weekdayOf(from))
  const weeks = Math.ceil(daysBetween(first, until) / 7)
  return Array.from({ length: weeks }, (_, week) => ({
    from: addDays(first, week * 7),
    until: addDays(first, week * 7 + 7),
  }))
}
