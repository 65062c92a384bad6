import { IconMailFast } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/system/deliveries',
    name: 'deliveries',
    titleKey: 'titles.deliveries',
    feature: 'deliveries',
    load: () => import('./deliveries_screen.tsx').then((file) => file.DeliveriesScreen),
    menu: { group: 'organisation', order: 85, icon: IconMailFast },
  },
]
