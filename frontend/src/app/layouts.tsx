import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { LoadingScreen } from './app_states.tsx'
import { everyStyle } from './every_style.ts'

/** Not needed to sign in, so it comes afterwards. */
const Shell = lazy(async () => {
  const styles = everyStyle()
  const [{ Shell: frame }] = await Promise.all([import('./shell/shell.tsx'), styles])
  return { default: frame }
})

const PlainFrame = lazy(async () => {
  const styles = everyStyle()
  const [{ PlainFrame: frame }] = await Promise.all([import('./shell/plain_frame.tsx'), styles])
  return { default: frame }
})

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
