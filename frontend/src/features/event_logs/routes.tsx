import { IconListDetails } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadChangeTexts } from '#/domain/changes/load_change_texts.ts'

export const routes: AppRoute[] = [
  {
    path: '/system/event_logs',
    name: 'event-logs',
    titleKey: 'titles.event-logs',
    feature: 'event_logs',
    load: async () => {
      const [file] = await Promise.all([import('./event_logs_screen.tsx'), loadChangeTexts('company')])
      return file.EventLogsScreen
    },
    menu: { group: 'organisation', order: 80, icon: IconListDetails },
  },
]
