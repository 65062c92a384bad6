import type { EmployeeDraft } from '#app/organisation/public/employee_plan'
import type { ImportField } from '#contracts/imports'

export type ContractCells = NonNullable<EmployeeDraft['contract']>
export type RateCells = { from?: string; hourly?: number; monthly?: number }
type Terms = Pick<EmployeeDraft, 'contract' | 'rate' | 'fallback'>

const contractFields: readonly ImportField[] = ['contractStartsOn', 'contractEndsOn', 'fte']
const rateFields: readonly ImportField[] = ['rateValidFrom', 'hourlyRate', 'monthlySalary']

/** The contract and the rate that the cells of a row give. */
export const termsOf = (contract: ContractCells, pay: RateCells): Terms => ({
  contract: contractOf(contract),
  rate: rateOf(pay, contract),
})

const contractOf = (contract: ContractCells): Terms['contract'] =>
  Object.values(contract).some((value) => value !== undefined)
    ? (Object.fromEntries(Object.entries(contract).filter(([, value]) => value !== undefined)) as object)
    : null

/** Without a day of its own a rate counts from the first day of the contract in the same row. */
function rateOf({ from, hourly, monthly }: RateCells, { startsOn }: ContractCells): Terms['rate'] {
  const amountMinor = hourly ?? monthly
  if (amountMinor === undefined) return null
  const validFrom = from ?? startsOn
  return { kind: hourly === undefined ? 'monthly' : 'hourly', amountMinor, ...(validFrom && { validFrom }) }
}

/**
 * Leaves out the contract or the rate that a field is part of, if it is. Without its first day, its last or its part a
 * contract is another contract: it goes as a whole, and no usual one takes its place; a rate goes with its day.
 */
export function leaveOutTerm(terms: Terms, field: ImportField): void {
  if (contractFields.includes(field)) {
    terms.contract = null
    delete terms.fallback?.contract
  } else if (rateFields.includes(field)) terms.rate = null
}
