import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { qrCodeOf } from '#app/organisation/profile/qr_code'
import type { OwnQrCode } from '#contracts/employment_terms'

type Row = { employeeId: string; generation: number; renewedAt: Date | null }

/**
 * The current user's code for registering working time.
 *
 * @throws core.not_found for users who are not employees
 * @throws identity.not_while_impersonating
 */
export async function ownQrCode(): Promise<OwnQrCode> {
  return answer(
    await rows<Row>(
      'select id as "employeeId", qr_generation as generation, qr_renewed_at as "renewedAt" from employees where id = ?',
      [requireOneself()]
    )
  )
}

/** As `ownQrCode`, a new one: those before no longer count. */
export async function renewQrCode(): Promise<OwnQrCode> {
  const employeeId = requireOneself()
  const renewed = await rows<Row>(
    `update employees set qr_generation = qr_generation + 1, qr_renewed_at = now() where id = ?
     returning id as "employeeId", qr_generation as generation, qr_renewed_at as "renewedAt"`,
    [employeeId]
  )
  if (renewed.length > 0)
    await record({ action: 'organisation.renew_qr_code', entity: 'employee', entityId: employeeId })
  return answer(renewed)
}

/** Anyone with the code can register time as this person: it is shown to no one else. */
function requireOneself(): string | null {
  const { employeeId, impersonatorUserId } = organisationContext.actor()
  if (impersonatorUserId) throw new DomainError('identity.not_while_impersonating')
  return employeeId
}

function answer([row]: Row[]): OwnQrCode {
  if (!row) throw notFound()
  const code = qrCodeOf(organisationContext.current().id, row)
  return { code, renewedAt: row.renewedAt?.toISOString() ?? null }
}
