import { lawsOf, newestLaw } from '#app/labour_code/people/law_versions'
import { heldContracts } from '#app/labour_code/people/person_contracts'
import { protectedPeriodsOf } from '#app/labour_code/people/protected_periods'
import type { NormContract } from '#app/labour_code/people/nominal_minutes'
import { countriesOf } from '#app/organisation/public/countries'
import { findContracts } from '#app/organisation/public/find_contracts'
import { findWorkingTime } from '#app/organisation/public/find_working_time'

/**
 * Contracts as norms read them, by employee id and in order of their days: cut where a shorter day by law begins or
 * ends, so that the norm shown is the one plans are judged by. Who has none is missing.
 */
export async function normContractsFor(ids: readonly string[]): Promise<Map<string, NormContract[]>> {
  const countries = await countriesOf(ids)
  const [contracts, own] = [await findContracts(ids), await findWorkingTime(ids)]
  const laws = new Map([...countries.values()].map((country) => [country, lawsOf(country)]))
  return new Map(
    [...countries].flatMap(([id, country]): [string, NormContract[]][] => {
      const held = contracts.get(id)
      if (!held) return []
      const ofCountry = laws.get(country)!
      const groups = protectedPeriodsOf(own.get(id)!, newestLaw(ofCountry))
      return [[id, heldContracts(held, groups, ofCountry).map(normOf)]]
    })
  )
}

const normOf = ({ from, until, fte, agreedMinutesPerMonth, dayNormMinutes }: NormContract): NormContract => ({
  from,
  until,
  fte,
  agreedMinutesPerMonth,
  dayNormMinutes,
})
