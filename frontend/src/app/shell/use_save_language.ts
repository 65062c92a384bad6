import { languages, type Locale } from '@shiftloom/backend/contracts/enums'
import { useQueryClient } from '@tanstack/react-query'
import { isOfficeHost } from '#/lib/session/host.ts'
import { http } from '#/lib/api/http.ts'
import { profileQuery } from '#/lib/account/profile.ts'

/** The choice follows the person to other devices. */
export function useSaveLanguage() {
  const cache = useQueryClient()
  return async (locale: Locale) => {
    const language = languages[locale]
    cache.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, language })
    const users = isOfficeHost() ? 'back-office-users' : 'organisation-users'
    await http.put(`/organisation-management/${users}/profile/language`, { language }).catch(() => {})
    // What the server wrote in the old language, and the profile's version.
    await cache.invalidateQueries()
  }
}
