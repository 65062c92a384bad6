import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { isSameHash, secretHash } from '#app/identity/two_factor/secret_hash'
import type { TrustedDevice } from '#contracts/identity'

/** Days a device is trusted after it was last used to sign in. */
export const trustedDays = 90
const most = 20

type DeviceRow = {
  id: string
  name: string
  user_agent: string | null
  secret_hash: string
  last_used_at: Date
  expires_at: Date
}
const inTrustedDays = () => new Date(Date.now() + trustedDays * 86_400_000)

/** Whether a browser shows what it was given when this very person trusted it, among what it holds. */
export async function isTrusted(userId: string, presented: readonly string[]): Promise<boolean> {
  for (const one of presented) if (await isOwn(userId, one)) return true
  return false
}

async function isOwn(userId: string, presented: string): Promise<boolean> {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(presented)
  if (!parts) return false
  const device = (await db
    .from('trusted_devices')
    .where({ id: parts[1]!, user_id: userId })
    .where('expires_at', '>', new Date())
    .first()) as DeviceRow | null
  if (!device || !isSameHash(device.secret_hash, secretHash(parts[2]!))) return false
  await db
    .from('trusted_devices')
    .where('id', device.id)
    .update({ last_used_at: new Date(), expires_at: inTrustedDays() })
  return true
}

/** Trusts the browser that asks; the answer is what it has to show from then on. The oldest beyond twenty is forgotten. */
export async function trustDevice(userId: string, name: string, userAgent: string | null): Promise<string> {
  const id = newId()
  const secret = randomBytes(32).toString('base64url')
  await db.table('trusted_devices').insert({
    id,
    user_id: userId,
    name,
    secret_hash: secretHash(secret),
    user_agent: userAgent?.slice(0, 300) ?? null,
    expires_at: inTrustedDays(),
  })
  await db.rawQuery(
    `delete from trusted_devices where user_id = ? and (expires_at < now() or id not in (
       select id from trusted_devices where user_id = ? order by last_used_at desc limit ?))`,
    [userId, userId, most]
  )
  return `${id}.${secret}`
}

export async function trustedDevices(userId: string): Promise<TrustedDevice[]> {
  const found = (await db
    .from('trusted_devices')
    .where('user_id', userId)
    .where('expires_at', '>', new Date())
    .orderBy('last_used_at', 'desc')) as DeviceRow[]
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    userAgent: row.user_agent,
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

/** @throws core.not_found also for another user's device */
export async function renameDevice(userId: string, id: string, name: string): Promise<void> {
  await touched(db.from('trusted_devices').where({ id, user_id: userId }).update({ name }))
}

/** @throws core.not_found also for another user's device */
export async function forgetDevice(userId: string, id: string): Promise<void> {
  await touched(db.from('trusted_devices').where({ id, user_id: userId }).delete())
}

export const forgetAllDevices = (userId: string): Promise<unknown> =>
  db.from('trusted_devices').where('user_id', userId).delete()

async function touched(count: PromiseLike<unknown>): Promise<void> {
  if (Number(await count) === 0) throw notFound()
}
