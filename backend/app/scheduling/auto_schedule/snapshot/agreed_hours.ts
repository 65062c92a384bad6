import type { PlanEntry, PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import {
  isAbsence,
  isWork,
  workOfEntry,
  type Positions,
} from '@shiftloom/solver/labour_code/plan/plan_entries'
import { plannedMinutesIn } from '@shiftloom/solver/labour_code/plan/period_balances'
import { absentMinutes, agreedWorkOf, type AgreedWork } from '@shiftloom/solver/labour_code/plan/plan_limits'
import type { AgreedHours } from '@shiftloom/solver/roster/problem'
import { daysBetween, type Day } from '@shiftloom/solver/time'
import { normMinutes, periodsTouching, type DayRange } from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import type { PersonContract } from '#app/scheduling/auto_schedule/snapshot/scope_people'

/** One person as the plan judge knows them, with all they are planned for around the planned days. */
export type JudgedPerson = {
  plan: PlanPerson
  planRules: PlanRules
  positions: Positions
  own: readonly PlanEntry[]
}
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

/**
 * What a person owes in the planned days and may at most be planned for, per settlement period they touch. Hours
 * missing or extra earlier in the period are made good as far as a quarter of what is owed; the limit is the judge's
 * for the period, less what is already planned in the rest of it. Absences and work count as the judge counts them.
 */
export function agreedHoursOf(person: JudgedPerson, range: DayRange, owing: Owing): AgreedHours[] {
  const { contracts, holidays, rules } = owing
  if (contracts.length === 0) return []
  const { country, settlementPeriod: rule } = rules
  const [absences, works] = takenAndWorked(person)
  const absentIn = absentMinutes(person.plan, person.planRules, absences, works)
  const owedIn = (days: DayRange) =>
    Math.max(0, normMinutes(days, contracts, { country, holidays, rule }) - absentIn(days))
  const { own, positions } = person
  const plannedIn = (days: DayRange) =>
    plannedMinutesIn(own, days, { zone: person.planRules.zone, positions })
  const limits = agreedLimitsOf(person)
  const pieces = periodsTouching(range, rule).map((period): AgreedHours => {
    const from = later(period.from, range.from)
    const until = earlier(period.until, range.until)
    const before = { from: period.from, until: from }
    const owed = owedIn({ from, until })
    const most = Math.round(owed * LARGEST_CARRY_OVER)
    const balance = owedIn(before) - plannedIn(before)
    const elsewhere = plannedIn(before) + plannedIn({ from: until, until: period.until })
    const limit = limits.find((one) => one.from === period.from)?.maximumMinutes ?? 0
    return {
      from,
      until,
      normMinutes: owed + Math.max(-most, Math.min(most, balance)),
      minimumMinutes: null,
      maximumMinutes: Math.max(0, limit - elsewhere),
    }
  })
  return joined(pieces)
}

/** What the judge holds the person's whole settlement periods to. */
export const agreedLimitsOf = (person: JudgedPerson): AgreedWork[] =>
  agreedWorkOf(person.plan, person.planRules, ...takenAndWorked(person))

const takenAndWorked = ({ own, positions }: JudgedPerson) =>
  [own.filter(isAbsence), own.filter(isWork).map((work) => workOfEntry(work, positions))] as const

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

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
