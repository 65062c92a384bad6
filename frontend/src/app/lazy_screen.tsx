import { type ComponentType, lazy, Suspense } from 'react'
import type { AppRoute, StandIn } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useCan } from '#/lib/account/profile.ts'
import { fetchedCode } from './fetched_code.ts'
import { everyStyle } from './every_style.ts'
import { ScreenPending } from './screen_pending.tsx'

/** The one screen that the styles of the start are enough for. */
const plainScreen: AppRoute['name'] = 'login'

/** The screen's code, texts and styles, fetched together, only once the guard has let the visitor in. */
const fetched = ({ name, feature, load }: Pick<AppRoute, 'name' | 'feature' | 'load'>) =>
  lazy(() =>
    fetchedCode(async () => {
      // First: other packages' sheets in the library's layer stand after its own.
      const styles = name === plainScreen ? undefined : everyStyle()
      const [screen] = await Promise.all([load(), loadFeatureTexts(feature), styles])
      return { default: screen }
    })
  )

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
