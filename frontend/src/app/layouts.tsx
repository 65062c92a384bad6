import { Outlet } from 'react-router-dom'
import { Shell } from './shell/shell.tsx'

/** Sign-in and error pages: no frame. */
export function BlankLayout() {
  return <Outlet />
}

export function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
