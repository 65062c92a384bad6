import { addDays } from '@shiftloom/solver/time'
import { figuresByDay, type DayFigures, type WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import { costOfRange, unpricedWork } from '#app/time_tracking/settlement/cost_of_range'
import { wholeWeeks, type DaySpan } from '#app/time_tracking/settlement/day_span'
import type { LookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { lawOfPeople, type LawOfPerson } from '#app/time_tracking/settlement/period/law_of_people'
import { overtimeCounters } from '#app/time_tracking/settlement/period/overtime_counters'
import { settledPeriods } from '#app/time_tracking/settlement/period/settled_periods'
import { settledRecords } from '#app/time_tracking/settlement/settled_records'
import { termsOfPeople, type TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledFigures, SettledMinutes } from '#contracts/settlement'

/** People settled without letting anything else run between. */
const atOnce = 10

/**
 * What the approved work of people in a range comes to, money included: callers leave out what their reader may not see.
 *
 * @param looked the days whose work decides about the range
 */
export async function figuresOfPeople(
  ids: string[],
  range: DaySpan,
  looked: LookedAt
): Promise<Map<string, SettledFigures>> {
  const { people: terms, positions } = await termsOfPeople(ids, range, looked.days)
  const work = await settledRecords(ids, looked.days, positions)
  const laws = await lawOfPeople(ids, looked.days)
  const found = new Map<string, SettledFigures>()
  for (const [index, id] of ids.entries()) {
    if (index % atOnce === atOnce - 1) await new Promise(setImmediate)
    found.set(
      id,
      settledPerson(work.get(id) ?? [], { terms: terms.get(id)!, law: laws.get(id)!, looked, range })
    )
  }
  return found
}

type Setting = { terms: TermsOfPerson; law: LawOfPerson; looked: LookedAt; range: DaySpan }

function settledPerson(works: readonly WorkOfDay[], { terms, law, looked, range }: Setting): SettledFigures {
  const isAsked = ({ day }: { day: string }): boolean => day >= range.from && day < range.until
  const { today, periods } = looked
  // Days of the whole year are gone through for one person alone.
  const weeks = wholeWeeks(range)
  const isNear = ({ day }: { day: string }): boolean => day >= weeks.from && day < weeks.until
  const near = works.filter(isNear)
  const figures = figuresByDay(looked.year ? works : near, terms)
  const days = figures.filter(isAsked)
  const settled = settledPeriods(periods, works, law, terms, today)
  return {
    ...sumOf(days),
    normMinutes: terms.normMinutes,
    cost: costOfRange(near, figures.filter(isNear), settled, range, terms),
    unpriced: unpricedWork(near.filter(isAsked), terms.pay),
    periods: settled.filter(({ from, until }) => from < range.until && until > range.from),
    counters: looked.year ? overtimeCounters(figures, settled, law, addDays(range.until, -1)) : [],
    days: looked.year ? days.map((day) => ({ ...day, overtime: [...day.overtime] })) : [],
  }
}

function sumOf(days: readonly DayFigures[]): SettledMinutes {
  const sum = (name: Exclude<keyof SettledMinutes, 'overtime'>) =>
    days.reduce((total, day) => total + day[name], 0)
  const byPercent = new Map<number, number>()
  for (const { percent, minutes } of days.flatMap(({ overtime }) => overtime))
    byPercent.set(percent, (byPercent.get(percent) ?? 0) + minutes)
  return {
    ...{ workMinutes: sum('workMinutes'), nightMinutes: sum('nightMinutes') },
    ...{ saturdayMinutes: sum('saturdayMinutes'), sundayMinutes: sum('sundayMinutes') },
    ...{ holidayMinutes: sum('holidayMinutes'), dayOffMinutes: sum('dayOffMinutes') },
    overtime: [...byPercent]
      .map(([percent, minutes]) => ({ percent, minutes }))
      .sort((a, b) => a.percent - b.percent),
  }
}
