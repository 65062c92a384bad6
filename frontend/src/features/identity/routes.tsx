import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    titleKey: 'titles.login',
    feature: 'identity',
    load: () => import('./login_screen.tsx').then((file) => file.LoginScreen),
  },
]
