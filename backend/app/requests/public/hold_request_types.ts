import { rows } from '#app/core/organisation_context'
import type { HeldRequestType } from '#app/organisation/public/known_request_types'

/** Those of the types that exist; none of them is deleted until the unit of work ends. */
export const holdRequestTypes = (ids: readonly string[]): Promise<HeldRequestType[]> =>
  rows<HeldRequestType>(
    `select id, archived_at is not null as archived from request_types
     where id = any(?::uuid[]) order by id for key share`,
    [ids]
  )
