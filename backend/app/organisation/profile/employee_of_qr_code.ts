import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { readQrCode } from '#app/organisation/employees/qr_code'

/**
 * Whom a QR code identifies in this organisation; `null` if it was renewed since, is forged, or the person has left.
 */
export async function employeeOfQrCode(code: string): Promise<string | null> {
  const content = readQrCode(organisationContext.current().id, code)
  if (!content) return null
  const found = await database()
    .selectFrom('employees')
    .select('id')
    .where('id', '=', content.employeeId)
    .where('qrGeneration', '=', content.generation)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}
