import { organisationContext, rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { meaningOf } from '#app/organisation/directory/link_meanings'
import { linksTo } from '#app/organisation/directory/dependants'
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
  const held = lock === 'lock' ? 'for update' : ''
  return {
    people: await rows(
      `select id, ${personNameSql('name', 'surname')} as name, version > 1 as changed, user_id is not null as "hasAccount"
       from employees where is_sample order by surname, name, id ${held}`
    ),
    places: await rows(
      `select id, name, version > 1 as changed from locations where is_sample order by name, id ${held}`
    ),
    positions: await rows(
      `select id, name, color, own_color as "ownColor" from positions where is_sample order by sort_order, id ${held}`
    ),
  }
}

type Use = { id: string; by: string }

/** Places where people live who stay, with their names. */
export const placesOfPeople = (placeIds: string[], goingIds: string[]): Promise<Use[]> =>
  rows(
    `select distinct p.id, ${personNameSql('e.name', 'e.surname')} as by from (
       select location_id as id, employee_id from employee_locations
       union select main_location_id, id from employees) p
     join employees e on e.id = p.employee_id
     where p.id = any(?::uuid[]) and e.id <> all(?::uuid[]) order by by`,
    [placeIds, goingIds]
  )

/** Positions of people who stay, with their names. */
export const positionsOfPeople = (positionIds: string[], goingIds: string[]): Promise<Use[]> =>
  rows(
    `select distinct k.position_id as id, ${personNameSql('e.name', 'e.surname')} as by
     from employee_positions k join employees e on e.id = k.employee_id
     where k.position_id = any(?::uuid[]) and e.id <> all(?::uuid[]) order by by`,
    [positionIds, goingIds]
  )

/** Positions that places offer which were never samples. */
export const positionsOfOwnPlaces = async (positionIds: string[]): Promise<string[]> => {
  const found = await rows<{ id: string }>(
    `select distinct k.position_id as id from location_positions k join locations l on l.id = k.location_id
     where k.position_id = any(?::uuid[]) and not l.is_sample`,
    [positionIds]
  )
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
  if (links.length === 0 || ids.length === 0) return []
  const found = await rows<{ id: string }>(
    links
      .map(
        ({ table: from, column }) => `select ${column} as id from ${from} where ${column} = any(?::uuid[])`
      )
      .join(' union '),
    links.map(() => ids)
  )
  return found.map(({ id }) => id)
}

type Going = { peopleIds: string[]; placeIds: string[]; positionIds: string[] }

/** Deletes these samples with what belongs to them; every other one is the company's own from now on. */
export async function removeSampleDirectory({ peopleIds, placeIds, positionIds }: Going): Promise<void> {
  await rows('delete from employees where id = any(?::uuid[]) and is_sample', [peopleIds])
  // Archived people of the company's own may have been at home there.
  await rows('update employees set main_location_id = null where main_location_id = any(?::uuid[])', [
    placeIds,
  ])
  await rows('delete from locations where id = any(?::uuid[]) and is_sample', [placeIds])
  for (const id of positionIds)
    await rows('update employees set position_rules = position_rules - ?::text where position_rules \\? ?', [
      id,
      id,
    ])
  await rows('delete from positions where id = any(?::uuid[]) and is_sample', [positionIds])
  for (const table of ['employees', 'locations', 'positions'])
    await rows(`update ${table} set is_sample = false where is_sample and organisation_id = ?`, [
      organisationContext.current().id,
    ])
  await ensureDefault()
}
