import { IconHome } from '@tabler/icons-react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/',
    name: 'home',
    titleKey: 'titles.home',
    feature: 'home',
    load: async () => {
      const [screen] = await Promise.all([
        import('./home_screen.tsx'),
        loadFeatureTexts('request_status'),
        loadFeatureTexts('ledger'),
      ])
      return screen.HomeScreen
    },
    menu: { group: 'work', order: 10, icon: IconHome },
  },
]
