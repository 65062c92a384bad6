import { addDays } from '@shiftloom/solver/time'
import { figuresByDay } from '@shiftloom/solver/time_records/settled_day'
import { figuresByPlace, type PlacedWork } from '@shiftloom/solver/time_records/settled_places'
import { costOfDays } from '#app/time_tracking/settlement/cost_of_days'
import { costOfPlaces } from '#app/time_tracking/settlement/cost_of_places'
import { averagedBonus, costOfRange, unpricedWork } from '#app/time_tracking/settlement/cost_of_range'
import { wholeWeeks, type DaySpan } from '#app/time_tracking/settlement/day_span'
import type { LookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { lawOfPeople, type LawOfPerson } from '#app/time_tracking/settlement/period/law_of_people'
import { overtimeCounters } from '#app/time_tracking/settlement/period/overtime_counters'
import { settledPeriods } from '#app/time_tracking/settlement/period/settled_periods'
import { settledRecords } from '#app/time_tracking/settlement/settled_records'
import { termsOfPeople, type TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import { addedMinutes, noMinutes } from '#app/time_tracking/settlement/added_minutes'
import type { SettledFigures } from '#contracts/settlement'

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

function settledPerson(works: readonly PlacedWork[], { terms, law, looked, range }: Setting): SettledFigures {
  const isAsked = ({ day }: { day: string }): boolean => day >= range.from && day < range.until
  const { today, periods } = looked
  // Days of the whole year are gone through for one person alone.
  const weeks = wholeWeeks(range)
  const isNear = ({ day }: { day: string }): boolean => day >= weeks.from && day < weeks.until
  const near = works.filter(isNear)
  const figures = figuresByDay(looked.year ? works : near, terms)
  const days = figures.filter(isAsked)
  const settled = settledPeriods(periods, works, law, terms, today)
  const cost = costOfRange(near, figures.filter(isNear), settled, range, terms)
  const asked = near.filter(isAsked)
  const ofDays = cost && terms.pay && cost.minor - averagedBonus(settled, range, terms.pay.terms)
  return {
    ...days
      .map(({ day: _, ...one }) => ({ ...one, overtime: [...one.overtime] }))
      .reduce(addedMinutes, noMinutes),
    normMinutes: terms.normMinutes,
    cost,
    places: costOfPlaces(figuresByPlace(near, isAsked, terms), asked, cost, terms),
    unpriced: unpricedWork(asked, terms.pay),
    periods: settled.filter(({ from, until }) => from < range.until && until > range.from),
    counters: looked.year ? overtimeCounters(figures, settled, law, addDays(range.until, -1)) : [],
    days: costOfDays(days, asked, ofDays, terms),
  }
}
