import { annualLeaveDays } from '@shiftloom/solver/labour_code/figures/leave_deduction'
import type { NormContract } from '#app/labour_code/public/nominal_minutes'

const DAY_MINUTES = 480
const HOUR_MINUTES = 60
const MONTHS = 12

type Limit = { daysCount: number | null; primaryVacation: boolean }

/**
 * Minutes a person has of a limited type in a calendar year; a day of a limit is eight hours.
 *
 * Yearly leave follows each month's full-time equivalent, begun months counting whole, up to the next whole day (KP art.
 * 154 § 2, 155¹ to 155³). Other limits do not depend on the months employed: they follow the largest full-time
 * equivalent of the year, up to the next whole hour (KP art. 188 § 2).
 */
export function grantedMinutes(
  { daysCount, primaryVacation }: Limit,
  contracts: readonly NormContract[],
  year: number
): number {
  if (daysCount === null) return 0
  const months = Array.from({ length: MONTHS }, (_, month) => fteOfMonth(contracts, year, month + 1))
  if (!primaryVacation)
    return Math.ceil((daysCount * DAY_MINUTES * Math.max(...months)) / HOUR_MINUTES - 1e-9) * HOUR_MINUTES
  const share = months.reduce((total, fte) => total + fte, 0) / MONTHS
  return annualLeaveDays(daysCount, share) * DAY_MINUTES
}

/** The largest of the month, 0 for a month without a contract. */
function fteOfMonth(contracts: readonly NormContract[], year: number, month: number): number {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const next = month === MONTHS ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  const touching = contracts.filter(({ from, until }) => from < next && (until === null || until > first))
  return Math.max(0, ...touching.map(({ fte }) => fte))
}
