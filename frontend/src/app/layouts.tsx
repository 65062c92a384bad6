import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { LoadingScreen } from './app_states.tsx'

/** Not needed to sign in, so it comes afterwards. */
const Shell = lazy(() => import('./shell/shell.tsx').then((file) => ({ default: file.Shell })))

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
