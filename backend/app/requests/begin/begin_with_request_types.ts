import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { regionOfCountry } from '#app/office/public/region_of_country'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { ruleColumns } from '#app/requests/queries/rule_columns'

/**
 * Gives an organisation that has no request types yet those of its country. Types are never deleted, so an organisation
 * that had some keeps exactly what it made of them. Concurrent calls copy them once.
 */
export async function beginWithRequestTypes(): Promise<void> {
  const any = await database().selectFrom('requestTypes').select('id').limit(1).executeTakeFirst()
  if (any) return
  const region = await regionOfCountry((await organisationSettings()).country)
  if (!region) return
  const { id } = organisationContext.current()
  await database()
    .insertInto('requestTypes')
    .columns(['id', 'organisationId', 'sort', 'code', 'names', ...ruleColumns])
    .expression((eb) =>
      eb
        .selectFrom('requestKinds')
        .select([sql`gen_random_uuid()`.as('id'), eb.val(id).as('organisationId')])
        .select(sql`row_number() over (order by sort, code)`.as('sort'))
        .select(['code', 'names', ...ruleColumns])
        .where('regionId', '=', region)
    )
    .onConflict((any) => any.doNothing())
    .execute()
}
