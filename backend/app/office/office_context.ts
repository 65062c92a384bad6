import { organisationContext, trx } from '#app/core/organisation_context'

/** Nobody's: rows of an organisation stay hidden. */
const noOrganisation = '00000000-0000-0000-0000-000000000000'

/**
 * A unit of work of the provider's people: PostgreSQL shows them the organisations themselves, to read, and no row
 * that belongs to one. Whatever changes an organisation runs in that organisation instead.
 */
export const officeContext = {
  run: <T>(work: () => Promise<T>): Promise<T> =>
    organisationContext.run(noOrganisation, async () => {
      await trx().rawQuery(`select set_config('app.office', 'on', true)`)
      return work()
    }),
}
