import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'
import { issueLink } from '#app/identity/links/account_link'
import { companies } from '#app/identity/accounts/companies'
import { linkMail } from '#app/identity/links/link_mail'
import type { LanguageId } from '#contracts/enums'
import type { LinkPurpose } from '#contracts/identity'

export type LinkRecipient = {
  id: string
  organisationId: string | null
  email: string
  name: string
  language: LanguageId
}

/** Stores a new link and the mail that carries it, in the unit of work the transaction belongs to. */
export async function sendLink(
  trx: TransactionClientContract,
  user: LinkRecipient,
  purpose: LinkPurpose,
  organisationName: string | null
): Promise<void> {
  const link = await issueLink(trx, user.id, purpose)
  await sendMail(linkMail(purpose, { ...user, organisationName }, link))
}

/** The name people know the organisation by; null in the back office. */
export async function nameOfOrganisation(organisationId: string | null): Promise<string | null> {
  if (!organisationId) return null
  return organisationContext.run(organisationId, async () => {
    const organisation = await companies().card()
    return organisation?.name ?? null
  })
}
