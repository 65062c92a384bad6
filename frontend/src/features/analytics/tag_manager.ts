type Layer = unknown[]
const scripts = { G: '/gtag/js', GTM: '/gtm.js' } as const
const storages = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
]

const layer = (): Layer => ((window as unknown as { dataLayer?: Layer }).dataLayer ??= [])

/** Google's own function, which wants the arguments object and not a list. */
const gtag: (...given: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  layer().push(arguments)
}
const isMeasurement = (id: string): boolean => id.startsWith('G-')

/** Loads the container or the measurement once. Nothing else in the product loads scripts of others. */
export function loadTagManager(id: string): void {
  if (document.getElementById('tag-manager')) return
  // Source: specification, section 9.
  gtag('consent', 'default', {
    ...Object.fromEntries(storages.map((storage) => [storage, 'granted'])),
    wait_for_update: 2_000,
  })
  if (isMeasurement(id)) {
    gtag('js', new Date())
    // The address may hold ids and links' secrets: page views bring one of their own.
    gtag('config', id, { send_page_view: false, page_location: location.origin, page_referrer: '' })
  } else layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = 'tag-manager'
  script.async = true
  const path = isMeasurement(id) ? scripts.G : scripts.GTM
  script.src = `https://www.googletagmanager.com${path}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** @param path the route's, with placeholders instead of ids */
export function recordPageView(id: string, view: { name: string; path: string }): void {
  const page = { page_title: view.name, page_location: location.origin + view.path }
  if (isMeasurement(id)) gtag('event', 'page_view', page)
  else layer().push({ event: 'page_view', view_name: view.name, ...page })
}
