import { IconSettings } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/company_settings/:tab?',
    name: 'company-settings',
    titleKey: 'titles.company-settings',
    feature: 'company',
    load: () => import('./company_screen.tsx').then((file) => file.CompanyScreen),
    menu: { group: 'organisation', order: 70, icon: IconSettings },
  },
]
