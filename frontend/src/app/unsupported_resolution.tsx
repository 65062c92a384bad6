import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { RouteName } from '#/lib/screens/app_route.ts'
import { LoadingScreen } from './app_states.tsx'

/** Not needed to sign in, so it comes afterwards. */
const Screen = lazy(async () => ({ default: (await import('./unsupported_screen.tsx')).UnsupportedScreen }))

/** The widest window that is still too narrow, in CSS pixels. */
const tooNarrow = 1280
const phone = 767
/** People open these from a mail on whatever they hold; a kiosk is a tablet. */
const everywhere: readonly RouteName[] = [
  'public_register',
  'activate-account',
  'welcome',
  'register',
  'kiosk',
]

type UnsupportedKind = 'phone' | 'narrow'

const watchWidth = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export function resolutionOf(width: number, name: RouteName | null): UnsupportedKind | null {
  if (width > tooNarrow || (name && everywhere.includes(name))) return null
  return width <= phone ? 'phone' : 'narrow'
}

export const useIsUnsupported = (name: RouteName | null): UnsupportedKind | null =>
  useSyncExternalStore(watchWidth, () => resolutionOf(window.innerWidth, name))

export const UnsupportedResolution = ({ kind }: { kind: UnsupportedKind }) => (
  <Suspense fallback={<LoadingScreen />}>
    <Screen kind={kind} width={tooNarrow} />
  </Suspense>
)
