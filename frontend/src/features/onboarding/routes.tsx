import type { AppRoute } from '#/lib/screens/app_route.ts'
import type { PartOffer } from '#/lib/screens/screen_part.tsx'

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

export const parts: PartOffer[] = [
  {
    place: 'home.welcome',
    ability: 'organisation.create',
    feature: 'onboarding',
    load: () => import('./welcome_cards.tsx').then((file) => file.HomeWelcome),
  },
]
