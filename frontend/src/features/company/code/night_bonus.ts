import { nightBonusMinor } from '@shiftloom/solver/labour_code/figures/night_bonus'
import { nominalMinutesInPoland } from '@shiftloom/solver/labour_code/figures/nominal'
import { polishHolidays } from '@shiftloom/solver/labour_code/holidays/polish_holidays'
import { figuresOn } from '@shiftloom/solver/labour_code/law_packs'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { WageRow } from './wage_rows.ts'

/**
 * What an hour of night work earns on top in Poland in the month of a day, in minor units of PLN; null while no wage of
 * the country holds (KP art. 151⁸ § 1).
 *
 * @param rows latest first
 */
export function nightBonusOn(day: Day, rows: readonly WageRow[]): { minor: number; currency: string } | null {
  const wage = rows.find(({ country, validFrom }) => country === 'PL' && validFrom <= day)
  const percent = figuresOn('PL', day).nightBonusPercent
  if (!wage || percent === null) return null
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const from = `${day.slice(0, 7)}-01`
  const until = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const nominalMinutes = nominalMinutesInPoland({ from, until }, new Set(polishHolidays(year)))
  const share = { minimumWageMinor: wage.monthMinor, nominalMinutes, percent, minutes: 60 }
  return { minor: nightBonusMinor([share]), currency: wage.currency }
}
