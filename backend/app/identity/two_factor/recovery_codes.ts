import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#app/core/models/new_id'
import { secretHash } from '#app/identity/two_factor/secret_hash'

const count = 10
/** Letters and digits that are not taken for each other: 50 bits a code. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const letters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes that each open the account once, in place of all earlier ones. */
export async function newRecoveryCodes(trx: TransactionClientContract, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `${letters()}-${letters()}`)
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx
    .table('recovery_codes')
    .multiInsert(codes.map((code) => ({ id: newId(), user_id: userId, code_hash: secretHash(plain(code)) })))
  return codes
}

/** Uses a code up; false when there is none such. */
export async function useRecoveryCode(
  trx: TransactionClientContract,
  userId: string,
  code: string
): Promise<boolean> {
  const used = await trx
    .from('recovery_codes')
    .where({ user_id: userId, code_hash: secretHash(plain(code)) })
    .whereNull('used_at')
    .update({ used_at: new Date() })
  return Number(used) > 0
}

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
