import { randomBytes } from 'node:crypto'
import { record } from '#app/core/audit/record'
import { database, nextVersion, now } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { openLocationIds } from '#app/organisation/public/location_ids'
import type { KioskApproval, KioskInput } from '#contracts/kiosks'

const entity = 'kiosk'

/**
 * Makes the device that shows the code a kiosk of the organisation.
 *
 * @returns its id
 * @throws time_tracking.kiosk_code_unknown also for one that has ended or was used
 * @throws organisation.unknown_reference for a location that is not open
 */
export async function approveKiosk({ code, ...kiosk }: KioskApproval): Promise<string> {
  await requireOpen(kiosk.locationId)
  const { id: organisationId } = organisationContext.current()
  const id = newId()
  const { publicKey } = await claim(code, organisationId, id)
  await database()
    .insertInto('kiosks')
    .values({
      ...{ ...kiosk, id, organisationId, publicKey, salt: randomBytes(24).toString('base64url') },
      approvedBy: organisationContext.actor().userId,
    })
    .execute()
  await record({ action: 'time_tracking.approve_kiosk', entity, entityId: id, locationId: kiosk.locationId, after: kiosk }) // prettier-ignore
  return id
}

/** One of two administrators at once gets the device; a device whose kiosk could not be stored is free again. */
async function claim(code: string, organisationId: string, kioskId: string): Promise<{ publicKey: string }> {
  const found = await database()
    .updateTable('kioskActivations')
    .set({ organisationId, kioskId })
    .where('code', '=', code)
    .where('expiresAt', '>', now)
    .where('kioskId', 'is', null)
    .returning('publicKey')
    .executeTakeFirst()
  if (!found) throw new DomainError('time_tracking.kiosk_code_unknown')
  return found
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.unknown_reference
 */
export async function updateKiosk(id: string, version: number, kiosk: KioskInput): Promise<void> {
  await requireOpen(kiosk.locationId)
  const before = await lockedKiosk(id)
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  await database()
    .updateTable('kiosks')
    .set({ ...kiosk, version: nextVersion })
    .where('id', '=', id)
    .execute()
  await record({ action: 'time_tracking.update_kiosk', entity, entityId: id, locationId: kiosk.locationId, before, after: kiosk }) // prettier-ignore
}

/** The device knows no one from its next message on; what was registered at it stays. */
export async function revokeKiosk(id: string): Promise<void> {
  const { locationId, name } = await lockedKiosk(id)
  await database()
    .updateTable('kiosks')
    .set({ revokedAt: now, tokenHash: null, previousTokenHash: null })
    .where('id', '=', id)
    .execute()
  await record({ action: 'time_tracking.revoke_kiosk', entity, entityId: id, locationId, before: { name } })
}

async function lockedKiosk(id: string) {
  const found = await database()
    .selectFrom('kiosks')
    .select(['version', 'name', 'locationId', 'showsNames'])
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound({ kioskId: id })
  return found
}

async function requireOpen(locationId: string): Promise<void> {
  if (!(await openLocationIds()).includes(locationId))
    throw new DomainError('organisation.unknown_reference', { field: 'locationId' })
}
