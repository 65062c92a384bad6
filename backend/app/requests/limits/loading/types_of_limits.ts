import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { nameIn } from '#app/requests/queries/load_request_types'
import type { Locale } from '#contracts/enums'

/** All types, archived ones too: what was taken from them stays taken. Not all of them have a limit of their own. */
export const typesOfLimits = (locale: Locale) =>
  database()
    .selectFrom('requestTypes')
    .select(['id', 'code', nameIn(locale).as('name'), 'shortcut', 'color', 'daysCount', 'limitPer'])
    .select(['affectsVacationLimit', 'primaryVacation', 'overtimeCompensation', 'overLimit'])
    .select(sql<boolean>`archived_at is not null`.as('archived'))
    .orderBy('sort')
    .orderBy('id')
    .execute()
