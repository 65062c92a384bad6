import { rows } from '#app/core/organisation_context'
import type { WorkingTimeRules } from '#contracts/labour_code'

/**
 * What is stored about people's own working time, regardless of the actor; an unknown id is missing in the map. Groups
 * are health data: they leave the server only for users who may edit employees.
 */
export async function findWorkingTime(ids: readonly string[]): Promise<Map<string, WorkingTimeRules>> {
  const found = await rows<WorkingTimeRules & { id: string }>(
    `select e.id, e.birth_date as "birthDate", e.protected_groups as groups, e.protected_group_days as "groupDays",
       e.shift_worker as "shiftWorker",
       e.daily_max_minutes as "dailyMaxMinutes", e.weekly_max_minutes as "weeklyMaxMinutes",
       e.daily_rest_minutes as "dailyRestMinutes", e.weekly_rest_minutes as "weeklyRestMinutes"
     from employees e where e.id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map(({ id, ...own }) => [id, own]))
}
