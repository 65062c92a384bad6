import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { sql } from 'kysely'
import { databaseOf, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { newSecretLink, readSecretLink } from '#app/identity/public/secret_link'
import { kioskToken } from '#app/time_tracking/kiosks/device/kiosk_token'
import { isKioskKey } from '#app/time_tracking/kiosks/device/signatures'
import {
  kioskCodeLength,
  kioskCodeLetters,
  kioskCodeMinutes,
  type KioskActivation,
  type KioskActivationState,
} from '#contracts/kiosks'

const drawnCode = (): string =>
  Array.from({ length: kioskCodeLength }, () => kioskCodeLetters[randomInt(kioskCodeLetters.length)]).join('')

/**
 * A device that waits for its approval. What it is given here it keeps to itself, apart from the code.
 *
 * @throws time_tracking.kiosk_key for a key that signs nothing
 */
export async function applyForKiosk(publicKey: string): Promise<KioskActivation> {
  if (!isKioskKey(publicKey)) throw new DomainError('time_tracking.kiosk_key')
  const activations = databaseOf(db.connection())
  await activations.deleteFrom('kioskActivations').where('expiresAt', '<', now).execute()
  const id = newId()
  const { link, secretHash } = newSecretLink(id)
  const { code, expiresAt } = await activations
    .insertInto('kioskActivations')
    .values({
      ...{ id, code: drawnCode(), secretHash, publicKey },
      expiresAt: sql<Date>`now() + ${kioskCodeMinutes} * interval '1 minute'`,
    })
    .returning(['code', 'expiresAt'])
    .executeTakeFirstOrThrow()
  return { code, secret: link, expiresAt: expiresAt.toISOString() }
}

/** What has become of it. An answer that was lost on its way is given again. */
export async function stateOfActivation(secret: string): Promise<KioskActivationState> {
  const read = readSecretLink(secret)
  const found =
    read &&
    (await databaseOf(db.connection())
      .selectFrom('kioskActivations')
      .select(['secretHash', 'organisationId', 'kioskId'])
      .where('id', '=', read.id)
      .where('expiresAt', '>', now)
      .executeTakeFirst())
  if (!found || !read.matches(found.secretHash)) return { state: 'ended' }
  const { organisationId, kioskId } = found
  if (organisationId === null || kioskId === null) return { state: 'waiting' }
  return organisationContext.run(organisationId, () => identityOf(organisationId, kioskId))
}

async function identityOf(organisationId: string, id: string): Promise<KioskActivationState> {
  const kiosk = await database()
    .selectFrom('kiosks')
    .select(['salt', 'tokenIssuedAt'])
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('seenAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!kiosk) return { state: 'ended' }
  const tokenIssuedAt = kiosk.tokenIssuedAt ?? new Date()
  const { token, hash } = kioskToken(id, tokenIssuedAt)
  await database()
    .updateTable('kiosks')
    .set({ tokenHash: hash, tokenIssuedAt })
    .where('id', '=', id)
    .execute()
  return { state: 'approved', kiosk: { id, token, organisationId, salt: kiosk.salt } }
}
