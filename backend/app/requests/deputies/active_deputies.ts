import { addDays, dayOf, type Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { decidingRoles } from '#app/requests/people/deciding_roles'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { absenceTypes } from '#app/scheduling/public/work_types'

export type ActiveDeputy = { id: string; employeeId: string; deputyId: string }

/** Of these people, who is away on the day. */
export async function awayOn(day: Day, employeeIds: string[]): Promise<Set<string>> {
  if (employeeIds.length === 0) return new Set()
  const absences = await plannedEntries({
    ...{ from: day, until: addDays(day, 1), employeeIds, types: absenceTypes },
  })
  return new Set(absences.flatMap(({ employeeId }) => employeeId ?? []))
}

/** Today by the organisation's clock. */
export const todayHere = async (): Promise<Day> => dayOf(Date.now(), (await organisationSettings()).timeZone)

/**
 * Deputies who take the place of another person on the day: within the days they were named for, or while that person is
 * away. Both have to be people whose role decides, then and now.
 */
export async function activeDeputies(today: Day): Promise<ActiveDeputy[]> {
  const found = await database()
    .selectFrom('requestDeputies as d')
    .innerJoin('employees as e', 'e.id', 'd.employeeId')
    .innerJoin('employees as p', 'p.id', 'd.deputyId')
    .select(['d.id', 'd.employeeId', 'd.deputyId'])
    .select(sql<boolean>`d.first_day is null`.as('onLeaveOnly'))
    .where(sql<boolean>`(d.first_day is null or ${today}::date between d.first_day and d.last_day)`)
    .where('e.archivedAt', 'is', null)
    .where('p.archivedAt', 'is', null)
    .where('e.role', 'in', decidingRoles)
    .where('p.role', 'in', decidingRoles)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute()
  const away = await awayOn(
    today,
    found.filter(({ onLeaveOnly }) => onLeaveOnly).map(({ employeeId }) => employeeId)
  )
  return found
    .filter(({ onLeaveOnly, employeeId }) => !onLeaveOnly || away.has(employeeId))
    .map(({ id, employeeId, deputyId }) => ({ id, employeeId, deputyId }))
}
