import { IconUsers } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/office/users',
    name: 'users',
    titleKey: 'titles.users',
    feature: 'users',
    load: () => import('./users_screen.tsx').then((file) => file.UsersScreen),
    menu: { group: 'work', order: 10, icon: IconUsers },
  },
  {
    path: '/office/users/:id',
    name: 'user',
    titleKey: 'titles.user',
    feature: 'users',
    load: () => import('./user_screen.tsx').then((file) => file.UserScreen),
  },
]
