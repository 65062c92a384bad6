import { IconChartHistogram } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/demand/:locationId?',
    name: 'demand',
    titleKey: 'titles.demand',
    feature: 'demand',
    load: () => import('./overview/overview_screen.tsx').then((file) => file.OverviewScreen),
    menu: { group: 'work', order: 30, icon: IconChartHistogram },
  },
]
