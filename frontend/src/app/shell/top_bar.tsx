import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconBuilding } from '@tabler/icons-react'
import { isOfficeHost } from '#/lib/session/host.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { ConnectionDot } from './connection_dot.tsx'
import classes from './top_bar.module.css'
import { useOpenScreens } from './use_open_screens.ts'
import { useSaveLanguage } from './use_save_language.ts'
import { UserMenu } from './user_menu.tsx'

const Bell = lazy(async () => {
  const [file] = await Promise.all([
    import('#/features/notifications/bell.tsx'),
    loadFeatureTexts('notifications'),
  ])
  return { default: file.Bell }
})

export function TopBar() {
  const { t } = useTranslation()
  const profile = useProfile()
  const saveLanguage = useSaveLanguage()
  const name = isOfficeHost() ? t('app.back_office') : profile.organisationName
  return (
    <header className={classes.bar}>
      <div className={classes.organisation}>
        {profile.organisationLogoUrl ? (
          <img src={profile.organisationLogoUrl} alt="" className={classes.logo} />
        ) : (
          <IconBuilding size={18} stroke={1.6} aria-hidden />
        )}
        <span className={classes.name}>{name}</span>
      </div>
      <div className={classes.end}>
        {!isOfficeHost() && <ConnectionDot />}
        <NotificationBell />
        <LanguageSwitch onChange={(locale) => void saveLanguage(locale)} />
        <UserMenu />
      </div>
    </header>
  )
}

/** Its place is kept while it loads, so that nothing beside it moves. */
function NotificationBell() {
  const pathOf = useOpenScreens()
  const may = useCan('notifications.read_own')
  if (!may || isOfficeHost()) return null
  return (
    <span className={classes.bell}>
      <Suspense>
        <Bell pathOf={pathOf} />
      </Suspense>
    </span>
  )
}
