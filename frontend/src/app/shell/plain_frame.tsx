import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreensContext } from '#/lib/screens/screens.ts'
import { session } from '#/lib/session/session.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { Logo } from '#/ui/logo.tsx'
import { useSignOut } from '../sign_out.ts'
import classes from './plain_frame.module.css'
import { useOpenScreens } from './use_open_screens.ts'
import { useSaveLanguage } from './use_save_language.ts'

/** Few ever need it. */
const ImpersonationBanner = lazy(() => import('./impersonation_banner.tsx'))

/** A screen by itself, on whatever people hold: no navigation, only the language and the way out. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const saveLanguage = useSaveLanguage()
  const pathOf = useOpenScreens()
  return (
    <div className={classes.frame}>
      {session.isImpersonating() && (
        <Suspense>
          <ImpersonationBanner />
        </Suspense>
      )}
      <header className={classes.top}>
        <Logo size={30} />
        <div className={classes.end}>
          <LanguageSwitch onChange={(locale) => void saveLanguage(locale)} />
          <Button variant="subtle" size="compact-sm" onClick={() => void signOut()}>
            {t(session.isImpersonating() ? 'app.end_impersonation' : 'app.sign_out')}
          </Button>
        </div>
      </header>
      <main className={classes.main}>
        <ScreensContext value={pathOf}>{children}</ScreensContext>
      </main>
    </div>
  )
}
