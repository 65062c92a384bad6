import { DomainError } from '#app/core/errors/domain_error'
import { changeOwnOfficeAccount } from '#app/identity/public/write_office_accounts'
import { noted } from '#app/office/events/record_office'
import { officeUser } from '#app/office/queries/office_users'
import type { OfficeUser, OwnProfileInput } from '#contracts/office'

/** @throws core.stale_version with the person as they are now, also when an admin changed them */
export async function updateOwnProfile(
  { id, version }: { id: string; version: number },
  { name, surname, phone, language }: OwnProfileInput
): Promise<OfficeUser> {
  const before = await officeUser(id, 'lock')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  await changeOwnOfficeAccount(id, { name, surname, phone, language })
  return noted('office_user', 'update_profile', { before, after: await officeUser(id) })
}
