import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { HeldRequestType } from '#app/organisation/public/known_request_types'

/** Those of the types that exist; none of them is deleted until the unit of work ends. */
export const holdRequestTypes = (ids: readonly string[]): Promise<HeldRequestType[]> =>
  database()
    .selectFrom('requestTypes')
    .select(['id', sql<boolean>`archived_at is not null`.as('archived')])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute()
