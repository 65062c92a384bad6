import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/session/host.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { ScreensContext } from '#/lib/screens/screens.ts'
import { session } from '#/lib/session/session.ts'
import { prepareQuestions } from '#/ui/confirm.tsx'
import { Navigation } from './navigation.tsx'
import classes from './shell.module.css'
import { TopBar } from './top_bar.tsx'
import { UnsentNote } from './unsent_note.tsx'
import { useNavigationWidth } from './use_navigation_width.ts'
import { useOpenScreens } from './use_open_screens.ts'
import { useRouteFocus } from './use_route_focus.ts'
import { ZoneBanner } from './zone_banner.tsx'

/** Few ever need it. */
const ImpersonationBanner = lazy(() => import('./impersonation_banner.tsx'))

/** Navigation on the left, the bar on top, the screen in what is left. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { hasSampleData } = useProfile()
  const main = useRef<HTMLElement>(null)
  const navigation = useNavigationWidth()
  const pathOf = useOpenScreens()
  useRouteFocus(main)
  useEffect(prepareQuestions, [])

  return (
    <div className={classes.shell} data-narrow={navigation.narrow || undefined}>
      <a className={classes.skip} href="#main">
        {t('app.skip_to_content')}
      </a>
      <Navigation narrow={navigation.narrow} onToggle={navigation.toggle} />
      <div className={classes.body}>
        {session.isImpersonating() && (
          <Suspense>
            <ImpersonationBanner />
          </Suspense>
        )}
        <TopBar />
        <UnsentNote />
        {!isOfficeHost() && <ZoneBanner />}
        {hasSampleData && <ScreenPart place="shell.sample_data" />}
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          <ScreensContext value={pathOf}>{children}</ScreensContext>
        </main>
      </div>
    </div>
  )
}
