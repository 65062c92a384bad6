import { IconFileExport } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/system/exports',
    name: 'exports',
    titleKey: 'titles.exports',
    feature: 'exports',
    load: () => import('./exports_screen.tsx').then((file) => file.ExportsScreen),
    menu: { group: 'organisation', order: 60, icon: IconFileExport },
  },
]
