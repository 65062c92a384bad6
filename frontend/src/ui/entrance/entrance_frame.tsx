import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/session/host.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { Logo } from '#/ui/logo.tsx'
import classes from './entrance.module.css'
import { WovenWeek } from './woven_week.tsx'

type Frame = { title: string; lead: ReactNode; children: ReactNode }

/** What the pages before sign-in share: the form on the left, the picture on the right. */
export function EntranceFrame({ title, lead, children }: Frame) {
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
      <aside className={classes.side} aria-label={t('entrance.aside')}>
        <div className={classes.picture}>
          <WovenWeek />
        </div>
        <div className={classes.words}>
          <p className={classes.claim}>{t(office ? 'entrance.office_claim' : 'entrance.claim')}</p>
          <p className={classes.claimText}>
            {t(office ? 'entrance.office_claim_text' : 'entrance.claim_text')}
          </p>
        </div>
      </aside>
    </div>
  )
}
