import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { activeDeputies, todayHere } from '#app/requests/deputies/active_deputies'
import { can } from '#contracts/abilities'
import type { RequestDeputy } from '#contracts/request_deputies'

/** Deputies that the actor has, or is, and for users who file for others everyone's; those whose days are over are left out. */
export async function listDeputies(): Promise<RequestDeputy[]> {
  const { employeeId, role } = organisationContext.actor()
  const isForOthers = can(role, 'requests.create')
  const today = await todayHere()
  const active = new Set((await activeDeputies(today)).map(({ id }) => id))
  const found = await database()
    .selectFrom('requestDeputies as d')
    .innerJoin('employees as e', 'e.id', 'd.employeeId')
    .innerJoin('employees as p', 'p.id', 'd.deputyId')
    .select(['d.id', 'd.firstDay', 'd.lastDay', 'd.employeeId', 'd.deputyId'])
    .select(['e.name', 'e.surname', 'p.name as deputyName', 'p.surname as deputySurname'])
    .where(sql<boolean>`(d.last_day is null or d.last_day >= ${today})`)
    .where('e.archivedAt', 'is', null)
    .where('p.archivedAt', 'is', null)
    .$if(!isForOthers, (query) =>
      query.where((eb) => eb.or([eb('d.employeeId', '=', employeeId), eb('d.deputyId', '=', employeeId)]))
    )
    .orderBy('d.firstDay', (order) => order.asc().nullsFirst())
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('d.id')
    .execute()
  return found.map((row) => ({
    ...{ id: row.id, firstDay: row.firstDay, lastDay: row.lastDay },
    person: { id: row.employeeId, name: row.name, surname: row.surname },
    deputy: { id: row.deputyId, name: row.deputyName, surname: row.deputySurname },
    ...{ isActive: active.has(row.id), isRemovable: isForOthers || row.employeeId === employeeId },
  }))
}
