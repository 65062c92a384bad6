import { sql } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { employeeForTerms } from '#app/organisation/employees/employee_for_terms'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadContract } from '#app/organisation/contracts/load_contracts'
import type { Contract, ContractInput } from '#contracts/employment_terms'
import type { Day } from '#contracts/schedule'

type Place = { employeeId: string; id: string }

/**
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.contract_dates_overlap
 */
export async function createContract(employeeId: string, contract: ContractInput): Promise<Contract> {
  await employeeForTerms(employeeId)
  const id = newId()
  await requireFreeDays({ employeeId, id }, contract)
  const owner = { id, organisationId: organisationContext.current().id, employeeId }
  await database()
    .insertInto('employeeContracts')
    .values({ ...owner, ...columnsOf(contract) })
    .execute()
  await record({
    action: 'organisation.create',
    entity: 'contract',
    entityId: id,
    after: { employeeId, ...contract },
  })
  return (await loadContract(employeeId, id))!
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.role_not_allowed
 * @throws organisation.contract_dates_overlap
 */
export async function updateContract(
  place: Place,
  version: number,
  contract: ContractInput
): Promise<Contract> {
  await employeeForTerms(place.employeeId)
  const before = requireVersion(await loadContract(place.employeeId, place.id), version)
  await requireFreeDays(place, contract)
  await database()
    .updateTable('employeeContracts')
    .set({ ...columnsOf(contract), version: nextVersion })
    .where('id', '=', place.id)
    .execute()
  const after = (await loadContract(place.employeeId, place.id))!
  await record({ action: 'organisation.update', entity: 'contract', entityId: place.id, before, after })
  return after
}

/**
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 */
export async function deleteContract({ employeeId, id }: Place): Promise<void> {
  await employeeForTerms(employeeId)
  const before = await loadContract(employeeId, id)
  if (!before) throw notFound()
  await database().deleteFrom('employeeContracts').where('id', '=', id).execute()
  await record({ action: 'organisation.delete', entity: 'contract', entityId: id, before })
}

async function requireFreeDays(
  { employeeId, id }: Place,
  { startsOn, endsOn }: ContractInput
): Promise<void> {
  const other = await database()
    .selectFrom('employeeContracts')
    .select(['startsOn', 'endsOn'])
    .where('employeeId', '=', employeeId)
    .where('id', '<>', id)
    .where('startsOn', '<=', sql<Day>`coalesce(${endsOn}::date, 'infinity')`)
    .where(sql<Day>`coalesce(ends_on, 'infinity')`, '>=', startsOn)
    .orderBy('startsOn')
    .limit(1)
    .executeTakeFirst()
  if (other) throw new DomainError('organisation.contract_dates_overlap', { field: 'startsOn', ...other })
}

const columnsOf = ({
  startsOn,
  endsOn,
  workSystem,
  fte,
  agreedMinutesPerMonth,
  maxDailyMinutes,
}: ContractInput): ContractInput => ({
  ...{ startsOn, endsOn, workSystem, fte, agreedMinutesPerMonth, maxDailyMinutes },
})
