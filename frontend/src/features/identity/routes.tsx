import { IconUserCircle } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/app_route.ts'

const profile = () => import('./profile_screen.tsx').then((file) => file.ProfileScreen)

export const routes: AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    titleKey: 'titles.login',
    feature: 'identity',
    load: () => import('./login_screen.tsx').then((file) => file.LoginScreen),
  },
  {
    path: '/my-profile',
    name: 'my-profile',
    titleKey: 'titles.my-profile',
    feature: 'identity',
    load: profile,
  },
  {
    path: '/office/my-profile',
    name: 'profile',
    titleKey: 'titles.profile',
    feature: 'identity',
    load: profile,
    menu: { group: 'work', order: 90, icon: IconUserCircle },
  },
]
