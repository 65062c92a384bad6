import { IconHome } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/',
    name: 'home',
    titleKey: 'titles.home',
    feature: 'home',
    load: () => import('./home_screen.tsx').then((file) => file.HomeScreen),
    menu: { group: 'work', order: 10, icon: IconHome },
  },
]
