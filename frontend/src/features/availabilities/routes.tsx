import { IconCalendarUser } from '@tabler/icons-react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/availabilities',
    name: 'availabilities',
    titleKey: 'titles.availabilities',
    feature: 'availabilities',
    load: async () => {
      const [file] = await Promise.all([
        import('./availabilities_screen.tsx'),
        loadFeatureTexts('availability'),
      ])
      return file.AvailabilitiesScreen
    },
    menu: { group: 'work', order: 34, icon: IconCalendarUser },
  },
]
