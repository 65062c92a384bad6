import { IconCalendarUser } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/availabilities',
    name: 'availabilities',
    titleKey: 'titles.availabilities',
    feature: 'availabilities',
    load: () => import('./availabilities_screen.tsx').then((file) => file.AvailabilitiesScreen),
    menu: { group: 'work', order: 34, icon: IconCalendarUser },
  },
]
