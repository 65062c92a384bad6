import { database, nextVersion, now } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import {
  closeAccount,
  reopenAccount,
  requireAnotherAdmin,
} from '#app/organisation/employees/account_of_employee'
import { requireMainLocation, requireWritable } from '#app/organisation/employees/employee_rules'
import { refuseTakenEmployee } from '#app/organisation/employees/write_employee'
import { lockLicencePlaces, requireLicencePlace } from '#app/organisation/company/licence_places'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { roles } from '#contracts/enums'
import type { Employee } from '#contracts/organisation'

type ArchiveEmployeeInput = { id: string; archived: boolean }

/**
 * Archives a person and closes their account, or restores both. Repeating it changes nothing. People whose main
 * location was deleted in the meantime get another one first.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.own_account
 * @throws organisation.last_admin
 * @throws organisation.licence_full when a person would return beyond it
 * @throws organisation.main_location_required
 * @throws organisation.email_taken when a person without an account has the address of another one
 * @throws organisation.integration_id_taken when another person got the number in the meantime
 */
export class ArchiveEmployee {
  async handle(input: ArchiveEmployeeInput): Promise<Required<Employee>> {
    await this.change(input)
    return (await loadEmployee(input.id))!
  }

  /** @returns whether the person was not that way already */
  async change({ id, archived }: ArchiveEmployeeInput): Promise<boolean> {
    if (!archived) await lockLicencePlaces()
    const before = await loadEmployee(id, 'lock')
    if (!before) throw notFound()
    requireWritable(before.role)
    if (before.archived === archived) return false
    if (id === organisationContext.actor().employeeId) throw new DomainError('organisation.own_account')
    if (archived && before.role === roles.organisationAdmin) await requireAnotherAdmin(id)
    if (!archived) await this.#requireRoom(id, before)
    const row = { archivedAt: archived ? now : null, version: nextVersion }
    await refuseTakenEmployee(before, () =>
      database().updateTable('employees').set(row).where('id', '=', id).execute()
    )
    await (archived ? closeAccount(id) : reopenAccount(id, before))
    const action = archived ? 'organisation.archive' : 'organisation.restore'
    await record({ action, entity: 'employee', entityId: id, locationId: before.mainLocationId, before })
    return true
  }

  /** Sample people take no place of the licence. */
  async #requireRoom(id: string, before: Employee): Promise<void> {
    requireMainLocation(before)
    const { isSample } = await database()
      .selectFrom('employees')
      .select('isSample')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!isSample) await requireLicencePlace()
  }
}
