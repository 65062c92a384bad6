import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { isGivenAway } from '#app/auto_schedule/snapshot/repair'
import type { RunRepair } from '#contracts/auto_schedule'

/**
 * @throws scheduling.range_reversed
 * @throws core.not_found for a person who does not exist
 */
export async function requireMissing(repair: readonly RunRepair[]): Promise<void> {
  if (repair.some(({ from, until }) => from >= until)) throw new DomainError('scheduling.range_reversed')
  const ids = [...new Set(repair.map(({ employeeId }) => employeeId))]
  if (ids.length === 0) return
  const known = await database().selectFrom('employees').select('id').where('id', 'in', ids).execute()
  const unknown = ids.find((employeeId) => known.every(({ id }) => id !== employeeId))
  if (unknown) throw notFound({ employeeId: unknown })
}

/** @throws scheduling.nothing_to_repair unless a shift has to be given away, or one is open */
export function requireRepair({ shifts }: RosterProblem, repair: readonly RunRepair[]): void {
  const needed = shifts.some(
    ({ currentPersonId: employeeId, day }) => employeeId === null || isGivenAway({ employeeId, day }, repair)
  )
  if (!needed) throw new DomainError('scheduling.nothing_to_repair')
}
