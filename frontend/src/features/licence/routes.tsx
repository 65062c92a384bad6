import { IconLicense } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/license',
    name: 'license',
    titleKey: 'titles.license',
    feature: 'licence',
    load: () => import('./licence_screen.tsx').then((file) => file.LicenceScreen),
    menu: { group: 'organisation', order: 80, icon: IconLicense },
  },
]
