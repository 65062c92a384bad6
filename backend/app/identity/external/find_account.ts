import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import type { ExternalIdentity } from '#app/identity/external/openid'
import { interfaces, isBackOfficeRole, type Role } from '#contracts/enums'

type UserRow = { id: string; email: string; role: Role; status: 'active' | 'invited' | 'archived' }

/**
 * The account an external one opens: the one it was linked to before, else the one with its verified address, which is
 * linked then. An invitation counts as followed: the address is proven to be this person's.
 *
 * @throws identity.no_account_for_provider when there is none, or none for this front end
 * @throws identity.account_not_active
 */
export async function accountFor(identity: ExternalIdentity, face: number): Promise<string> {
  return db.transaction(async (trx) => {
    const linked = await linkedUser(trx, identity)
    const user = linked ?? (await userByEmail(trx, identity.verifiedEmail))
    if (!user || isBackOfficeRole(user.role) !== (face === interfaces.backOffice))
      throw new DomainError('identity.no_account_for_provider')
    const isOwner = identity.verifiedEmail?.toLowerCase() === user.email.toLowerCase()
    if (user.status === 'archived' || (user.status === 'invited' && !isOwner))
      throw new DomainError('identity.account_not_active')
    if (user.status === 'invited')
      await trx.from('users').where('id', user.id).update({ status: 'active', address_confirmed: true })
    if (!linked) {
      const { issuer, subject } = identity
      await trx.table('user_identities').insert({ id: newId(), user_id: user.id, issuer, subject })
    }
    return user.id
  })
}

async function linkedUser(trx: TransactionClientContract, { issuer, subject }: ExternalIdentity) {
  const answer = (await trx.rawQuery(
    `select u.id, u.email, u.role, u.status from users u join user_identities i on i.user_id = u.id
     where i.issuer = ? and i.subject = ? for update of u`,
    [issuer, subject]
  )) as { rows: UserRow[] }
  return answer.rows[0]
}

async function userByEmail(trx: TransactionClientContract, email: string | null) {
  if (email === null) return undefined
  const answer = (await trx.rawQuery(
    'select id, email, role, status from users where lower(email) = lower(?) for update',
    [email]
  )) as { rows: UserRow[] }
  return answer.rows[0]
}
