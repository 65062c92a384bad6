import { IconArrowsExchange } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { pathOfSwaps as path } from './paths.ts'

export const routes: AppRoute[] = [
  {
    path,
    name: 'swaps',
    titleKey: 'titles.swaps',
    feature: 'swaps',
    load: () => import('./list/swaps_screen.tsx').then((file) => file.SwapsScreen),
    menu: { group: 'work', order: 35, icon: IconArrowsExchange },
  },
  {
    path: `${path}/:id`,
    name: 'swap-details',
    titleKey: 'titles.swap-details',
    feature: 'swaps',
    load: () => import('./details/swap_screen.tsx').then((file) => file.SwapScreen),
  },
]
