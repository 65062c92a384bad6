import { IconScale } from '@tabler/icons-react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/fairness',
    name: 'fairness',
    titleKey: 'titles.fairness',
    feature: 'fairness',
    load: async () => {
      const [screen] = await Promise.all([import('./fairness_screen.tsx'), loadFeatureTexts('ledger')])
      return screen.FairnessScreen
    },
    menu: { group: 'work', order: 37, icon: IconScale },
  },
]
