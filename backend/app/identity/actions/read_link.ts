import db from '@adonisjs/lucid/services/db'
import { openLink } from '#app/identity/links/account_link'
import { nameOfOrganisation } from '#app/identity/links/send_link'
import { linkPurposes, type AccountLink } from '#contracts/identity'

/**
 * Whom a link belongs to, for the page it leads to; looking does not use it up.
 *
 * @throws identity.link_invalid
 * @throws identity.link_expired
 */
export async function readLink(link: string): Promise<AccountLink> {
  const user = await db.transaction((trx) => openLink(trx, link, linkPurposes))
  const { purpose, email, name, language, organisationId, hasPassword } = user
  return {
    ...{ purpose, email, name, language },
    organisationName: await nameOfOrganisation(organisationId),
    needsPassword: purpose === 'password_reset' || !hasPassword,
  }
}
