import { useTranslation } from 'react-i18next'
import { IconBuilding } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { languages, type Locale } from '@shiftloom/backend/contracts/enums'
import { isOfficeHost } from '#/lib/host.ts'
import { http } from '#/lib/http.ts'
import { profileQuery, useProfile } from '#/lib/profile.ts'
import { LanguageSwitch } from '#/ui/language_switch.tsx'
import { ConnectionDot } from './connection_dot.tsx'
import classes from './top_bar.module.css'
import { UserMenu } from './user_menu.tsx'

export function TopBar() {
  const { t } = useTranslation()
  const profile = useProfile()
  const saveLanguage = useSaveLanguage()
  const name = isOfficeHost() ? t('app.back_office') : profile.organisationName
  return (
    <header className={classes.bar}>
      <div className={classes.organisation}>
        <IconBuilding size={18} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
      </div>
      <div className={classes.end}>
        {!isOfficeHost() && <ConnectionDot />}
        <LanguageSwitch onChange={(locale) => void saveLanguage(locale)} />
        <UserMenu />
      </div>
    </header>
  )
}

/** The choice follows the person to other devices. */
function useSaveLanguage() {
  const cache = useQueryClient()
  return async (locale: Locale) => {
    const language = languages[locale]
    cache.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, language })
    const users = isOfficeHost() ? 'back-office-users' : 'organisation-users'
    await http.put(`/organisation-management/${users}/profile/language`, { language }).catch(() => {})
    // What the server wrote in the old language.
    await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] })
  }
}
