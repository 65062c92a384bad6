import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { readOwnerToken } from '#app/core/http/owner_token'
import { organisationContext } from '#app/core/organisation_context'
import { signaturesOf } from '#app/time_tracking/kiosks/device/signatures'
import { organisationStatuses, type OrganisationStatus } from '#contracts/enums'
import { signedMessage } from '#contracts/kiosks'

export type KnownKiosk = NonNullable<Awaited<ReturnType<typeof kioskOf>>>
type Message = { token: string; sentAtMs: number; proof: string }

/**
 * Does what a kiosk asks for, in its organisation. The token alone is not enough: the device proves that it holds its key.
 *
 * @throws time_tracking.kiosk_revoked also for a token that never existed
 * @throws time_tracking.kiosk_closed while the organisation may not register time; the device keeps what it has
 * @throws time_tracking.kiosk_proof
 */
export async function asKiosk<T>(message: Message, work: (kiosk: KnownKiosk) => Promise<T>): Promise<T> {
  const read = readOwnerToken(message.token)
  if (!read) throw new DomainError('time_tracking.kiosk_revoked')
  return organisationContext.run(read.organisationId, async () => {
    const kiosk = await kioskOf(read.hash)
    if (!kiosk || kiosk.status === organisationStatuses.archived)
      throw new DomainError('time_tracking.kiosk_revoked')
    const isSigned = signaturesOf(kiosk.publicKey)
    if (!(await isSigned(signedMessage(message.token, message.sentAtMs), message.proof)))
      throw new DomainError('time_tracking.kiosk_proof')
    if (kiosk.status === organisationStatuses.blocked || !kiosk.licence.TimeRegistration)
      throw new DomainError('time_tracking.kiosk_closed')
    return work(kiosk)
  })
}

const kioskOf = (tokenHash: string) =>
  database()
    .selectFrom('kiosks as k')
    .innerJoin('organisations as o', 'o.id', 'k.organisationId')
    .innerJoin('locations as l', 'l.id', 'k.locationId')
    .select(['k.id', 'k.name', 'k.publicKey', 'k.salt', 'k.showsNames', 'k.tokenHash', 'k.tokenIssuedAt'])
    .select(['k.locationId', 'l.name as location', 'l.timeZone as zone', 'o.name as organisation'])
    .select(['o.licenceFeatures as licence'])
    .select(sql<OrganisationStatus>`status_now(o)`.as('status'))
    .where('k.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('k.tokenHash', '=', tokenHash), eb('k.previousTokenHash', '=', tokenHash)]))
    .select((eb) => eb('k.tokenHash', '=', tokenHash).$castTo<boolean>().as('usesNewToken'))
    .forUpdate('k')
    .executeTakeFirst()
