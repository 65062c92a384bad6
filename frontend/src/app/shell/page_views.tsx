import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { areaOf } from '../areas.ts'

const Analytics = lazy(async () => {
  const [file] = await Promise.all([
    import('#/features/analytics/analytics.tsx'),
    loadFeatureTexts('analytics'),
  ])
  return { default: file.Analytics }
})

const registering: AppRoute['name'][] = ['register', 'public_register']

/** Sign-in and error pages hang below others and are no views of their own, but for registering. */
export function viewOf(route: AppRoute | null): { name: string; path: string } | null {
  if (!route) return null
  const isChild =
    ['authentication', 'error'].includes(areaOf(route.name)) && !registering.includes(route.name)
  return isChild ? null : { name: route.gtm ?? route.name, path: route.path }
}

/** Measures nothing, and loads no code for it, unless the installation names a tag manager or a place for telemetry. */
export function PageViews({ route }: { route: AppRoute | null }) {
  const { pathname, search } = useLocation()
  const view = viewOf(route)
  const { data } = useQuery({ ...enumsQuery, enabled: view !== null })
  const { analytics, telemetry } = data ?? {}
  if (!analytics && !telemetry) return null
  return (
    <Suspense fallback={null}>
      <Analytics
        configured={analytics ?? null}
        telemetry={telemetry ?? null}
        view={view && { ...view, visit: pathname + search }}
      />
    </Suspense>
  )
}
