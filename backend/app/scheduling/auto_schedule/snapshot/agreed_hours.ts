import type { AgreedHours } from '@shiftloom/solver/roster/problem'
import { weekdayOf, type Day } from '@shiftloom/solver/time'
import { normMinutes, periodsTouching, type DayRange } from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import type { SnapshotEntry } from '#app/scheduling/auto_schedule/snapshot/scope_entries'
import type { PersonContract } from '#app/scheduling/auto_schedule/snapshot/scope_people'
import { isWork } from '#app/scheduling/people/work_types'
import { scheduleEntryTypes } from '#contracts/enums'

const DAY_MINUTES = 480
const SATURDAY = 6

/**
 * What a person owes and may at most be planned for, per settlement period the planned days touch. Owed is what is due
 * from the period's start to the end of the planned days, so that hours missing or extra before are made good; the
 * limit is the whole period's norm less what is already planned after those days.
 */
export function agreedHoursOf(
  contracts: readonly PersonContract[],
  rules: PersonRules,
  range: DayRange,
  holidays: ReadonlySet<Day>,
  own: readonly SnapshotEntry[]
): AgreedHours[] {
  if (contracts.length === 0) return []
  const { country, settlementPeriod: rule } = rules
  const owed = (days: DayRange) =>
    Math.max(
      0,
      normMinutes(days, contracts, { country, holidays, rule }) -
        absentMinutes(own, days, holidays, contracts)
    )
  return periodsTouching(range, rule).map((period) => {
    const until = period.until < range.until ? period.until : range.until
    const later = own.filter(({ type, day }) => isWork(type) && day >= until && day < period.until)
    const planned = later.reduce((minutes, { workMinutes }) => minutes + workMinutes, 0)
    return {
      from: period.from,
      until,
      normMinutes: owed({ from: period.from, until }),
      minimumMinutes: null,
      maximumMinutes: Math.max(0, owed(period) - planned),
    }
  })
}

/** A working day of leave or absence owes no work: eight hours times the full-time equivalent. */
function absentMinutes(
  own: readonly SnapshotEntry[],
  { from, until }: DayRange,
  holidays: ReadonlySet<Day>,
  contracts: readonly PersonContract[]
): number {
  const away = own.filter(
    ({ type, fullDay }) =>
      fullDay && (type === scheduleEntryTypes.holiday || type === scheduleEntryTypes.absence)
  )
  const days = new Set(away.map(({ day }) => day).filter((day) => day >= from && day < until))
  const working = [...days].filter((day) => weekdayOf(day) < SATURDAY && !holidays.has(day))
  return working.reduce((minutes, day) => minutes + DAY_MINUTES * (contractOn(contracts, day)?.fte ?? 0), 0)
}

/** The contract in force on a day; of several the one that began last. */
export const contractOn = (contracts: readonly PersonContract[], day: Day): PersonContract | undefined =>
  contracts.findLast(({ from, until }) => from <= day && (until === null || until > day))
