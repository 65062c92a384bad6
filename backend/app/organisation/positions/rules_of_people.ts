import { sql } from 'kysely'
import { database } from '#app/core/database/database'

/** People keep no limits for a position that goes. */
export const forgetRulesFor = (positionId: string): Promise<unknown> =>
  sql`
    update employees set position_rules = position_rules - ${positionId}::text
    where position_rules ? ${positionId}`.execute(database())
