/* global self */
/** Shows what arrives while the product is closed, and opens it at a touch. Written by backend/app/notifications/push. */

// The page that turned it on belongs to it at once, so that a touch leads there and not to a second window.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { id, title, body, path, lang } = event.data.json()
  // A repeated message takes the place of the first one.
  const options = { body, lang, tag: id, icon: '/logo.svg', data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(show(address.href))
})

/** In a window that is open already, else in a new one. */
async function show(address) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(address)
  // Without the focus the page is still the right one when the person gets there.
  await open.focus().catch(() => {})
  return open.navigate(address)
}
