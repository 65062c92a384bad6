import type { RouteName } from '@shiftloom/backend/contracts/abilities'
import { localeOf } from '@shiftloom/backend/contracts/enums'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useParams } from 'react-router-dom'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { useRefusedHere } from '#/lib/screens/refused_here.ts'
import { firstForm } from '#/lib/session/first_form.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { changeLocale, currentLocale } from '#/lib/i18n/i18n.ts'
import { setUserLocale } from '#/lib/i18n/locale.ts'
import { usePageMeta, type TitleLanguage } from '#/lib/screens/page_meta.ts'
import { enumsQuery, type Profile, profileQuery } from '#/lib/account/profile.ts'
import { useIsSignedIn, useOneSeat } from '#/lib/session/use_session.ts'
import { setWriting } from '#/lib/writing/writing.ts'
import { AppFailed, LoadingScreen } from './app_states.tsx'
import { areaOf, type Area } from './areas.ts'
import { redirectOf } from './guard.ts'
import { lazyScreen } from './lazy_screen.tsx'
import { appRoutes, routeExists } from './routes.ts'
import { PageViews } from './shell/page_views.tsx'
import { UnsupportedResolution, useIsUnsupported } from './unsupported_resolution.tsx'

const errorScreen = (name: RouteName) => lazyScreen(appRoutes.find((route) => route.name === name)!)
const refusals = {
  403: { name: 'error403', Page: errorScreen('error403') },
  404: { name: 'error404', Page: errorScreen('error404') },
} as const

/** Every screen passes here: who may see it, whether the app is ready for it, and its title. */
export function Guarded() {
  const route = useCurrentRoute()
  const refusedWith = useRefusedHere()
  const refusal = refusedWith && refusals[refusedWith]
  const location = useLocation()
  const signedIn = useIsSignedIn()
  useOneSeat()
  const identity = useIdentity(signedIn)
  const unsupported = useIsUnsupported(route?.name ?? null)
  const area = route ? areaOf(route.name) : 'error'
  const { tab } = useParams()
  usePageMeta(
    refusal ? `titles.${refusal.name}` : route ? titleKeyOf(route, tab) : 'titles.error404',
    refusal
      ? titleLanguage(refusal.name, 'error', signedIn)
      : titleLanguage(route?.name ?? null, area, signedIn),
    location.key
  )

  const redirect = redirectOf({
    name: route?.name ?? null,
    path: location.pathname + location.search,
    officeHost: isOfficeHost(),
    signedIn,
    profile: identity.profile,
    exists: routeExists,
  })

  // The sign-in takes its form over by itself.
  const isElsewhere = redirect !== null || unsupported !== null || route?.name !== 'login'
  useEffect(() => {
    if (isElsewhere) firstForm.leave()
  }, [isElsewhere])

  if (redirect !== null) return <Navigate to={redirect} replace />
  if (refusal) return <refusal.Page />
  if (unsupported) return <UnsupportedResolution kind={unsupported} />
  if (area === 'authentication' || area === 'error') return <Viewed route={route} />
  if (identity.failed) return <AppFailed error={identity.failed} onRetry={identity.retry} />
  if (!identity.ready) return <LoadingScreen />
  return <Viewed route={route} />
}

/** A screen that is shown, and counted as a view. */
const Viewed = ({ route }: { route: AppRoute | null }) => (
  <>
    <Outlet />
    <PageViews route={route} />
  </>
)

/** A screen of several tabs names the one that is open. */
const titleKeyOf = ({ titleKey, tabTitles = [] }: AppRoute, tab: string | undefined): string =>
  tab && tabTitles.includes(tab) ? `${titleKey}_${tab}` : titleKey

/**
 * Errors speak to a person who is signed in as the rest of their page does, and so does the way into a customer's seat,
 * which only the provider's people take: it is no public page. A kiosk speaks the language chosen at it.
 */
function titleLanguage(name: RouteName | null, area: Area, signedIn: boolean): TitleLanguage {
  if (area === 'office') return 'office'
  if (name === 'impersonate' || name === 'kiosk') return 'page'
  return area === 'customer' || (area === 'error' && signedIn) ? 'page' : 'public'
}

function useCurrentRoute(): AppRoute | null {
  const matches = useMatches()
  return (matches.at(-1)?.handle as AppRoute | undefined) ?? null
}

/** Enums and the profile, in the user's language. Asked for only while a user is signed in. */
function useIdentity(signedIn: boolean) {
  const cache = useQueryClient()
  const profile = useQuery({ ...profileQuery, enabled: signedIn })
  const enums = useQuery({ ...enumsQuery, enabled: signedIn })
  const spoken = useUserManner(signedIn ? profile.data : undefined)

  useEffect(() => {
    if (signedIn) return
    setUserLocale(null)
    setWriting(null)
    cache.clear()
  }, [signedIn, cache])

  const known = signedIn ? (profile.data ?? null) : null
  return {
    profile: known,
    ready: known !== null && enums.data !== undefined && spoken,
    failed: known === null || !enums.data ? (profile.error ?? enums.error) : null,
    retry: () => Promise.all([profile.refetch(), enums.refetch()]),
  }
}

/** The page speaks the person's language and writes days and times as their organisation does. */
function useUserManner(profile: Profile | undefined): boolean {
  const { language, dateFormat, timeFormat, firstDayOfWeek, country } = profile ?? {}
  const [spoken, setSpoken] = useState<number | null>(null)
  useEffect(() => {
    if (language === undefined) return
    const locale = localeOf(language)
    setUserLocale(locale)
    const change = locale === currentLocale() ? Promise.resolve() : changeLocale(locale)
    void change.finally(() => setSpoken(language))
  }, [language])
  useEffect(() => {
    setWriting(dateFormat && timeFormat ? { dateFormat, timeFormat, firstDayOfWeek, country } : null)
  }, [dateFormat, timeFormat, firstDayOfWeek, country])
  return language !== undefined && spoken === language
}
