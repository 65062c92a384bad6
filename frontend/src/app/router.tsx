import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { areaOf, type Area } from './areas.ts'
import { CrashPage, CrashScreen } from './crash_screen.tsx'
import { Guarded } from './guarded.tsx'
import { lazyScreen } from './lazy_screen.tsx'
import { appRoutes, standInFor } from './routes.ts'
import { BlankLayout, PlainLayout, ShellLayout } from './layouts.tsx'

const routeOf = (route: AppRoute): RouteObject => ({
  path: route.path,
  handle: route,
  Component: lazyScreen(route, standInFor(route.name)),
  ErrorBoundary: CrashScreen,
})

const routesIn = (areas: Area[], frame?: AppRoute['frame']): RouteObject[] =>
  appRoutes.filter((route) => areas.includes(areaOf(route.name)) && route.frame === frame).map(routeOf)

const notFound = appRoutes.find(({ name }) => name === 'error404')!

export const router = createBrowserRouter([
  {
    Component: Guarded,
    ErrorBoundary: CrashPage,
    children: [
      { Component: ShellLayout, children: routesIn(['customer', 'office']) },
      { Component: PlainLayout, children: routesIn(['customer'], 'plain') },
      { Component: BlankLayout, children: routesIn(['authentication', 'error']) },
      { path: '*', Component: lazyScreen(notFound), ErrorBoundary: CrashScreen },
    ],
  },
])
