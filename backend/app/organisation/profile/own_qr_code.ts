import { database, now } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { qrCodeOf } from '#app/organisation/employees/qr_code'
import type { OwnQrCode } from '#contracts/employment_terms'

const columns = ['id as employeeId', 'qrGeneration as generation', 'qrRenewedAt as renewedAt'] as const
type Row = { employeeId: string; generation: number; renewedAt: Date | null }

/**
 * The current user's code for registering working time.
 *
 * @throws core.not_found for users who are not employees
 * @throws identity.not_while_impersonating
 */
export async function ownQrCode(): Promise<OwnQrCode> {
  return answer(
    await database()
      .selectFrom('employees')
      .select(columns)
      .where('id', '=', requireOneself())
      .executeTakeFirst()
  )
}

/** As `ownQrCode`, a new one: those before no longer count. */
export async function renewQrCode(): Promise<OwnQrCode> {
  const employeeId = requireOneself()
  const renewed = await database()
    .updateTable('employees')
    .set((eb) => ({ qrGeneration: eb('qrGeneration', '+', 1), qrRenewedAt: now }))
    .where('id', '=', employeeId)
    .returning(columns)
    .executeTakeFirst()
  if (renewed)
    await record({ action: 'organisation.renew_qr_code', entity: 'employee', entityId: employeeId })
  return answer(renewed)
}

/** Anyone with the code can register time as this person: it is shown to no one else. */
function requireOneself(): string | null {
  const { employeeId, impersonatorUserId } = organisationContext.actor()
  if (impersonatorUserId) throw new DomainError('identity.not_while_impersonating')
  return employeeId
}

function answer(row: Row | undefined): OwnQrCode {
  if (!row) throw notFound()
  const code = qrCodeOf(organisationContext.current().id, row)
  return { code, renewedAt: row.renewedAt?.toISOString() ?? null }
}
