import { contractOn } from '@shiftloom/solver/labour_code/plan/plan_segments'
import type { RosterPerson } from '@shiftloom/solver/roster/problem'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { DayRange } from '#app/labour_code/public/nominal_minutes'
import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { PersonContract } from '#app/auto_schedule/snapshot/scope_people'

type Terms = Pick<RosterPerson, 'fte' | 'workSystem' | 'dailyMaxMinutes' | 'employedFrom' | 'employedUntil'>

/**
 * The terms in force in the planned days, of contracts by first day. People without a contract on record, such as
 * freshly imported people, may be planned at any time.
 */
export function employmentOf(contracts: readonly PersonContract[], range: DayRange): Terms {
  const terms =
    contractOn(contracts, range.from) ?? contracts.find(({ from }) => from >= range.from) ?? contracts.at(-1)
  const counted = countedIn(contracts, range)
  return {
    fte: terms?.fte ?? 1,
    workSystem: terms?.workSystem ?? 'BASIC',
    dailyMaxMinutes: terms?.maxDailyMinutes ?? null,
    employedFrom: counted[0]?.from ?? null,
    employedUntil: endOf(counted),
  }
}

/** Full weeks and working days that touch the planned days begin at most this long before them, and rests end after. */
const DAYS_AROUND = 8

/** What the contract of each day asks, from its first day on, as the judge has it; undefined when it stays the same. */
export function termsIn(
  contracts: readonly PersonContract[],
  range: DayRange
): { from: Day; workSystem: WorkSystem; maxDailyMinutes: number | null }[] | undefined {
  const [first, end] = [addDays(range.from, -DAYS_AROUND), addDays(range.until, DAYS_AROUND)]
  const bounds = contracts.flatMap(({ from, until }) => [from, until])
  const inside = bounds.filter((day): day is Day => day !== null && day > first && day < end)
  const all = [first, ...[...new Set(inside)].sort()].map((from) => {
    const contract = contractOn(contracts, from)
    return {
      from,
      workSystem: contract?.workSystem ?? 'BASIC',
      maxDailyMinutes: contract?.maxDailyMinutes ?? null,
    }
  })
  const isNew = (index: number): boolean =>
    all[index]!.workSystem !== all[index - 1]?.workSystem ||
    all[index]!.maxDailyMinutes !== all[index - 1]?.maxDailyMinutes
  const differing = all.filter((_, index) => isNew(index))
  return differing.length > 1 ? differing : undefined
}

/** Days between two contracts, on which the person may not be planned. */
export const employmentGaps = (contracts: readonly PersonContract[], range: DayRange): DayRange[] => {
  const counted = countedIn(contracts, range)
  return counted.slice(1).flatMap((next, index) => {
    const until = endOf(counted.slice(0, index + 1))
    return until !== null && until < next.from ? [{ from: until, until: next.from }] : []
  })
}

/** Contracts that share a day with the range; without any, the last one, so that its end is known. */
function countedIn(
  contracts: readonly PersonContract[],
  { from, until }: DayRange
): readonly PersonContract[] {
  const touching = contracts.filter((one) => one.from < until && (one.until === null || one.until > from))
  return touching.length > 0 ? touching : contracts.slice(-1)
}

/** null when open, or when there is none. */
function endOf(contracts: readonly PersonContract[]): Day | null {
  const ends = contracts.map(({ until }) => until)
  return ends.reduce(
    (last, end) => (last === null || end === null ? null : last > end ? last : end),
    ends[0] ?? null
  )
}
