import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
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
  const { userId, sessionId, endpoint, p256dh, auth, userAgent } = device
  const [stored] = await rows<{ id: string }>(
    `insert into push_subscriptions (id, organisation_id, user_id, session_id, endpoint, p256dh, auth, user_agent)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (organisation_id, endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent, created_at = now()
     returning id`,
    [newId(), organisationId, userId, sessionId, endpoint, p256dh, auth, userAgent?.slice(0, 300) ?? null]
  )
  await rows(
    `delete from push_subscriptions where user_id = ? and id not in (
       select id from push_subscriptions where user_id = ? order by created_at desc limit ?)`,
    [userId, userId, mostDevices]
  )
  return stored!.id
}

type DeviceRow = { id: string; session_id: string; user_agent: string | null; created_at: Date }

/** The person's devices, the newest first. */
export async function ownDevices(userId: string, sessionId: string): Promise<PushDevice[]> {
  await dropEndedDevices()
  const found = await rows<DeviceRow>(
    `select id, session_id, user_agent, created_at from push_subscriptions where user_id = ? order by created_at desc`,
    [userId]
  )
  return found.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    isCurrent: row.session_id === sessionId,
  }))
}

/** @throws core.not_found also for another user's device */
export async function forgetOwnDevice(userId: string, id: string): Promise<void> {
  const gone = await rows('delete from push_subscriptions where id = ? and user_id = ? returning id', [
    id,
    userId,
  ])
  if (gone.length === 0) throw notFound()
}

/** Where to reach a person. */
export async function subscriptionsOf(userId: string): Promise<Subscription[]> {
  await dropEndedDevices()
  return rows<Subscription>(
    'select id, endpoint, p256dh, auth from push_subscriptions where user_id = ? order by created_at',
    [userId]
  )
}

/** Those of the users who could be reached; none if nothing is configured. */
export async function usersWithDevices(userIds: string[]): Promise<Set<string>> {
  if (!pushSettings()) return new Set()
  const found = await rows<{ userId: string }>(
    'select distinct user_id as "userId" from push_subscriptions where user_id = any(?::uuid[])',
    [userIds]
  )
  return new Set(found.map(({ userId }) => userId))
}

export const forgetDevice = (id: string): Promise<unknown[]> =>
  rows('delete from push_subscriptions where id = ?', [id])

/** A device that was signed out shows nothing more of its former owner. */
export async function dropEndedDevices(): Promise<void> {
  const found = await rows<{ sessionId: string }>(
    'select distinct session_id as "sessionId" from push_subscriptions'
  )
  const ended = await endedSessions(found.map(({ sessionId }) => sessionId))
  if (ended.length > 0)
    await rows('delete from push_subscriptions where session_id = any(?::uuid[])', [ended])
}
