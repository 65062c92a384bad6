import { IconSettings } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

export const routes: AppRoute[] = [
  {
    path: '/company_settings/:tab?',
    name: 'company-settings',
    titleKey: 'titles.company-settings',
    tabTitles: ['general', 'positions_tags', 'requests', 'holidays', 'code'],
    feature: 'company',
    load: async () => {
      const [screen] = await Promise.all([
        import('./company_screen.tsx'),
        loadFeatureTexts('labour_code'),
        loadFeatureTexts('request_rules'),
      ])
      return screen.CompanyScreen
    },
    menu: { group: 'organisation', order: 70, icon: IconSettings },
  },
]
