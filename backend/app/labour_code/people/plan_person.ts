import { daysOfWorkInPoland } from '@shiftloom/solver/labour_code/figures/nominal'
import type { PlanPerson } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays, daysBetween, type Day } from '@shiftloom/solver/time'
import { lawsOf, newestLaw, protectionsOf } from '#app/labour_code/people/law_versions'
import { heldContracts, inOrder } from '#app/labour_code/people/person_contracts'
import { protectedPeriodsOf, touching, withoutFarDays } from '#app/labour_code/people/protected_periods'
import {
  normMinutes,
  weekDaysOf,
  workingDays,
  type NormContract,
} from '#app/labour_code/people/nominal_minutes'
import { lawPackIdOf } from '#app/labour_code/settings/read_settings'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import type { SettlementPeriod } from '#app/organisation/public/settlement_period'
import type { WorkingTimeRules } from '#contracts/labour_code'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { Contract } from '#contracts/employment_terms'

export type PlanPersonInput = {
  employee: FoundEmployee
  contracts: readonly Contract[]
  own: WorkingTimeRules
  ruleSetId: string
  /** ISO code, decides the norm and the law. */
  country: string
  range: { from: Day; until: Day }
  periods: readonly SettlementPeriod[]
  settlementPeriod: SettlementPeriodRule
  holidays: ReadonlySet<Day>
}

/** One person as rules are given them. */
export function planPersonOf(input: PlanPersonInput): PlanPerson {
  const { employee, contracts, own, range, country } = input
  const laws = lawsOf(country)
  const groups = withoutFarDays(protectedPeriodsOf(own, newestLaw(laws)), daysLookedAt(input))
  const held = heldContracts(contracts, groups, laws)
  const main = employee.mainLocationId === null ? [] : [employee.mainLocationId]
  return {
    id: employee.id,
    ruleSetId: input.ruleSetId,
    positionIds: employee.positionIds,
    locationIds: [...new Set([...main, ...employee.locationIds])],
    contracts: held.map(({ from, until, workSystem, fte, dayNormMinutes, maxDailyMinutes }) => ({
      from,
      until,
      workSystem,
      fte,
      dayNormMinutes,
      dailyMaxMinutes: maxDailyMinutes,
    })),
    periods: agreedPeriods(input, held),
    // A person's protected groups never leave the server with a plan: only the rights they confer do.
    groups: [],
    protections: protectionsOf(touching(groups, range), laws),
    shiftWorker: own.shiftWorker,
    ...(own.restWeekdays && own.restWeekdays.length > 0 && { restWeekdays: own.restWeekdays }),
    dailyMaxMinutes: own.dailyMaxMinutes,
    weeklyMaxMinutes: own.weeklyMaxMinutes,
    dailyRestMinutes: own.dailyRestMinutes,
    weeklyRestMinutes: own.weeklyRestMinutes,
    ...(own.overtimeWorked && { overtimeWorked: own.overtimeWorked }),
    positionWeekMinutes: Object.fromEntries(
      Object.entries(employee.positionRules).flatMap(([id, { maxMinutesPerWeek }]) =>
        maxMinutesPerWeek === null ? [] : [[id, maxMinutesPerWeek]]
      )
    ),
  }
}

/** Beyond the days themselves: the longest run of Sundays that a company may allow is 12 weeks. */
const DAYS_AHEAD = 100
/** A working week that began before; hours of a month that the settlement period begins or ends in. */
const DAYS_AROUND = 31

/** All days on which norms and rules need a person's protections. */
function daysLookedAt({ range, periods }: PlanPersonInput): { from: Day; until: Day } {
  const [first, last] = [periods[0]?.from ?? range.from, periods.at(-1)?.until ?? range.until]
  const [around, ahead] = [addDays(last, DAYS_AROUND), addDays(range.until, DAYS_AHEAD)]
  return {
    from: addDays(first < range.from ? first : range.from, -DAYS_AROUND),
    until: around > ahead ? around : ahead,
  }
}

/** What the calendar or the contract asks for in each settlement period; none while no contract holds. */
function agreedPeriods(input: PlanPersonInput, held: readonly NormContract[]): PlanPerson['periods'] {
  const { contracts, country, periods, holidays, settlementPeriod: rule } = input
  return periods.flatMap((period) => {
    const employed = inOrder(contracts).flatMap((contract) => shared(period, contract))
    if (employed.length === 0) return []
    const normDays = employed.reduce((days, part) => days + daysOfWork(part, country, holidays), 0)
    const calendar = { country, holidays, rule }
    const minutes = normMinutes(period, held, calendar)
    const full = held.map((contract) => ({ ...contract, fte: 1, agreedMinutesPerMonth: null }))
    const fullMinutes = Math.max(minutes, normMinutes(period, full, calendar))
    return [{ ...period, normMinutes: minutes, normDays, ...(fullMinutes > minutes && { fullMinutes }) }]
  })
}

/**
 * In Vietnam the days of its normal week, which its hours follow from as well. The Directive knows a weekly rest and no
 * number of days: all but one of each full week.
 */
const daysOfWork = (part: { from: Day; until: Day }, country: string, holidays: ReadonlySet<Day>): number => {
  if (country === 'PL') return daysOfWorkInPoland(part, holidays)
  if (lawPackIdOf(country) === 'VN') return workingDays(part, holidays, weekDaysOf(country, part.from))
  const days = daysBetween(part.from, part.until)
  return days - Math.floor(days / 7)
}

function shared(
  period: SettlementPeriod,
  { from, until }: Pick<NormContract, 'from' | 'until'>
): { from: Day; until: Day }[] {
  const first = from > period.from ? from : period.from
  const end = until !== null && until < period.until ? until : period.until
  return first < end ? [{ from: first, until: end }] : []
}
