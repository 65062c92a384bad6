/* global self, caches, fetch */
/** Starts the kiosk's page without a connection, from what features/kiosk/device/keep_app.ts has kept. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === '/kiosk') event.respondWith(pageFirst(request))
  else if (pathname.startsWith('/assets/') || pathname === '/logo.svg') event.respondWith(keptFirst(request))
})

/** The newest page while there is a connection; the kept one as soon as there is none. */
async function pageFirst(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) return answer
    return (await kept('/kiosk')) ?? answer
  } catch (failure) {
    const page = await kept('/kiosk')
    if (page) return page
    throw failure
  }
}

/** Files of a build carry their content in their names. */
const keptFirst = async (request) => (await kept(request)) ?? fetch(request)

async function kept(request) {
  const cache = await caches.open('kiosk')
  return cache.match(request)
}
