import { chosenLimits } from '@shiftloom/solver/labour_code/company_choices'
import { overtimeTermsOf } from '@shiftloom/solver/labour_code/figures'
import { figuresOn, limitsOn, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { addDays, type Day } from '@shiftloom/solver/time'
import { nominalMinutesInPoland, type DayRange } from '#app/labour_code/people/nominal_minutes'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import type { StoredSettings } from '#database/json/labour_code'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { PayPremiums } from '#contracts/pay_rates'

type NightPay = NonNullable<PayPremiums['night']>

/** Bonuses are settled by calendar month. */
const monthly: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }
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
      const terms = overtimeTermsOf(law, {
        range,
        periods: settlementPeriodsIn(range.from, range.until, settlementPeriod),
        holidays: holidaysOf(country),
        thresholds: stored.overtime,
        weeklyReckoning: stored.weeklyReckoning,
        restWeekdays: stored.restWeekdays,
      })
      const spans = terms.spans.map((span) => ({ ...span }))
      const overtime = {
        ...terms,
        spans,
        restWeekdays: [...terms.restWeekdays],
        percent: { ...terms.percent },
      }
      return [country, { nightWindow: { nightFrom, nightUntil }, night, overtime }]
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
