import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import { attempts } from '#app/identity/limits/attempts'
import { remember } from '#app/identity/accounts/remember'
import { openLink, useUp, type LinkedUser } from '#app/identity/links/account_link'
import { requireStrong } from '#app/identity/accounts/password_strength'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { endChallenges } from '#app/identity/two_factor/challenge'
import { forgetAllDevices } from '#app/identity/two_factor/trusted_devices'
import type { LinkPurpose } from '#contracts/identity'

type LinkUse = { link: string; password: string | null; ip: string }

/**
 * Opens an invited account by the link its owner was sent; the address counts as confirmed from then on. A user who has
 * a password already keeps it, unless another is given.
 *
 * @throws identity.link_invalid
 * @throws identity.link_expired
 * @throws identity.password_weak also when a password is needed and missing
 */
export function activateAccount(use: LinkUse): Promise<{ email: string }> {
  return byLink('activation', use, ({ hasPassword }) => !hasPassword)
}

/**
 * Sets a new password by the link that was asked for. Every session of the account ends, and no device is trusted any more.
 *
 * @throws identity.link_invalid
 * @throws identity.link_expired
 * @throws identity.password_weak
 */
export async function setNewPassword(use: LinkUse): Promise<{ email: string }> {
  return byLink('password_reset', use, () => true)
}

async function byLink(
  purpose: LinkPurpose,
  { link, password, ip }: LinkUse,
  needsPassword: (user: LinkedUser) => boolean
): Promise<{ email: string }> {
  if (password !== null) requireStrong(password)
  // Before the password is hashed, which is work that a wrong link does not get from us.
  if (password !== null) await db.transaction((trx) => openLink(trx, link, [purpose]))
  const secret = password === null ? null : await hash.make(password)
  const user = await db.transaction(async (trx) => {
    const found = await openLink(trx, link, [purpose])
    if (secret === null && needsPassword(found)) throw new DomainError('identity.password_weak')
    await useUp(trx, found.linkId)
    await trx
      .from('users')
      .where('id', found.userId)
      .update({
        status: 'active',
        address_confirmed: true,
        ...(secret !== null && { password_hash: secret }),
      })
    await trx.from('sessions').where('user_id', found.userId).whereNull('revoked_at').update({
      revoked_at: new Date(),
    })
    await endChallenges(found.userId, trx)
    return found
  })
  if (secret !== null) await Promise.all([forgetAllDevices(user.userId), attempts.forget(user.email)])
  await hubs.disconnectUser(user.userId)
  await remember(purpose === 'activation' ? 'activate_account' : 'set_password', { ...user, ip })
  if (purpose === 'password_reset') await AccountChanged.tell(user, 'password')
  return { email: user.email }
}
