import { IconListDetails } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/system/event_logs',
    name: 'event-logs',
    titleKey: 'titles.event-logs',
    feature: 'event_logs',
    load: () => import('./event_logs_screen.tsx').then((file) => file.EventLogsScreen),
    menu: { group: 'organisation', order: 80, icon: IconListDetails },
  },
]
