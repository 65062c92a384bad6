import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { employeeForTerms } from '#app/organisation/employees/employee_for_terms'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadContract } from '#app/organisation/contracts/load_contracts'
import type { Contract, ContractInput } from '#contracts/employment_terms'

type Place = { employeeId: string; id: string }

/**
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.contract_dates_overlap
 */
export class CreateContract {
  async handle(employeeId: string, contract: ContractInput): Promise<Contract> {
    await employeeForTerms(employeeId)
    const id = newId()
    await requireFreeDays({ employeeId, id }, contract)
    const owner = { id, organisation_id: organisationContext.current().id, employee_id: employeeId }
    await trx()
      .table('employee_contracts')
      .insert({ ...owner, ...columnsOf(contract) })
    await record({
      action: 'organisation.create',
      entity: 'contract',
      entityId: id,
      after: { employeeId, ...contract },
    })
    return (await loadContract(employeeId, id))!
  }
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.role_not_allowed
 * @throws organisation.contract_dates_overlap
 */
export class UpdateContract {
  async handle(place: Place, version: number, contract: ContractInput): Promise<Contract> {
    await employeeForTerms(place.employeeId)
    const before = requireVersion(await loadContract(place.employeeId, place.id), version)
    await requireFreeDays(place, contract)
    const row = { ...columnsOf(contract), version: version + 1, updated_at: new Date() }
    await trx().from('employee_contracts').where('id', place.id).update(row)
    const after = (await loadContract(place.employeeId, place.id))!
    await record({ action: 'organisation.update', entity: 'contract', entityId: place.id, before, after })
    return after
  }
}

/**
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 */
export class DeleteContract {
  async handle({ employeeId, id }: Place): Promise<void> {
    await employeeForTerms(employeeId)
    const before = await loadContract(employeeId, id)
    if (!before) throw notFound()
    await trx().from('employee_contracts').where('id', id).delete()
    await record({ action: 'organisation.delete', entity: 'contract', entityId: id, before })
  }
}

async function requireFreeDays(
  { employeeId, id }: Place,
  { startsOn, endsOn }: ContractInput
): Promise<void> {
  const [other] = await rows<{ startsOn: string; endsOn: string | null }>(
    `select starts_on as "startsOn", ends_on as "endsOn" from employee_contracts
     where employee_id = ? and id <> ? and starts_on <= coalesce(?::date, 'infinity')
       and coalesce(ends_on, 'infinity') >= ?::date order by starts_on limit 1`,
    [employeeId, id, endsOn, startsOn]
  )
  if (other) throw new DomainError('organisation.contract_dates_overlap', { field: 'startsOn', ...other })
}

const columnsOf = (contract: ContractInput) => ({
  starts_on: contract.startsOn,
  ends_on: contract.endsOn,
  work_system: contract.workSystem,
  fte: contract.fte,
  agreed_minutes_per_month: contract.agreedMinutesPerMonth,
  max_daily_minutes: contract.maxDailyMinutes,
})
