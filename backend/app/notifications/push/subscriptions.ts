import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { endedSessions } from '#app/identity/public/ended_sessions'
import { pushSettings } from '#app/notifications/push/push_settings'
import type { PushDevice } from '#contracts/notifications'

export type Subscription = { id: string; endpoint: string; p256dh: string; auth: string }
export type NewSubscription = Omit<Subscription, 'id'> & {
  userId: string
  sessionId: string
  userAgent: string | null
}
const mostDevices = 20

/** A browser that subscribes again, or for another user, is still one device. The oldest beyond twenty is deleted. */
export async function addSubscription(device: NewSubscription): Promise<string> {
  const { id: organisationId } = organisationContext.current()
  const { userId, sessionId, endpoint, p256dh, auth } = device
  const row = { userId, sessionId, p256dh, auth, userAgent: device.userAgent?.slice(0, 300) ?? null }
  const { id } = await database()
    .insertInto('pushSubscriptions')
    .values({ id: newId(), organisationId, endpoint, ...row })
    .onConflict((same) =>
      same.columns(['organisationId', 'endpoint']).doUpdateSet({ ...row, createdAt: now })
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const newest = devicesOf(userId).select('id').orderBy('createdAt', 'desc').limit(mostDevices)
  await database()
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'not in', newest)
    .execute()
  return id
}

const devicesOf = (userId: string) => database().selectFrom('pushSubscriptions').where('userId', '=', userId)

/** The person's devices, the newest first. */
export async function ownDevices(userId: string, sessionId: string): Promise<PushDevice[]> {
  await dropEndedDevices()
  const found = await devicesOf(userId)
    .select(['id', 'sessionId', 'userAgent', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .execute()
  return found.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    isCurrent: row.sessionId === sessionId,
  }))
}

/** @throws core.not_found also for another user's device */
export async function forgetOwnDevice(userId: string, id: string): Promise<void> {
  await database()
    .deleteFrom('pushSubscriptions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound())
}

/** Where to reach a person. */
export async function subscriptionsOf(userId: string): Promise<Subscription[]> {
  await dropEndedDevices()
  return devicesOf(userId).select(['id', 'endpoint', 'p256dh', 'auth']).orderBy('createdAt').execute()
}

/** Those of the users who could be reached; none if nothing is configured. */
export async function usersWithDevices(userIds: string[]): Promise<Set<string>> {
  if (!pushSettings()) return new Set()
  const found = await database()
    .selectFrom('pushSubscriptions')
    .select('userId')
    .distinct()
    .where('userId', '=', anyOf(userIds))
    .execute()
  return new Set(found.map(({ userId }) => userId))
}

export async function forgetDevice(id: string): Promise<void> {
  await database().deleteFrom('pushSubscriptions').where('id', '=', id).execute()
}

/** A device that was signed out shows nothing more of its former owner. */
export async function dropEndedDevices(): Promise<void> {
  const found = await database().selectFrom('pushSubscriptions').select('sessionId').distinct().execute()
  const ended = await endedSessions(found.map(({ sessionId }) => sessionId))
  if (ended.length > 0)
    await database().deleteFrom('pushSubscriptions').where('sessionId', 'in', ended).execute()
}
