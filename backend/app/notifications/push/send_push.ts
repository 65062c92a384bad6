import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { PushSettings } from '#app/notifications/push/push_settings'
import type { Subscription } from '#app/notifications/push/subscriptions'
import type { PushMessage } from '#app/notifications/push/push_message'

export type Post = (address: string, request: RequestInit) => Promise<Response>
/** `gone`: the device will never be reached again. */
export type PushAnswer = { state: 'reached' } | { state: 'gone' } | { state: 'failed'; code: string }

const patienceMs = 10_000
/** How long the service keeps a message for a device that is off. */
const ttlSeconds = 86_400

/** Leaves an encrypted message (RFC 8291) for one device at its push service. Nothing of it can be read on the way. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  settings: PushSettings,
  post: Post
): Promise<PushAnswer> {
  // A newer message of the same topic takes the place of one that still waits there.
  const options = { ttl: ttlSeconds, topic: message.id.replaceAll('-', ''), urgency: 'normal' as const }
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const { headers, body } = await buildPushPayload({ data: message, options }, subscription, settings)
  const request = {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }
  const answer = await post(endpoint, request as RequestInit).catch((error) => error as Error)
  if (answer instanceof Error) return { state: 'failed', code: codeOf(answer) }
  await answer.body?.cancel()
  if (answer.ok) return { state: 'reached' }
  if (answer.status === 404 || answer.status === 410) return { state: 'gone' }
  return { state: 'failed', code: String(answer.status) }
}

function codeOf(error: Error & { cause?: unknown }): string {
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
