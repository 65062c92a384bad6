import { organisationContext, rows } from '#app/core/organisation_context'
import { readQrCode } from '#app/organisation/profile/qr_code'

/**
 * Whom a QR code identifies in this organisation; `null` if it was renewed since, is forged, or the person has left.
 */
export async function employeeOfQrCode(code: string): Promise<string | null> {
  const content = readQrCode(organisationContext.current().id, code)
  if (!content) return null
  const [found] = await rows<{ id: string }>(
    'select id from employees where id = ? and qr_generation = ? and archived_at is null',
    [content.employeeId, content.generation]
  )
  return found?.id ?? null
}
