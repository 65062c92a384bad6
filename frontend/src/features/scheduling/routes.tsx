import { IconCalendarWeek } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/scheduler',
    name: 'scheduler',
    titleKey: 'titles.scheduler',
    feature: 'scheduling',
    load: async () => (await import('./scheduler_screen.tsx')).SchedulerScreen,
    menu: { group: 'work', order: 20, icon: IconCalendarWeek },
  },
]
