import type { Day } from '../time/time.ts'
import type { CompanyChoices } from './company_choices.ts'
import type { Thresholds } from './figures/thresholds.ts'
import { figuresOn, lawPacks, type LawPackId } from './law_packs.ts'

/** A choice weaker than a law in use, with what the law has: Sundays, minutes, or minor units of money. */
export type Undercut = {
  readonly field: 'maxConsecutiveSundays' | 'overtime.dailyMinutes' | 'overtime.weeklyMinutes'
  readonly law: LawPackId
  readonly limit: number
}

type Judged = Pick<CompanyChoices, 'maxConsecutiveSundays' | 'weeklyReckoning'> & {
  readonly overtime: Thresholds | null
}

/** Hours of a normal day where hours are reckoned by the week (Labour Code 45/2019/QH14 art. 105 (2)). */
const WEEKLY_RECKONING_DAY_MINUTES = 600
/** The average week of Poland, where a day may be longer under its work system (KP art. 129 § 1). */
const POLISH_WEEK_MINUTES = 2400

/**
 * What a company may not choose under the laws in use, since it would be weaker than all of them, or pay less than one:
 * more Sundays in a row than any law lets it (KP art. 151¹²), overtime that begins later than the normal day or week (KP
 * art. 129 § 1; Labour Code 45/2019/QH14 art. 105). A threshold that is off is reckoned elsewhere and undercuts nothing.
 */
export function undercutsOf(choices: Judged, laws: readonly LawPackId[]): Undercut[] {
  const { maxConsecutiveSundays: sundays, overtime, weeklyReckoning } = choices
  const found: Undercut[] = []
  const limits = laws.map((law) => ({ law, limit: lawPacks[law].maxConsecutiveSundays }))
  const loosest = limits.toSorted((a, b) => (b.limit ?? Infinity) - (a.limit ?? Infinity))[0]
  if (sundays !== null && loosest && loosest.limit !== null && sundays > loosest.limit)
    found.push({ field: 'maxConsecutiveSundays', law: loosest.law, limit: loosest.limit })
  for (const law of laws) {
    const { dailyMinutes, weeklyMinutes } = normOf(law, weeklyReckoning)
    if (dailyMinutes !== null && (overtime?.dailyMinutes ?? 0) > dailyMinutes)
      found.push({ field: 'overtime.dailyMinutes', law, limit: dailyMinutes })
    if (weeklyMinutes !== null && (overtime?.weeklyMinutes ?? 0) > weeklyMinutes)
      found.push({ field: 'overtime.weeklyMinutes', law, limit: weeklyMinutes })
  }
  return found
}

/** From which length on a law calls work overtime; null: it leaves that open. */
function normOf(
  law: LawPackId,
  weeklyReckoning: boolean
): Pick<Thresholds, 'dailyMinutes' | 'weeklyMinutes'> {
  const { normalDayMinutes, normalWeekMinutes } = lawPacks[law]
  if (law === 'PL') return { dailyMinutes: null, weeklyMinutes: POLISH_WEEK_MINUTES }
  const day = weeklyReckoning && normalDayMinutes !== null ? WEEKLY_RECKONING_DAY_MINUTES : normalDayMinutes
  return { dailyMinutes: day, weeklyMinutes: normalWeekMinutes }
}

/** Amounts of Vietnam's region IV, the lowest: a company there enters its own. */
const lowestRegion: readonly {
  readonly from: Day
  readonly monthMinor: number
  readonly hourMinor: number
}[] = [
  { from: '2026-01-01', monthMinor: 3_700_000, hourMinor: 17_800 },
  { from: '2024-07-01', monthMinor: 3_450_000, hourMinor: 16_600 },
]
const wageCurrency: Partial<Record<string, string>> = { PL: 'PLN', VN: 'VND' }

export type EnteredWage = {
  readonly validFrom: Day
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly currency: string
  readonly monthMinor: number
  readonly hourMinor: number | null
}

/**
 * The least a company may enter as minimum wage from a day on where its own is less, in minor units; null where it is
 * not less, or no wage of the law is known. In Vietnam that of the lowest region.
 */
export function wageBelowLaw(
  wage: EnteredWage
): { readonly part: 'month' | 'hour'; readonly leastMinor: number } | null {
  const { country, validFrom, currency, monthMinor, hourMinor } = wage
  if (wageCurrency[country] !== currency) return null
  const { month, hour } = leastOn(country as LawPackId, validFrom)
  if (month !== null && monthMinor < month) return { part: 'month', leastMinor: month }
  if (hour !== null && hourMinor !== null && hourMinor < hour) return { part: 'hour', leastMinor: hour }
  return null
}

function leastOn(law: LawPackId, day: Day): { month: number | null; hour: number | null } {
  if (law === 'VN') {
    const region = lowestRegion.find(({ from }) => from <= day)
    return { month: region?.monthMinor ?? null, hour: region?.hourMinor ?? null }
  }
  const { minimumWageMinor, minimumWageHourMinor } = figuresOn(law, day)
  return { month: minimumWageMinor, hour: minimumWageHourMinor }
}
