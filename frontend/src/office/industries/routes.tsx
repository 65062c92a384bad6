import { IconBuildingFactory2 } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/office/industries',
    name: 'industries',
    titleKey: 'titles.industries',
    feature: 'industries',
    load: () => import('./industries_screen.tsx').then((file) => file.IndustriesScreen),
    menu: { group: 'work', order: 40, icon: IconBuildingFactory2 },
  },
  {
    path: '/office/industries/:id',
    name: 'industry',
    titleKey: 'titles.industry',
    feature: 'industries',
    load: () => import('./industry_screen.tsx').then((file) => file.IndustryScreen),
  },
]
