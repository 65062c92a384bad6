import { IconWorld } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

export const routes: AppRoute[] = [
  {
    path: '/office/regions',
    name: 'regions',
    titleKey: 'titles.regions',
    feature: 'regions',
    load: () => import('./regions_screen.tsx').then((file) => file.RegionsScreen),
    menu: { group: 'work', order: 50, icon: IconWorld },
  },
  {
    path: '/office/regions/:id',
    name: 'region',
    titleKey: 'titles.region',
    feature: 'regions',
    load: async () => {
      const [file] = await Promise.all([import('./region_screen.tsx'), loadFeatureTexts('request_rules')])
      return file.RegionScreen
    },
  },
]
