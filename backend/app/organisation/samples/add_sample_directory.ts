import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { employeeColumns, usualEmployee } from '#app/organisation/employees/write_employee'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { freeLocationCode } from '#app/organisation/locations/free_location_code'
import { lastPlace, lockPositions } from '#app/organisation/positions/load_positions'
import { roles, type LanguageId } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Where the organisation is: sample places stand there. */
export type SampleHome = { country: string; zone: string; currency: string }

export async function sampleHome(): Promise<SampleHome> {
  const [home] = await rows<SampleHome>('select country, time_zone as zone, currency from organisations')
  return home!
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
    const [known] = await rows<{ id: string }>(
      'select id from positions where archived_at is null and lower(name) = lower(?)',
      [name]
    )
    const id = known?.id ?? newId()
    if (!known)
      await trx()
        .table('positions')
        .insert({ id, ...sampleRow(), name, color, sort_order: (await lastPlace()) + 1 })
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
  await trx()
    .table('locations')
    .insert({ id, ...sampleRow(), name, code, country, time_zone: zone })
  await link('location_positions', 'location_id', id, 'position_id', positionIds)
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
  const columns = employeeColumns({ ...usualEmployee, ...said, employmentType: 'employment' })
  await trx()
    .table('employees')
    .insert({ id, ...sampleRow(), ...columns })
  await link('employee_locations', 'employee_id', id, 'location_id', [locationId])
  await link('employee_positions', 'employee_id', id, 'position_id', positionIds)
  const owner = { id: newId(), organisation_id: organisationContext.current().id, employee_id: id }
  await trx()
    .table('employee_contracts')
    .insert({ ...owner, starts_on: person.hiredOn, fte: person.fte })
  if (hourlyMinor !== null)
    await trx()
      .table('employee_rates')
      .insert({
        ...owner,
        id: newId(),
        valid_from: person.hiredOn,
        kind: 'hourly',
        currency: person.currency,
        weekday_minor: hourlyMinor,
        saturday_minor: hourlyMinor,
        sunday_minor: hourlyMinor,
        day_off_minor: hourlyMinor * 2,
      })
  return id
}

const sampleRow = () => ({ organisation_id: organisationContext.current().id, is_sample: true })

const link = (table: string, one: string, id: string, other: string, ids: string[]) =>
  trx()
    .table(table)
    .multiInsert(
      ids.map((to) => ({ organisation_id: organisationContext.current().id, [one]: id, [other]: to }))
    )
