import { chosenLimits } from '@shiftloom/solver/labour_code/company_choices'
import { figuresOn, limitsOn, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { addDays, daysBetween, weekdayOf, type Day } from '@shiftloom/solver/time'
import { nominalMinutesInPoland, type DayRange } from '#app/labour_code/people/nominal_minutes'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import type { StoredSettings } from '#database/json/labour_code'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { PayPremiums } from '#contracts/pay_rates'

type NightPay = NonNullable<PayPremiums['night']>
type OvertimePay = NonNullable<PayPremiums['overtime']>

/** Bonuses are settled by calendar month. */
const monthly: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }
/** Where a country's law leaves it to the company, overtime is half as much again. */
const USUAL_PERCENT = { workday: 150, restDay: 150, holiday: 150 }
const wageCurrency: Partial<Record<LawPackId, string>> = { PL: 'PLN' }

/**
 * What night work and overtime add to the pay of people who mainly work in these countries, on the days of the range
 * and in the weeks or settlement periods around them: the thresholds the company chose, or those of each law.
 *
 * @param holidaysOf of a country, over whole settlement periods and months
 */
export async function payPremiums(
  countries: readonly string[],
  range: DayRange,
  holidaysOf: (country: string) => ReadonlySet<Day>
): Promise<Map<string, PayPremiums>> {
  const stored = await storedSettings()
  const { currency, settlementPeriod } = await organisationSettings()
  return new Map(
    countries.map((country) => {
      const law = lawPackIdOf(country)
      const { nightFrom, nightUntil } = chosenLimits(law, limitsOn(law, range.from), stored)
      const night = nightPayOf(country, law, { stored, range, currency, holidays: holidaysOf(country) })
      const terms = { stored, range, settlementPeriod, holidays: holidaysOf(country) }
      return [country, { nightWindow: { nightFrom, nightUntil }, night, overtime: overtimeOf(law, terms) }]
    })
  )
}

type NightInput = { stored: StoredSettings; range: DayRange; currency: string; holidays: ReadonlySet<Day> }

function nightPayOf(country: string, law: LawPackId, input: NightInput): NightPay | null {
  const percent = figuresOn(law, input.range.from).nightBonusPercent
  if (percent === null) return null
  if (law !== 'PL') return { of: 'own_wage', percent }
  // A wage in złoty adds nothing to pay in another currency.
  if (wageCurrency[law] !== input.currency) return null
  const months = settlementPeriodsIn(input.range.from, addDays(input.range.until, 1), monthly).flatMap(
    (month) => {
      const own = input.stored.minimumWages
        .filter((wage) => wage.country === country && wage.validFrom <= month.from)
        .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
      const minimumWageMinor = own?.monthMinor ?? figuresOn(law, month.from).minimumWageMinor
      const nominalMinutes = nominalMinutesInPoland(month, input.holidays)
      return minimumWageMinor === null || nominalMinutes === 0
        ? []
        : [{ from: month.from, minimumWageMinor, nominalMinutes, percent }]
    }
  )
  return { of: 'minimum_wage', months }
}

type OvertimeInput = {
  stored: StoredSettings
  range: DayRange
  settlementPeriod: SettlementPeriodRule
  holidays: ReadonlySet<Day>
}

function overtimeOf(
  law: LawPackId,
  { stored, range, settlementPeriod, holidays }: OvertimeInput
): OvertimePay {
  const figures = figuresOn(law, range.from)
  const own = stored.overtime
  // Polish law knows no threshold of a planned day, and weeks only as an average of the settlement period.
  const averaged = law === 'PL' && !own
  const { dailyMinutes, weeklyMinutes, doubleMinutes } = own ?? figures.thresholds
  const periods = settlementPeriodsIn(range.from, range.until, settlementPeriod)
  return {
    dailyMinutes: averaged || (stored.weeklyReckoning && !own && law === 'VN') ? null : dailyMinutes,
    doubleMinutes: averaged ? null : doubleMinutes,
    spans: averaged
      ? periods.map(({ from, until }) => ({
          from,
          until,
          minutes: nominalMinutesInPoland({ from, until }, holidays),
        }))
      : weeklyMinutes === null
        ? []
        : weeksTouching(range).map((week) => ({ ...week, minutes: weeklyMinutes })),
    averaged,
    nightAsRest: law === 'PL',
    offDays: law === 'VN',
    restWeekdays: law === 'VN' ? stored.restWeekdays : [],
    percent: { ...(figures.overtimePercent ?? USUAL_PERCENT) },
  }
}

function weeksTouching({ from, until }: DayRange): DayRange[] {
  const first = addDays(from, 1 - weekdayOf(from))
  const weeks = Math.ceil(daysBetween(first, until) / 7)
  return Array.from({ length: weeks }, (_, week) => ({
    from: addDays(first, week * 7),
    until: addDays(first, week * 7 + 7),
  }))
}
