import { locales } from '@shiftloom/backend/contracts/enums'
import { loadFeatureTexts, sharedTexts } from '#/lib/i18n/i18n.ts'
import { qrReader } from './qr_reader.ts'

const texts = import.meta.glob('../locales/*.json')

/** Keeps the page itself on the device: it starts without a connection, in every language. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await Promise.all([...Object.values(texts).map((load) => load()), ...locales.map(sharedTexts)])
  await loadFeatureTexts('kiosk')
  await qrReader()
  await navigator.serviceWorker.register('/kiosk_worker.js', { scope: '/kiosk' })
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')
  )
  const wanted = new Set([
    '/kiosk',
    '/kiosk.webmanifest',
    '/logo.svg',
    ...own.map(({ pathname }) => pathname),
  ])
  const cache = await caches.open('kiosk')
  // All of them, or what was kept before stays as it is.
  await cache.addAll([...wanted])
  const kept = await cache.keys()
  await Promise.all(
    kept.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((old) => cache.delete(old))
  )
}
