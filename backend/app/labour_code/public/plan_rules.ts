import { SUNDAY_REACH } from '@shiftloom/solver/labour_code/calendar'
import { chosenLimits, chosenSeverities } from '@shiftloom/solver/labour_code/company_choices'
import { figuresOn, packs } from '@shiftloom/solver/labour_code/law_packs'
import { limitsOf } from '@shiftloom/solver/labour_code/packs/law_pack'
import type { PlanContext, PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays, type Day } from '@shiftloom/solver/time'
import { planPersonOf } from '#app/labour_code/people/plan_person'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { weekDaysOf } from '#app/labour_code/people/nominal_minutes'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import type { StoredSettings } from '#database/json/labour_code'
import { findContracts } from '#app/organisation/public/find_contracts'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { findLocations } from '#app/organisation/public/find_locations'
import { findWorkingTime } from '#app/organisation/public/find_working_time'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn, type SettlementPeriod } from '#app/organisation/public/settlement_period'
import { specialPositions } from '#app/organisation/public/special_positions'

/** All of a plan's context that is settings and people, without what they are planned for. */
export type PlanRulesOfPeople = Pick<
  PlanContext,
  'ruleSets' | 'uncountedPositionIds' | 'strenuousPositionIds' | 'harmfulPositionIds'
> & {
  /** By id; an unknown id is missing. Nothing in here reveals which protected group a person belongs to. */
  people: Map<string, PlanPerson>
}

/** Hours agreed per month are shared out over calendar months, which may reach beyond the settlement periods. */
const LONGEST_MONTH_DAYS = 31

type Range = { from: Day; until: Day }
/** Decides a person's law and time zone: the main location, or the organisation if they have none. */
type Place = { country: string; zone: string }

/**
 * By which rules the plans of people are judged on the days `[from, until)`: the law of the main location's country in
 * each of its versions, with what the organisation chose, and each person's own contracts, hours and limits.
 */
export async function planRulesFor(ids: readonly string[], range: Range): Promise<PlanRulesOfPeople> {
  const stored = await storedSettings()
  const { country, timeZone, settlementPeriod } = await organisationSettings()
  const employees = await findEmployees(ids)
  const mainIds = [...employees.values()].flatMap(({ mainLocationId }) => mainLocationId ?? [])
  const locations = await findLocations([...new Set(mainIds)])
  const placeOf = ({ mainLocationId }: FoundEmployee): Place => {
    const location = mainLocationId === null ? undefined : locations.get(mainLocationId)
    return location ? { country: location.country, zone: location.timeZone } : { country, zone: timeZone }
  }
  const places = new Map([...employees.values()].map((person) => [keyOf(placeOf(person)), placeOf(person)]))
  const periods = settlementPeriodsIn(range.from, range.until, settlementPeriod)
  const holidays = await holidaysOf([...places.values()], periods)
  const [contracts, own] = [await findContracts(ids), await findWorkingTime(ids)]
  const { uncountedIds, strenuousIds, harmfulIds } = await specialPositions()
  return {
    ruleSets: [...places.values()].map((place) =>
      rulesAt(place, stored, range, periods, holidays.get(place.country)!)
    ),
    uncountedPositionIds: uncountedIds,
    strenuousPositionIds: strenuousIds,
    harmfulPositionIds: harmfulIds,
    people: new Map(
      [...employees.values()].map((employee) => {
        const place = placeOf(employee)
        const person = planPersonOf({
          employee,
          contracts: contracts.get(employee.id) ?? [],
          own: own.get(employee.id)!,
          ruleSetId: keyOf(place),
          country: place.country,
          range,
          periods,
          settlementPeriod,
          holidays: holidays.get(place.country)!,
        })
        return [employee.id, person]
      })
    ),
  }
}

const keyOf = ({ country, zone }: Place): string => `${country} ${zone}`

/** Holidays by country, over all that norms and rules read. */
async function holidaysOf(places: readonly Place[], periods: readonly SettlementPeriod[]) {
  const countries = [...new Set(places.map(({ country }) => country))]
  const from = addDays(periods[0]!.from, -LONGEST_MONTH_DAYS)
  const until = addDays(periods.at(-1)!.until, LONGEST_MONTH_DAYS)
  const found = Map.groupBy(
    await holidaysBetween({ from, until }, countries, 'en-US'),
    ({ country }) => country
  )
  return new Map(
    countries.map((country) => [country, new Set(found.get(country)?.map(({ day }) => day))] as const)
  )
}

function rulesAt(
  place: Place,
  stored: StoredSettings,
  { from }: Range,
  periods: readonly SettlementPeriod[],
  holidays: ReadonlySet<Day>
): PlanRules {
  const lawPack = lawPackIdOf(place.country)
  // A day off for a Sunday may lie a little before or after its period.
  const [first, last] = [
    addDays(periods[0]!.from, -SUNDAY_REACH),
    addDays(periods.at(-1)!.until, SUNDAY_REACH),
  ]
  return {
    id: keyOf(place),
    versions: versionsOf(lawPack, stored),
    settings: chosenSeverities(stored),
    lawPack,
    zone: place.zone,
    holidays: [...holidays].filter((day) => day >= first && day < last).sort(),
    settlementPeriods: periods,
    leaveDayMinutes: figuresOn(lawPack, from).leaveDayMinutes,
    weekDays: weekDaysOf(place.country, from),
  }
}

/** Versions of the law that differ in their limits; those that change figures only are one. */
function versionsOf(lawPack: keyof typeof packs, stored: StoredSettings): PlanRules['versions'] {
  const all = packs[lawPack].versions.map((version) => ({
    validFrom: version.validFrom,
    // People carry what the law grants them, nameless; what each group is granted would name it after all.
    limits: { ...chosenLimits(lawPack, limitsOf(version), stored), protectedGroups: {} },
  }))
  return all.filter(
    ({ limits }, index) => index === 0 || JSON.stringify(limits) !== JSON.stringify(all[index - 1]!.limits)
  )
}
