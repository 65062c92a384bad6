import {
  contractedHours,
  partsOf,
  type PersonsPlan,
} from '@shiftloom/solver/labour_code/plan/contracted_hours'
import { isAbsence, isWork, workOfEntry } from '@shiftloom/solver/labour_code/plan/plan_entries'
import { agreedWorkOf, type AgreedWork } from '@shiftloom/solver/labour_code/plan/plan_limits'
import type { AgreedHours } from '@shiftloom/solver/roster/problem'
import { daysBetween, type Day } from '@shiftloom/solver/time'
import {
  normMinutes,
  periodsTouching,
  type DayRange,
  type NormContract,
} from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import type { PersonContract } from '#app/auto_schedule/snapshot/scope_people'

/** What the calendar asks of the person in any days. */
export type Owing = {
  contracts: readonly PersonContract[]
  rules: Pick<PersonRules, 'country' | 'settlementPeriod'>
  holidays: ReadonlySet<Day>
}

/** A part of a settlement period that is too short to balance hours in is planned together with its neighbour. */
const SHORTEST_PIECE_DAYS = 7
/** Of the planned days' norm, so that an old balance shifts the plan without ruling it. */
const LARGEST_CARRY_OVER = 0.25
/** Contracted shares are in thousandths: hours are rounded to minutes. */
const SHARE_STEPS = 1000

/**
 * What a person owes in the planned days and may at most be planned for, per settlement period they touch: the contracted
 * hours of the kernel. Hours missing or extra earlier in the period are made good as far as a quarter of what is owed; the
 * limit is the judge's for the period, less what is already planned in the rest of it.
 */
export function agreedHoursOf(own: PersonsPlan, range: DayRange, owing: Owing): AgreedHours[] {
  if (owing.contracts.length === 0) return []
  const hoursIn = contractedHours(own, (days) => askedIn(days, owing.contracts, owing))
  const limits = agreedLimitsOf(own)
  const pieces = partsOf(own.person, range).map(({ from, until, period }): AgreedHours => {
    const { agreedMinutes } = hoursIn({ from, until })
    const before = hoursIn({ from: period.from, until: from })
    const after = hoursIn({ from: until, until: period.until })
    const most = Math.round(agreedMinutes * LARGEST_CARRY_OVER)
    const missing = before.agreedMinutes - before.plannedMinutes
    const limit = limits.find((one) => one.from === period.from)?.maximumMinutes ?? 0
    return {
      from,
      until,
      normMinutes: agreedMinutes + Math.max(-most, Math.min(most, missing)),
      minimumMinutes: null,
      maximumMinutes: Math.max(0, limit - before.plannedMinutes - after.plannedMinutes),
    }
  })
  return joined(pieces)
}

/**
 * The contracted hours of some days as a part of full time, above 0 and at most 1, over all contracts that hold in them
 * and before absences; null where nothing is contracted.
 */
export function contractedShare(range: DayRange, owing: Owing): number | null {
  const { contracts, rules } = owing
  const always = { until: null, fte: 1, agreedMinutesPerMonth: null }
  const fullTime = askedIn(
    range,
    [{ from: periodsTouching(range, rules.settlementPeriod)[0]!.from, ...always }],
    owing
  )
  const contracted = askedIn(range, contracts, owing)
  if (fullTime === 0 || contracted === 0) return null
  return Math.min(1, Math.max(1, Math.round((SHARE_STEPS * contracted) / fullTime)) / SHARE_STEPS)
}

const askedIn = (
  days: DayRange,
  contracts: readonly NormContract[],
  { rules: { country, settlementPeriod: rule }, holidays }: Owing
): number => normMinutes(days, contracts, { country, holidays, rule })

/** What the judge holds the person's whole settlement periods to. */
export function agreedLimitsOf({ person, rules, entries, positions }: PersonsPlan): AgreedWork[] {
  const works = entries.filter(isWork).map((work) => workOfEntry(work, positions))
  return agreedWorkOf(person, rules, entries.filter(isAbsence), works)
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
