import { protectionOf } from '@shiftloom/solver/labour_code/limit_changes'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { ProtectedPeriod } from '#app/labour_code/people/protected_periods'
import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import type { Contract } from '#contracts/organisation'

/** Contracts by their first days, with exclusive ends. */
export const inOrder = (contracts: readonly Contract[]): (Contract & { from: Day; until: Day | null })[] =>
  contracts
    .map((contract) => ({
      ...contract,
      from: contract.startsOn,
      until: contract.endsOn === null ? null : addDays(contract.endsOn, 1),
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))

/**
 * Contracts as the norm reads them: cut where a protected group begins or ends, since a group whose day is shorter also
 * owes fewer hours.
 */
export function normContractsOf(
  contracts: readonly Contract[],
  groups: readonly ProtectedPeriod[],
  law: LabourLimits
): NormContract[] {
  const cuts = [...new Set(groups.flatMap(({ from, until }) => [from, until]))]
    .filter((day) => day !== null)
    .sort()
  return inOrder(contracts).flatMap((contract) => {
    const inside = cuts.filter(
      (day) => day > contract.from && (contract.until === null || day < contract.until)
    )
    const starts = [contract.from, ...inside]
    return starts.map((from, index): NormContract => {
      const held = groups.filter((group) => (group.from ?? from) <= from && (group.until ?? '9999') > from)
      const days = held.flatMap(({ group }) => protectionOf(law, group).dailyMaxMinutes ?? [])
      const { fte, agreedMinutesPerMonth } = contract
      const until = starts[index + 1] ?? contract.until
      return { from, until, fte, agreedMinutesPerMonth, dayNormMinutes: Math.min(...days, Infinity) }
    })
  })
}
