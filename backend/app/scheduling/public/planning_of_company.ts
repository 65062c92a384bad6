import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { Planning } from '#app/organisation/public/planning'

/** What the module that keeps people asks about their planning. */
export const planningOfCompany: Pick<Planning, 'isInUndoableSteps'> = {
  async isInUndoableSteps(employeeId) {
    const holding = (side: 'before' | 'after') =>
      sql<boolean>`changes @> ${JSON.stringify([{ [side]: { employeeId } }])}::jsonb`
    const held = await database()
      .selectFrom('scheduleCommands')
      .select('id')
      .where((eb) => eb.or([holding('before'), holding('after')]))
      .limit(1)
      .executeTakeFirst()
    return held !== undefined
  },
}
