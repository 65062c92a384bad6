import { IconDeviceTablet } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/kiosk',
    name: 'kiosk',
    titleKey: 'titles.kiosk',
    feature: 'kiosk',
    load: () => import('./screen/kiosk_screen.tsx').then((file) => file.KioskScreen),
  },
  {
    path: '/kiosk-module',
    name: 'kiosk-module',
    titleKey: 'titles.kiosk-module',
    feature: 'kiosk_module',
    load: () => import('./kiosk_module/kiosks_screen.tsx').then((file) => file.KiosksScreen),
    menu: { group: 'organisation', order: 15, icon: IconDeviceTablet },
  },
]
