import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/host.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { Logo } from '#/ui/logo.tsx'
import classes from './login_screen.module.css'
import { WovenWeek } from './woven_week.tsx'

type Frame = { title: string; lead: ReactNode; children: ReactNode }

/** What the pages before sign-in share: the form on the left, the picture on the right. */
export function LoginFrame({ title, lead, children }: Frame) {
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
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
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
