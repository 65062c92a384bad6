import type { AppRoute } from '#/lib/screens/app_route.ts'

const load = (kind: '403' | '404' | '500') => () =>
  import('./error_screens.tsx').then((screens) => screens[`Error${kind}`])

export const routes: AppRoute[] = [
  { path: '/error/403', name: 'error403', titleKey: 'titles.error403', feature: 'errors', load: load('403') },
  { path: '/error/404', name: 'error404', titleKey: 'titles.error404', feature: 'errors', load: load('404') },
  { path: '/error/500', name: 'error500', titleKey: 'titles.error500', feature: 'errors', load: load('500') },
]
