import { IconCalendarCheck, IconCalendarMonth } from '@tabler/icons-react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { pathOfCalendar, pathOfLimits, pathOfPersonCalendar, pathOfRequests as path } from './paths.ts'

/** Attachments, and what the home page knows of requests as well, have texts of their own. */
const withMoreTexts =
  (load: AppRoute['load']): AppRoute['load'] =>
  async () =>
    (await Promise.all([load(), loadFeatureTexts('absence'), loadFeatureTexts('request_status')]))[0]

export const routes: AppRoute[] = [
  {
    path,
    name: 'requests',
    titleKey: 'titles.requests',
    feature: 'requests',
    load: withMoreTexts(() => import('./list/requests_screen.tsx').then((file) => file.RequestsScreen)),
    menu: { group: 'work', order: 32, icon: IconCalendarCheck },
  },
  {
    path: `${path}/:id/details`,
    name: 'request-details',
    titleKey: 'titles.request-details',
    feature: 'requests',
    load: withMoreTexts(() =>
      import('./details/request_details_screen.tsx').then((file) => file.RequestDetailsScreen)
    ),
  },
  {
    path: `${path}/:id/history`,
    name: 'request-history',
    titleKey: 'titles.request-history',
    feature: 'requests',
    load: withMoreTexts(() =>
      import('./details/request_history_screen.tsx').then((file) => file.RequestHistoryScreen)
    ),
  },
  {
    path: `${path}/:id/limits`,
    name: 'request-limits',
    titleKey: 'titles.request-limits',
    feature: 'requests',
    load: withMoreTexts(() =>
      import('./limits/request_limits_screen.tsx').then((file) => file.RequestLimitsScreen)
    ),
  },
  {
    path: pathOfLimits,
    name: 'request-limits',
    titleKey: 'titles.request-limits',
    feature: 'requests',
    under: 'requests',
    load: withMoreTexts(() => import('./limits/limits_screen.tsx').then((file) => file.LimitsScreen)),
  },
  {
    path: pathOfCalendar,
    name: 'requests-calendar',
    titleKey: 'titles.requests-calendar',
    feature: 'requests',
    load: withMoreTexts(() =>
      import('./calendar/requests_calendar_screen.tsx').then((file) => file.RequestsCalendarScreen)
    ),
    menu: { group: 'work', order: 33, icon: IconCalendarMonth },
  },
  {
    path: pathOfPersonCalendar(':id'),
    name: 'user-calendar',
    titleKey: 'titles.user-calendar',
    feature: 'requests',
    under: 'requests',
    load: withMoreTexts(() =>
      import('./calendar/person_calendar_screen.tsx').then((file) => file.PersonCalendarScreen)
    ),
  },
]
