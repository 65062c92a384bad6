import { IconBuildingStore } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/localizations',
    name: 'localizations',
    titleKey: 'titles.localizations',
    feature: 'locations',
    load: () => import('./locations_screen.tsx').then((file) => file.LocationsScreen),
    menu: { group: 'organisation', order: 50, icon: IconBuildingStore },
  },
  {
    path: '/localizations/:id',
    name: 'localization',
    titleKey: 'titles.localization',
    feature: 'locations',
    load: () => import('./location_screen.tsx').then((file) => file.LocationScreen),
  },
]
