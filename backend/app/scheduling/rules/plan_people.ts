import type { PlanContext, PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import { daysOfWorkInPoland } from '@shiftloom/solver/labour_code/figures/nominal'
import { addDays, type Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { normMinutes, type NormContract } from '#app/labour_code/public/nominal_minutes'
import { rulesFor, type PersonRules } from '#app/labour_code/public/rules_for'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { WorkSystem } from '#contracts/enums'

type Contract = NormContract & { workSystem: WorkSystem; dailyMaxMinutes: number | null }
type Row = { id: string; positionIds: string[]; locationIds: string[]; contracts: Contract[] }
type Answer = Pick<PlanContext, 'ruleSets' | 'uncountedPositionIds' | 'strenuousPositionIds'> & {
  people: Map<string, PlanPerson>
}

/** Rules and people of a plan, from what is stored about them. */
export async function planRulesFor(employeeIds: readonly string[], span: DaySpan): Promise<Answer> {
  const rules = await rulesFor(employeeIds, span.from)
  const { timeZone: zone } = await organisationSettings()
  const all = [...new Map([...rules.values()].map((own) => [own.id, own])).values()]
  const holidays = await holidaysOf(all, span)
  const people = await rows<Row>(
    `select e.id,
       array(select p.position_id from employee_positions p where p.employee_id = e.id) as "positionIds",
       array(select l.location_id from employee_locations l where l.employee_id = e.id
         union select e.main_location_id where e.main_location_id is not null) as "locationIds",
       coalesce((select json_agg(json_build_object('from', c.starts_on, 'until', c.ends_on + 1, 'workSystem',
         c.work_system, 'fte', c.fte::float, 'dailyMaxMinutes', c.max_daily_minutes, 'agreedMinutesPerMonth',
         c.agreed_minutes_per_month) order by c.starts_on) from employee_contracts c where c.employee_id = e.id), '[]')
         as contracts
     from employees e where e.id = any(?::uuid[]) order by e.id`,
    [[...employeeIds]]
  )
  const positions = await rows<{ id: string }>('select id from positions where not included_in_working_hours')
  return {
    ruleSets: all.map((own): PlanRules => ({
      id: own.id,
      versions: [{ validFrom: '1900-01-01', limits: own.limits }],
      settings: own.settings,
      zone,
      holidays: [...holidays.get(own.id)!],
      settlementPeriods: settlementPeriodsIn(span.from, span.until, own.settlementPeriod),
      leaveDayMinutes: 480,
    })),
    uncountedPositionIds: positions.map(({ id }) => id),
    strenuousPositionIds: [],
    people: new Map(
      people.map((row) => [
        row.id,
        personOf(row, rules.get(row.id)!, holidays.get(rules.get(row.id)!.id)!, span),
      ])
    ),
  }
}

async function holidaysOf(all: PersonRules[], { from, until }: DaySpan): Promise<Map<string, Set<Day>>> {
  const wide = { from: addDays(from, -370), until: addDays(until, 370) }
  const found = await holidaysBetween(wide, [...new Set(all.map(({ country }) => country))], 'en-US')
  return new Map(
    all.map(({ id, country }) => [
      id,
      new Set(found.filter((one) => one.country === country).map(({ day }) => day)),
    ])
  )
}

const personOf = (
  { contracts, ...row }: Row,
  { id: ruleSetId, country, settlementPeriod: rule }: PersonRules,
  holidays: ReadonlySet<Day>,
  { from, until }: DaySpan
): PlanPerson => ({
  ...row,
  ruleSetId,
  contracts: contracts.map(({ agreedMinutesPerMonth: _agreed, ...contract }) => contract),
  periods: settlementPeriodsIn(from, until, rule).map((period) => ({
    ...period,
    normMinutes: normMinutes(period, contracts, { country, holidays, rule }),
    normDays: daysOfWorkInPoland(period, holidays),
  })),
  groups: [],
  shiftWorker: true,
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  positionWeekMinutes: {},
})
