import { IconCalendarWeek } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

export const routes: AppRoute[] = [
  {
    path: '/scheduler',
    name: 'scheduler',
    titleKey: 'titles.scheduler',
    feature: 'scheduling',
    load: async () => {
      const [screen] = await Promise.all([import('./scheduler_screen.tsx'), loadFeatureTexts('labour_code')])
      return screen.SchedulerScreen
    },
    menu: { group: 'work', order: 20, icon: IconCalendarWeek },
  },
]
