import env from '#start/env'

/** Keys by which push services know this installation (RFC 8292), base64url, and whom they may write to. */
export type PushSettings = { publicKey: string; privateKey: string; subject: string }

/** `null` if nothing is configured, and then push is not offered. */
export function pushSettings(): PushSettings | null {
  const [publicKey, privateKey] = [env.get('VAPID_PUBLIC_KEY'), env.get('VAPID_PRIVATE_KEY')]
  const subject = env.get('VAPID_SUBJECT') || env.get('APP_URL')
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}
