import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { Account } from '#app/core/http/account'
import { organisationContext, type Actor } from '#app/core/organisation_context'
import { localeOf } from '#contracts/enums'

/** No organisation has this id: rows of organisations stay hidden. */
const noOrganisation = '00000000-0000-0000-0000-000000000000'

/** A provider's employee as the actor, in an organisation or in the back office itself. */
export const officeActor = (by: Account, ip: string, organisationId = noOrganisation): Actor => ({
  ...{ userId: by.userId, organisationId, role: by.role, ip },
  ...{ employeeId: null, locationIds: null, impersonatorUserId: null, locale: localeOf(by.language) },
})

/**
 * A unit of work of the provider's people: PostgreSQL shows them the organisations themselves and their wishes to be
 * deleted, to read, and no other row that belongs to one. Whatever changes an organisation runs in it instead.
 */
export const officeContext = {
  run: <T>(work: () => Promise<T>, actor: Actor | null = null): Promise<T> =>
    organisationContext.run(
      noOrganisation,
      async () => {
        await sql`select set_config('app.office', 'on', true)`.execute(database())
        return work()
      },
      actor
    ),
}
