import { type ComponentType, lazy, Suspense } from 'react'
import type { AppRoute } from '#/lib/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { ScreenPending } from './screen_pending.tsx'

/** The screen's code and texts, fetched together, only once the guard has let the visitor in. */
export function lazyScreen({ feature, load }: AppRoute): ComponentType {
  const Screen = lazy(async () => {
    const [screen] = await Promise.all([load(), loadFeatureTexts(feature)])
    return { default: screen }
  })
  return function LazyScreen() {
    return (
      <Suspense fallback={<ScreenPending />}>
        <Screen />
      </Suspense>
    )
  }
}
