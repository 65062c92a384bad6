/** What the server keeps of a browser's subscription: where to reach it, and the keys to encrypt with, base64url. */
type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Whether this browser can show notices while the product is closed. On an iPhone only an installed page can. */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The user has blocked notifications; only its own settings can change that. */
export const isBlocked = (): boolean => canSubscribe() && Notification.permission === 'denied'

export class NotAllowed extends Error {}

/**
 * Asks the person, and subscribes at the browser's push service.
 *
 * @throws NotAllowed when the person says no
 */
export async function subscribeBrowser(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  await navigator.serviceWorker.register('/push_worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // One of another installation, or of keys that were replaced, stands in the way of a new one.
  if (known && keyOf(known) !== pushKey) await known.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = canSubscribe() ? await navigator.serviceWorker.getRegistration() : undefined
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
