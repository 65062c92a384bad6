import { listContracts } from '#app/organisation/contracts/load_contracts'
import type { Contract } from '#contracts/employment_terms'

/** Contracts by employee id, latest first; who has none is missing in the map. `endsOn` is the last day. */
export async function findContracts(employeeIds: readonly string[]): Promise<Map<string, Contract[]>> {
  return Map.groupBy(await listContracts(employeeIds), ({ employeeId }) => employeeId)
}
