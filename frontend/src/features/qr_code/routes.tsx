import { IconQrcode } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/my-profile/qr_code',
    name: 'my-qr-code',
    titleKey: 'titles.my-qr-code',
    feature: 'qr_code',
    load: () => import('./qr_code_screen.tsx').then((file) => file.QrCodeScreen),
    menu: { group: 'work', order: 35, icon: IconQrcode },
  },
]
