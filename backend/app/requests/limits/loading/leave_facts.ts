import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { LeaveFactsInput } from '#contracts/request_limits'

/** As long as nothing was entered. */
export const noFacts: LeaveFactsInput = {
  ...{ workedSince: null, firstJob: false, conditions: 'usual', conditionsSince: null },
  ...{ youngestChildOn: null, version: 0 },
}

/** What was entered for people, by employee id; who has nothing is missing. */
export async function findLeaveFacts(employeeIds: readonly string[]): Promise<Map<string, LeaveFactsInput>> {
  const found = await database()
    .selectFrom('leaveFacts')
    .select(['employeeId', 'workedSince', 'firstJob', 'conditions', 'conditionsSince', 'youngestChildOn'])
    .select(['version'])
    .where('employeeId', '=', anyOf(employeeIds))
    .execute()
  return new Map(found.map(({ employeeId, ...facts }) => [employeeId, facts]))
}
