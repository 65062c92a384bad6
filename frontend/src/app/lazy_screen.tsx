import { type ComponentType, lazy, Suspense } from 'react'
import type { AppRoute, StandIn } from '#/lib/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useCan } from '#/lib/profile.ts'
import { ScreenPending } from './screen_pending.tsx'

/** The screen's code and texts, fetched together, only once the guard has let the visitor in. */
const fetched = ({ feature, load }: Pick<AppRoute, 'feature' | 'load'>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadFeatureTexts(feature)])
    return { default: screen }
  })

export function lazyScreen(route: AppRoute, standIn?: StandIn): ComponentType {
  const Screen = fetched(route)
  if (!standIn)
    return function LazyScreen() {
      return (
        <Suspense fallback={<ScreenPending />}>
          <Screen />
        </Suspense>
      )
    }
  const Other = fetched(standIn)
  return function ScreenByAbility() {
    const can = useCan(standIn.without)
    return <Suspense fallback={<ScreenPending />}>{can ? <Screen /> : <Other />}</Suspense>
  }
}
