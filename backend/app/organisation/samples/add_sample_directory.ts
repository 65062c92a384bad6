import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { replaceLinks } from '#app/organisation/directory/links'
import { employeeRow, usualEmployee } from '#app/organisation/employees/write_employee'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { freeLocationCode } from '#app/organisation/locations/free_location_code'
import { lastPlace, lockPositions } from '#app/organisation/positions/load_positions'
import { roles, type LanguageId } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Where the organisation is: sample places stand there. */
export type SampleHome = { country: string; zone: string; currency: string }

export async function sampleHome(): Promise<SampleHome> {
  return database()
    .selectFrom('organisations')
    .select(['country', 'timeZone as zone', 'currency'])
    .executeTakeFirstOrThrow()
}

/**
 * Positions by name. One the organisation has already, whatever its letters' case, is used as it is and stays its own.
 *
 * @returns their ids in the order of the names
 */
export async function addSamplePositions(wanted: { name: string; color: number }[]): Promise<string[]> {
  await lockPositions()
  const ids: string[] = []
  for (const { name, color } of wanted) {
    const known = await database()
      .selectFrom('positions')
      .select('id')
      .where('archivedAt', 'is', null)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst()
    const id = known?.id ?? newId()
    if (!known)
      await insertAll('positions', [{ id, ...sampleRow(), name, color, sortOrder: (await lastPlace()) + 1 }])
    ids.push(id)
  }
  await ensureDefault()
  return ids
}

export async function addSampleLocation(
  name: string,
  { country, zone }: SampleHome,
  positionIds: string[]
): Promise<string> {
  const id = newId()
  const code = await freeLocationCode()
  await insertAll('locations', [{ id, ...sampleRow(), name, code, country, timeZone: zone }])
  await replaceLinks('location_positions', id, positionIds)
  return id
}

export type SamplePerson = {
  name: string
  surname: string
  email: string
  language: LanguageId
  locationId: string
  positionIds: string[]
  fte: number
  hiredOn: Day
  /** `null` for no rate. */
  hourlyMinor: number | null
  currency: string
}

/** Adds a person who can be planned and has no account, so nothing is ever mailed to them. */
export async function addSamplePerson(person: SamplePerson): Promise<string> {
  const id = newId()
  const { name, surname, email, language, locationId, positionIds, hourlyMinor } = person
  const said = { name, surname, email, language, role: roles.employee, mainLocationId: locationId }
  const row = employeeRow({ ...usualEmployee, ...said, employmentType: 'employment' })
  await insertAll('employees', [{ id, ...sampleRow(), ...row }])
  await replaceLinks('employee_locations', id, [locationId])
  await replaceLinks('employee_positions', id, positionIds)
  const owner = { id: newId(), organisationId: organisationContext.current().id, employeeId: id }
  await database()
    .insertInto('employeeContracts')
    .values({ ...owner, startsOn: person.hiredOn, fte: person.fte })
    .execute()
  if (hourlyMinor !== null)
    await database()
      .insertInto('employeeRates')
      .values({
        ...{ ...owner, id: newId(), validFrom: person.hiredOn, kind: 'hourly', currency: person.currency },
        ...{ weekdayMinor: hourlyMinor, saturdayMinor: hourlyMinor, sundayMinor: hourlyMinor },
        dayOffMinor: hourlyMinor * 2,
      })
      .execute()
  return id
}

const sampleRow = () => ({ organisationId: organisationContext.current().id, isSample: true })
