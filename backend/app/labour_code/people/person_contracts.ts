import { protectionOf } from '@shiftloom/solver/labour_code/limit_changes'
import { addDays, type Day } from '@shiftloom/solver/time'
import { lawOn, type LawInForce } from '#app/labour_code/people/law_versions'
import type { ProtectedPeriod } from '#app/labour_code/people/protected_periods'
import type { Contract } from '#contracts/employment_terms'

/** Contracts by their first days, with exclusive ends. */
export const inOrder = (contracts: readonly Contract[]): (Contract & { from: Day; until: Day | null })[] =>
  contracts
    .map((contract) => ({
      ...contract,
      from: contract.startsOn,
      until: contract.endsOn === null ? null : addDays(contract.endsOn, 1),
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))

type Held = Contract & { from: Day; until: Day | null; dayNormMinutes: number | null }
const DAY_MINUTES = 480

/**
 * Contracts as norms and rules read them: cut where a protected group with a shorter day begins or ends, or the law
 * changes that day, since the person also owes fewer hours. null: the usual day.
 */
export const heldContracts = (
  contracts: readonly Contract[],
  groups: readonly ProtectedPeriod[],
  laws: readonly LawInForce[]
): Held[] => inOrder(contracts).flatMap((contract) => cutByNorm(contract, groups, laws))

function cutByNorm(
  contract: Contract & { from: Day; until: Day | null },
  groups: readonly ProtectedPeriod[],
  laws: readonly LawInForce[]
): Held[] {
  const cuts = [...groups, ...laws].flatMap(({ from, until }) => [from, until]).filter((day) => day !== null)
  const inside = cuts.filter(
    (day) => day > contract.from && (contract.until === null || day < contract.until)
  )
  const pieces: Held[] = []
  for (const from of [contract.from, ...new Set(inside)].sort()) {
    const dayNormMinutes = dayNormOn(from, groups, laws)
    const last = pieces.at(-1)
    if (last?.dayNormMinutes === dayNormMinutes) continue
    if (last) last.until = from
    pieces.push({ ...contract, from, dayNormMinutes })
  }
  return pieces
}

/** The shortest daily norm of the protected groups a person belongs to on a day, where it is shorter than usual. */
function dayNormOn(day: Day, groups: readonly ProtectedPeriod[], laws: readonly LawInForce[]): number | null {
  const law = lawOn(laws, day)
  const held = groups.filter(({ from, until }) => (from ?? day) <= day && (until === null || until > day))
  const days = held.flatMap(({ group }) => protectionOf(law, group).dailyMaxMinutes ?? [])
  const shortest = Math.min(DAY_MINUTES, ...days)
  return shortest < DAY_MINUTES ? shortest : null
}
