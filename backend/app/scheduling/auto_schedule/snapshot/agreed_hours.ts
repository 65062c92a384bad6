import type { AgreedHours } from '@shiftloom/solver/roster/problem'
import { daysBetween, type Day } from '@shiftloom/solver/time'
import { normMinutes, periodsTouching, type DayRange } from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import type { SnapshotEntry } from '#app/scheduling/auto_schedule/snapshot/scope_entries'
import type { PersonContract } from '#app/scheduling/auto_schedule/snapshot/scope_people'
import { isWork } from '#app/scheduling/people/work_types'

/** A part of a settlement period that is too short to balance hours in is planned together with its neighbour. */
const SHORTEST_PIECE_DAYS = 7
/** Of the planned days' norm, so that an old balance shifts the plan without ruling it. */
const LARGEST_CARRY_OVER = 0.25

/**
 * What a person owes in the planned days and may at most be planned for, per settlement period they touch. Hours
 * missing or extra earlier in the period are made good as far as a quarter of what is owed; the limit is the period's
 * norm less what is already planned in the rest of it.
 *
 * @param absentIn what absences take off, as the rules have it
 */
export function agreedHoursOf(
  contracts: readonly PersonContract[],
  rules: PersonRules,
  range: DayRange,
  holidays: ReadonlySet<Day>,
  own: readonly SnapshotEntry[],
  absentIn: (days: DayRange) => number
): AgreedHours[] {
  if (contracts.length === 0) return []
  const { country, settlementPeriod: rule } = rules
  const owedIn = (days: DayRange) =>
    Math.max(0, normMinutes(days, contracts, { country, holidays, rule }) - absentIn(days))
  const pieces = periodsTouching(range, rule).map((period): AgreedHours => {
    const from = later(period.from, range.from)
    const until = earlier(period.until, range.until)
    const before = { from: period.from, until: from }
    const owed = owedIn({ from, until })
    const most = Math.round(owed * LARGEST_CARRY_OVER)
    const balance = owedIn(before) - plannedIn(own, before)
    const elsewhere = plannedIn(own, before) + plannedIn(own, { from: until, until: period.until })
    return {
      from,
      until,
      normMinutes: owed + Math.max(-most, Math.min(most, balance)),
      minimumMinutes: null,
      maximumMinutes: Math.max(0, owedIn(period) - elsewhere),
    }
  })
  return joined(pieces)
}

/** Pieces of a week or more; shorter ones become part of the one before or, at the beginning, after them. */
function joined(pieces: readonly AgreedHours[]): AgreedHours[] {
  const isShort = ({ from, until }: AgreedHours) => daysBetween(from, until) < SHORTEST_PIECE_DAYS
  return pieces.reduce<AgreedHours[]>((done, piece) => {
    const last = done.at(-1)
    if (last && (isShort(last) || isShort(piece))) done.splice(-1, 1, sumOf(last, piece))
    else done.push(piece)
    return done
  }, [])
}

const sumOf = (first: AgreedHours, second: AgreedHours): AgreedHours => ({
  from: first.from,
  until: second.until,
  normMinutes: first.normMinutes + second.normMinutes,
  minimumMinutes: null,
  maximumMinutes: first.maximumMinutes! + second.maximumMinutes!,
})

const plannedIn = (own: readonly SnapshotEntry[], { from, until }: DayRange): number =>
  own
    .filter(({ type, day }) => isWork(type) && day >= from && day < until)
    .reduce((minutes, { workMinutes }) => minutes + workMinutes, 0)

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)

/** The contract in force on a day; of several the one that began last. */
export const contractOn = (contracts: readonly PersonContract[], day: Day): PersonContract | undefined =>
  contracts.findLast(({ from, until }) => from <= day && (until === null || until > day))
