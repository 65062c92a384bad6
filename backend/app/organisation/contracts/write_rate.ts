import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { employeeForTerms } from '#app/organisation/employees/employee_for_terms'
import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadRate } from '#app/organisation/contracts/load_contracts'
import { loadOrganisation } from '#app/organisation/company/load_organisation'
import type { Rate, RateInput } from '#contracts/employment_terms'

type Place = { employeeId: string; id: string }

/**
 * What a person earns from a day on, in the organisation's currency.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.rate_date_taken
 */
export async function createRate(employeeId: string, rate: RateInput): Promise<Rate> {
  await employeeForTerms(employeeId)
  const id = newId()
  const owner = { id, organisationId: organisationContext.current().id, employeeId }
  const { currency } = await loadOrganisation()
  await refuseTakenDay(rate, () =>
    database()
      .insertInto('employeeRates')
      .values({ ...owner, currency, ...columnsOf(rate) })
      .execute()
  )
  await recordWithoutMoney('organisation.create', { employeeId, id }, rate.validFrom)
  return (await loadRate(employeeId, id))!
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.role_not_allowed
 * @throws organisation.rate_date_taken
 */
export async function updateRate(place: Place, version: number, rate: RateInput): Promise<Rate> {
  await employeeForTerms(place.employeeId)
  requireVersion(await loadRate(place.employeeId, place.id), version)
  const row = { ...columnsOf(rate), version: nextVersion }
  await refuseTakenDay(rate, () =>
    database().updateTable('employeeRates').set(row).where('id', '=', place.id).execute()
  )
  await recordWithoutMoney('organisation.update', place, rate.validFrom)
  return (await loadRate(place.employeeId, place.id))!
}

/**
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 */
export async function deleteRate({ employeeId, id }: Place): Promise<void> {
  await employeeForTerms(employeeId)
  const before = await loadRate(employeeId, id)
  if (!before) throw notFound()
  await database().deleteFrom('employeeRates').where('id', '=', id).execute()
  await recordWithoutMoney('organisation.delete', { employeeId, id }, before.validFrom)
}

/** The log has readers who may not see what people earn: it says that a rate changed, not to what. */
const recordWithoutMoney = (action: string, { employeeId, id }: Place, validFrom: string) =>
  record({ action, entity: 'rate', entityId: id, after: { employeeId, validFrom } })

const refuseTakenDay = <T>({ validFrom }: RateInput, write: () => Promise<T>): Promise<T> =>
  refuseDuplicates(
    {
      employee_rates_organisation_id_employee_id_valid_from_key: {
        code: 'organisation.rate_date_taken',
        details: { field: 'validFrom', validFrom },
      },
    },
    write
  )

const columnsOf = ({
  validFrom,
  kind,
  salaryMinor,
  weekdayMinor,
  saturdayMinor,
  sundayMinor,
  dayOffMinor,
}: RateInput): RateInput => ({
  ...{ validFrom, kind, salaryMinor, weekdayMinor, saturdayMinor, sundayMinor, dayOffMinor },
})
