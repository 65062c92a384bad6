import i18nManager from '@adonisjs/i18n/services/main'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { personName } from '#app/core/person_name'
import {
  organisationSettings,
  type OrganisationSettings,
} from '#app/organisation/public/organisation_settings'
import type { Locale } from '#contracts/enums'

/** How something is written, and for whom. */
export type Paper = {
  locale: Locale
  say: (key: string, values?: Record<string, unknown>) => string
  company: Pick<OrganisationSettings, 'name' | 'taxId' | 'dateFormat' | 'timeFormat' | 'timeZone'>
  /** Who asked for it, and when. */
  madeBy: string
  now: number
}

/** Paper for the actor, in their language. */
export async function paperOf(locale: Locale, now: number): Promise<Paper> {
  const i18n = i18nManager.locale(locale)
  const user = await database()
    .selectFrom('users')
    .select(['name', 'surname'])
    .where('id', '=', organisationContext.actor().userId)
    .executeTakeFirst()
  return {
    ...{ locale, now, company: await organisationSettings() },
    say: (key, values) => i18n.formatMessage(`sheet_print.${key}`, values),
    madeBy: user?.name ? personName({ name: user.name, surname: user.surname ?? '' }, locale) : '',
  }
}
