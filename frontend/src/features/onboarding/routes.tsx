import type { AppRoute } from '#/lib/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/welcome',
    name: 'welcome',
    titleKey: 'titles.welcome',
    feature: 'onboarding',
    frame: 'plain',
    load: () => import('./welcome_screen.tsx').then((file) => file.WelcomeScreen),
  },
]
