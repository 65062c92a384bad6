import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { LoadingScreen } from './app_states.tsx'

/** Not needed to sign in, so it comes afterwards. */
const Shell = lazy(() => import('./shell/shell.tsx').then((file) => ({ default: file.Shell })))

const PlainFrame = lazy(() =>
  import('./shell/plain_frame.tsx').then((file) => ({ default: file.PlainFrame }))
)

/** Sign-in and error pages: no frame. */
export function BlankLayout() {
  return <Outlet />
}

export function ShellLayout() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  )
}

/** While there is nothing to navigate to yet. */
export function PlainLayout() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PlainFrame>
        <Outlet />
      </PlainFrame>
    </Suspense>
  )
}
