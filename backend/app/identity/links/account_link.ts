import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { newSecretLink, readSecretLink } from '#app/identity/links/secret_link'
import type { LinkPurpose } from '#contracts/identity'
import type { LanguageId, Role } from '#contracts/enums'

/** Hours a link works. An invitation may stay in a mailbox over a holiday; a reset is asked for and used at once. */
export const linkHours: Record<LinkPurpose, number> = { activation: 7 * 24, password_reset: 1 }

export type LinkedUser = {
  linkId: string
  purpose: LinkPurpose
  userId: string
  organisationId: string | null
  email: string
  name: string
  role: Role
  language: LanguageId
  status: 'active' | 'invited' | 'archived'
  hasPassword: boolean
}

type Row = LinkedUser & { hash: string; alive: boolean }

/** Makes a link; earlier ones of the same purpose no longer work. The answer is the only place its secret exists. */
export async function issueLink(
  trx: TransactionClientContract,
  userId: string,
  purpose: LinkPurpose
): Promise<string> {
  await trx.from('account_links').where({ user_id: userId, purpose }).delete()
  const id = newId()
  const { link, secretHash } = newSecretLink(id)
  await trx.table('account_links').insert({
    id,
    user_id: userId,
    purpose,
    secret_hash: secretHash,
    expires_at: new Date(Date.now() + linkHours[purpose] * 3_600_000),
  })
  return link
}

/**
 * Whom a link belongs to; its row stays locked, so that it cannot be used twice at once.
 *
 * @throws identity.link_invalid also for one that was used, replaced, or never existed
 * @throws identity.link_expired
 */
export async function openLink(
  trx: TransactionClientContract,
  link: string,
  purposes: readonly LinkPurpose[]
): Promise<LinkedUser> {
  const read = readSecretLink(link)
  if (!read) throw new DomainError('identity.link_invalid')
  const answer = (await trx.rawQuery(
    `select l.id as "linkId", l.purpose, l.secret_hash as hash, l.expires_at > now() as alive, u.id as "userId",
       u.organisation_id as "organisationId", u.email, u.name, u.role, u.language, u.status,
       u.password_hash is not null as "hasPassword"
     from account_links l join users u on u.id = l.user_id
     where l.id = ? and l.used_at is null for update of l, u`,
    [read.id]
  )) as { rows: Row[] }
  const found = answer.rows[0]
  if (!found || !read.matches(found.hash) || !purposes.includes(found.purpose))
    throw new DomainError('identity.link_invalid')
  // An invitation opens what is not open yet; a new password is for what is.
  if (found.status !== (found.purpose === 'activation' ? 'invited' : 'active'))
    throw new DomainError('identity.link_invalid')
  if (!found.alive) throw new DomainError('identity.link_expired')
  const { hash: _hash, alive: _alive, ...user } = found
  return user
}

export const useUp = (trx: TransactionClientContract, linkId: string): Promise<unknown> =>
  trx.from('account_links').where('id', linkId).update({ used_at: new Date() })
