import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { meaningOf } from '#app/organisation/directory/link_meanings'
import { linksTo, namedThrough } from '#app/organisation/directory/dependants'
import { forgetRulesFor } from '#app/organisation/positions/rules_of_people'
import { lockPositions } from '#app/organisation/positions/load_positions'

type Named = { id: string; name: string }
/** What was added to try the product with and is still marked so. `changed` if it was edited since. */
export type SampleDirectory = {
  people: (Named & { changed: boolean; hasAccount: boolean })[]
  places: (Named & { changed: boolean })[]
  positions: (Named & { color: number; ownColor: string | null })[]
}

/** With `lock`, no one else can refer to any of it or edit it until the unit of work ends. */
export async function sampleDirectory(lock: 'lock' | 'read'): Promise<SampleDirectory> {
  if (lock === 'lock') await lockPositions()
  const held = lock === 'lock'
  return {
    people: await database()
      .selectFrom('employees')
      .select(({ ref }) => ['id', personNameOf(ref('name'), ref('surname')).as('name')])
      .select([isChanged.as('changed'), sql<boolean>`user_id is not null`.as('hasAccount')])
      .where('isSample', '=', true)
      .orderBy('employees.surname')
      .orderBy('employees.name')
      .orderBy('id')
      .$if(held, (query) => query.forUpdate())
      .execute(),
    places: await database()
      .selectFrom('locations')
      .select(['id', 'name', isChanged.as('changed')])
      .where('isSample', '=', true)
      .orderBy('name')
      .orderBy('id')
      .$if(held, (query) => query.forUpdate())
      .execute(),
    positions: await database()
      .selectFrom('positions')
      .select(['id', 'name', 'color', 'ownColor'])
      .where('isSample', '=', true)
      .orderBy('sortOrder')
      .orderBy('id')
      .$if(held, (query) => query.forUpdate())
      .execute(),
  }
}

/** Someone edited it since it was added. */
const isChanged = sql<boolean>`version > 1`

type Use = { id: string; by: string }

/** Places where people live who stay, with their names. */
export async function placesOfPeople(placeIds: string[], goingIds: string[]): Promise<Use[]> {
  const { rows: found } = await sql<Use>`
    select distinct p.id, ${personNameOf(sql.ref('e.name'), sql.ref('e.surname'))} as by from (
      select location_id as id, employee_id from employee_locations
      union select main_location_id, id from employees) p
    join employees e on e.id = p.employee_id
    where p.id = any(${placeIds}::uuid[]) and e.id <> all(${goingIds}::uuid[]) order by by`.execute(
    database()
  )
  return found
}

/** Positions of people who stay, with their names. */
export async function positionsOfPeople(positionIds: string[], goingIds: string[]): Promise<Use[]> {
  const { rows: found } = await sql<Use>`
    select distinct k.position_id as id, ${personNameOf(sql.ref('e.name'), sql.ref('e.surname'))} as by
    from employee_positions k join employees e on e.id = k.employee_id
    where k.position_id = any(${positionIds}::uuid[]) and e.id <> all(${goingIds}::uuid[]) order by by`.execute(
    database()
  )
  return found
}

/** Positions that places offer which were never samples. */
export const positionsOfOwnPlaces = async (positionIds: string[]): Promise<string[]> => {
  const found = await database()
    .selectFrom('locationPositions as k')
    .innerJoin('locations as l', 'l.id', 'k.locationId')
    .select('k.positionId as id')
    .distinct()
    .where('k.positionId', '=', anyOf(positionIds))
    .where('l.isSample', '=', false)
    .execute()
  return found.map(({ id }) => id)
}

/** This module's links that are asked for by name elsewhere, or mean nothing without the row; others say so of theirs. */
const asked = {
  employees: [
    'employee_contracts',
    'employee_rates',
    'employee_locations',
    'employee_positions',
    'employee_tags',
    'location_admins',
  ],
  locations: ['employee_locations', 'employees', 'location_positions', 'location_tags', 'location_admins'],
  positions: ['employee_positions', 'location_positions'],
}

/** Those that rows of any other table refer to; asks the database for its links, so no module is forgotten. */
export async function usedElsewhere(table: keyof typeof asked, ids: string[]): Promise<string[]> {
  const links = (await linksTo(table)).filter(
    (link) => !asked[table].includes(link.table) && !meaningOf(link.table).staysOutOfSamples
  )
  return [...(await namedThrough(links, ids))]
}

type Going = { peopleIds: string[]; placeIds: string[]; positionIds: string[] }

/** Deletes these samples with what belongs to them; every other one is the company's own from now on. */
export async function removeSampleDirectory({ peopleIds, placeIds, positionIds }: Going): Promise<void> {
  await forgetSamples('employees', peopleIds)
  // Archived people of the company's own may have been at home there.
  await database()
    .updateTable('employees')
    .set({ mainLocationId: null })
    .where('mainLocationId', '=', anyOf(placeIds))
    .execute()
  await forgetSamples('locations', placeIds)
  for (const id of positionIds) await forgetRulesFor(id)
  await forgetSamples('positions', positionIds)
  for (const table of ['employees', 'locations', 'positions'] as const)
    await database()
      .updateTable(table)
      .set({ isSample: false })
      .where('isSample', '=', true)
      .where('organisationId', '=', organisationContext.current().id)
      .execute()
  await ensureDefault()
}

const forgetSamples = (table: 'employees' | 'locations' | 'positions', ids: string[]) =>
  database().deleteFrom(table).where('id', '=', anyOf(ids)).where('isSample', '=', true).execute()
