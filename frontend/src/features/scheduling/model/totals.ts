import type { Day, ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import { isPlanned } from './entry_kind.ts'
import { noBalances, type Balances } from './plan_balances.ts'
import { daysOf, holds, type DayRange } from './view_range.ts'

export type PersonTotals = {
  /** In the days shown. */
  plannedMinutes: number
  /** Of the settlement periods that the days shown touch; none where none are agreed, or the user may not see them. */
  balances: readonly PeriodBalance[]
  /** The one to show: one with too many hours, or that most of the days shown lie in. */
  balance: PeriodBalance | null
}
export type DayTotals = { people: number; minutes: number; openShifts: number }
export type Totals = {
  byPerson: Map<string, PersonTotals>
  byDay: Map<Day, DayTotals>
  grand: { plannedMinutes: number; balance: PeriodBalance | null; openShifts: number; openMinutes: number }
}

/** Positions the organisation leaves out of working time; a shift without a position always counts. */
export type ExcludedPositions = ReadonlySet<string>

function countsAsWork(entry: ScheduleEntry, excluded: ExcludedPositions): boolean {
  return isPlanned(entry) && !(entry.positionId && excluded.has(entry.positionId))
}

/** A night shift belongs whole to the day it starts on; entries before the range only lend their stub. */
export function totalsOf(
  range: DayRange,
  people: readonly SchedulePerson[],
  entries: readonly ScheduleEntry[],
  excluded: ExcludedPositions,
  balances: Balances = noBalances
): Totals {
  const planned = new Map(people.map(({ id }) => [id, 0]))
  const byDay = new Map<Day, DayTotals & { who: Set<string> }>()
  let openShifts = 0
  let openMinutes = 0

  for (const entry of entries) {
    if (!holds(range, entry.day) || !countsAsWork(entry, excluded)) continue
    const day = byDay.get(entry.day) ?? { people: 0, minutes: 0, openShifts: 0, who: new Set<string>() }
    byDay.set(entry.day, day)
    if (!entry.employeeId) {
      day.openShifts += 1
      openShifts += 1
      openMinutes += entry.workMinutes
    } else if (planned.has(entry.employeeId)) {
      planned.set(entry.employeeId, planned.get(entry.employeeId)! + entry.workMinutes)
      day.minutes += entry.workMinutes
      day.who.add(entry.employeeId)
      day.people = day.who.size
    }
  }

  const shownDays = daysOf(range)
  const byPerson = new Map(
    people.map(({ id }): [string, PersonTotals] => {
      const own = balances.get(id) ?? []
      return [id, { plannedMinutes: planned.get(id)!, balances: own, balance: shownBalance(own, shownDays) }]
    })
  )
  return {
    byPerson,
    byDay: new Map([...byDay].map(([day, { who: _, ...totals }]) => [day, totals])),
    grand: {
      plannedMinutes: sumOf([...byPerson.values()], (one) => one.plannedMinutes),
      balance: summed([...byPerson.values()].flatMap((one) => mainBalance(one.balances, shownDays) ?? [])),
      openShifts,
      openMinutes,
    },
  }
}

const shownBalance = (own: readonly PeriodBalance[], days: readonly Day[]): PeriodBalance | null =>
  own.find((one) => loadOf(one) === 'over') ?? mainBalance(own, days)

/** Of the period that most of the days lie in, the first of several. */
function mainBalance(own: readonly PeriodBalance[], days: readonly Day[]): PeriodBalance | null {
  if (own.length < 2) return own[0] ?? null
  const shared = (one: PeriodBalance) => days.filter((day) => holds(one, day)).length
  return own.reduce((most, one) => (shared(one) > shared(most) ? one : most))
}

/** People of one rule have the same periods; those of another are left out of the sum. */
function summed(balances: readonly PeriodBalance[]): PeriodBalance | null {
  const [first] = balances
  if (!first) return null
  const same = balances.filter(({ from, until }) => from === first.from && until === first.until)
  return {
    ...first,
    plannedMinutes: sumOf(same, (one) => one.plannedMinutes),
    agreedMinutes: sumOf(same, (one) => one.agreedMinutes),
  }
}

const sumOf = <T>(items: readonly T[], minutes: (item: T) => number): number =>
  items.reduce((total, item) => total + minutes(item), 0)

/** The person's settlement period of a day. */
export const balanceOn = (totals: PersonTotals | undefined, day: Day): PeriodBalance | undefined =>
  totals?.balances.find((balance) => holds(balance, day))

/** Grey while there is room, amber from 95 % of what is agreed for the settlement period, red above it. */
export function loadOf(balance: PeriodBalance | null): 'room' | 'near' | 'over' {
  if (!balance) return 'room'
  const { plannedMinutes, agreedMinutes } = balance
  if (plannedMinutes > agreedMinutes) return 'over'
  return plannedMinutes >= agreedMinutes * 0.95 ? 'near' : 'room'
}
