import { packs, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourCodeSettings, MinimumWage } from '@shiftloom/backend/contracts/labour_code'

/** A minimum wage with where it comes from: the law's source, or null for the company's own. */
export type WageRow = MinimumWage & { source: string | null }

const currencies: Partial<Record<LawPackId, string>> = { PL: 'PLN', VN: 'VND' }

/** The money of a country whose law pack names wages; the company's own elsewhere. */
export const currencyOf = (country: string, fallback: string): string =>
  currencies[country as LawPackId] ?? fallback

/** What the laws in use say and what the company entered, latest first; an own row stands instead of the law's. */
export function wageRows({ laws }: Pick<LabourCodeSettings, 'laws'>, own: readonly MinimumWage[]): WageRow[] {
  const keyOf = ({ country, validFrom }: MinimumWage) => `${country} ${validFrom}`
  const taken = new Set(own.map(keyOf))
  const ofLaw = laws.flatMap(({ country, lawPack }) => lawRows(country, lawPack as LawPackId))
  return [
    ...own.map((row) => ({ ...row, source: null })),
    ...ofLaw.filter((row) => !taken.has(keyOf(row))),
  ].sort((a, b) =>
    a.country === b.country ? (a.validFrom > b.validFrom ? -1 : 1) : a.country < b.country ? -1 : 1
  )
}

function lawRows(country: string, lawPack: LawPackId): WageRow[] {
  const currency = currencies[lawPack]
  if (!currency) return []
  return packs[lawPack].versions.flatMap(({ validFrom, figures }) => {
    const { minimumWageMinor: month, minimumWageHourMinor: hour } = figures
    if (month.value === null) return []
    return [
      { validFrom, country, currency, monthMinor: month.value, hourMinor: hour.value, source: month.basis },
    ]
  })
}
