import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { WorkingTimeRules } from '#contracts/labour_code'

/**
 * What is stored about people's own working time, regardless of the actor; an unknown id is missing in the map. Groups
 * are health data: they leave the server only for users who may edit employees.
 */
export async function findWorkingTime(ids: readonly string[]): Promise<Map<string, WorkingTimeRules>> {
  const found = await database()
    .selectFrom('employees')
    .select([
      'id',
      'birthDate',
      'protectedGroups as groups',
      'protectedGroupDays as groupDays',
      'shiftWorker',
      'overtimeWorked',
      'restWeekdays',
    ])
    .select(['dailyMaxMinutes', 'weeklyMaxMinutes', 'dailyRestMinutes', 'weeklyRestMinutes'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ id, ...own }) => [id, own]))
}
