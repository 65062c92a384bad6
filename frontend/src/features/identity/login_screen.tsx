import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/host.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { Logo } from '#/ui/logo.tsx'
import { LoginForm } from './login_form.tsx'
import classes from './login_screen.module.css'
import { WovenWeek } from './woven_week.tsx'

/** The customers' sign-in, or on back-office hosts the provider's. */
export function LoginScreen() {
  const { t } = useTranslation()
  const office = isOfficeHost()
  return (
    <div className={classes.page} data-office={office || undefined}>
      <main className={classes.form}>
        <header className={classes.top}>
          <Logo size={34} />
          <LanguageSwitch />
        </header>
        <div className={classes.centre}>
          <h1 className={classes.title}>
            {t(office ? 'identity.login.office_title' : 'identity.login.title')}
          </h1>
          <p className={classes.lead}>{t(office ? 'identity.login.office_lead' : 'identity.login.lead')}</p>
          <LoginForm />
        </div>
      </main>
      <aside className={classes.side} aria-label={t('identity.login.aside')}>
        <div className={classes.picture}>
          <WovenWeek />
        </div>
        <div className={classes.words}>
          <p className={classes.claim}>
            {t(office ? 'identity.login.office_claim' : 'identity.login.claim')}
          </p>
          <p className={classes.claimText}>
            {t(office ? 'identity.login.office_claim_text' : 'identity.login.claim_text')}
          </p>
        </div>
      </aside>
    </div>
  )
}
