import type { NewNames } from '#app/imports/employees/name_finder'
import type { SavedPersonRow } from '#app/imports/kind'
import type { EmployeePlan, PlannedFields, TermRow } from '#app/organisation/public/employee_plan'
import type { Day } from '#contracts/schedule'

/** A person as a plan saves them, or has them already; null for a row that is not taken. */
export function savedRow(plan: EmployeePlan, { positions, tags }: NewNames): SavedPersonRow | null {
  if (plan.outcome === 'invalid') return null
  const after = 'change' in plan ? plan.change.after : plan.after
  const { contract, rate } = 'change' in plan ? plan.change : { contract: null, rate: null }
  const added = new Map([...positions.values(), ...tags.values()].map(({ id, name }) => [id, name]))
  const newNames = Object.fromEntries(
    [...after.positionIds, ...after.tagIds].flatMap((id) => (added.has(id) ? [[id, added.get(id)!]] : []))
  )
  return {
    ...fieldsOf(after),
    contract: contract && contractOf(contract.after),
    rate: rate && rateOf(rate.after),
    newNames,
  }
}

const fieldsOf = (after: PlannedFields) => ({
  ...after,
  // The main location is said once.
  locationIds: after.locationIds.filter((id) => id !== after.mainLocationId),
})

const contractOf = ({ startsOn, endsOn, fte }: TermRow): SavedPersonRow['contract'] => ({
  startsOn: startsOn as Day,
  endsOn: endsOn as Day | null,
  fte: fte as number,
})

const rateOf = ({
  validFrom,
  kind,
  weekdayMinor,
  salaryMinor,
  currency,
}: TermRow): SavedPersonRow['rate'] => ({
  validFrom: validFrom as Day,
  kind: kind as 'hourly' | 'monthly',
  amountMinor: Number(kind === 'hourly' ? weekdayMinor : salaryMinor),
  currency: String(currency),
})
