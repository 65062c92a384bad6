import { IconClockCheck } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/system/records',
    name: 'records',
    titleKey: 'titles.records',
    feature: 'records',
    load: () => import('./records_screen.tsx').then((file) => file.RecordsScreen),
    menu: { group: 'work', order: 30, icon: IconClockCheck },
  },
]
