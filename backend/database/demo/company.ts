import { addDays } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { identificationColumns } from '#app/organisation/public/identification'
import { licenceFeatures, roles, type Role } from '#contracts/enums'
import { demoOrganisationId } from './accounts.js'
import type { DemoLocation, DemoPerson, DemoPosition, DemoProtection } from './people.js'
import { demoLocations, demoPositions } from './places.js'

export type DemoPlaces = { locations: Record<DemoLocation, string>; positions: Record<DemoPosition, string> }
export type DemoEmployee = DemoPerson & { employeeId: string; userId: string; email: string }

const organisation_id = demoOrganisationId
const keyed = <K extends string>(keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, newId()])) as Record<K, string>

/** The organisation with everything licensed, its locations, positions and tags. */
export async function createCompany(): Promise<DemoPlaces> {
  await trx()
    .table('organisations')
    .insert({
      id: organisation_id,
      name: 'Piekarnia Ziarno',
      status: 0,
      language: 1,
      country: 'PL',
      currency: 'PLN',
      time_zone: 'Europe/Warsaw',
      industry: 'gastronomy',
      tax_id: '1234563218',
      address: JSON.stringify({
        street: 'ul. Dobra 14',
        postalCode: '00-384',
        city: 'Warszawa',
        country: 'PL',
      }),
      licence_features: JSON.stringify(Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))),
      metrics_enabled: true,
      settings: JSON.stringify({ settlementPeriod: { months: 1, startsOn: '2026-01-01' } }),
    })
  const locations = keyed(Object.keys(demoLocations) as DemoLocation[])
  const positions = keyed(Object.keys(demoPositions) as DemoPosition[])
  for (const [key, place] of Object.entries(demoLocations) as [
    DemoLocation,
    (typeof demoLocations)[DemoLocation],
  ][]) {
    await trx()
      .table('locations')
      .insert({
        id: locations[key],
        organisation_id,
        name: place.name,
        code: place.code,
        country: place.country,
        time_zone: place.zone,
        latitude: place.latitude,
        longitude: place.longitude,
        address: JSON.stringify({
          street: place.street,
          postalCode: place.postalCode,
          city: place.city,
          country: place.country,
        }),
      })
  }
  const described = Object.entries(demoPositions) as [DemoPosition, (typeof demoPositions)[DemoPosition]][]
  for (const [index, [key, { name, color, strenuous = false }]] of described.entries()) {
    const place = { sort_order: index + 1, is_default: index === 0 }
    const row = { id: positions[key], organisation_id, name, color, strenuous, ...place }
    await trx().table('positions').insert(row)
  }
  for (const [key, { positions: offered }] of Object.entries(demoLocations) as [
    DemoLocation,
    { positions: DemoPosition[] },
  ][])
    await trx()
      .table('location_positions')
      .multiInsert(
        offered.map((one) => ({ organisation_id, location_id: locations[key], position_id: positions[one] }))
      )
  await trx()
    .table('tags')
    .multiInsert(['BHP', 'HACCP', 'Prawo jazdy B'].map((name) => ({ id: newId(), organisation_id, name })))
  return { locations, positions }
}

const SIXTEEN_YEARS_DAYS = 5_844

/** Hired soon after the sixteenth birthday, a minor of the demo is seventeen today. */
const protectionColumns = (protection: DemoProtection | null, hiredOn: string) => ({
  birth_date: protection === 'minor' ? addDays(hiredOn, -SIXTEEN_YEARS_DAYS - 30) : null,
  protected_groups: JSON.stringify(protection === 'disabled' ? ['disabled'] : []),
})

type Account = { email: string; role: Role; pin?: string } | undefined

/** One employee with an account, a contract, a rate and, where it is printed, a PIN. */
export async function createEmployee(
  person: DemoPerson,
  index: number,
  places: DemoPlaces,
  account: Account,
  passwordHash: string,
  hiredOn: string
): Promise<DemoEmployee> {
  const userId = newId()
  const employeeId = newId()
  const email = account?.email ?? `pracownik${String(index + 1).padStart(3, '0')}@ziarno.example`
  const role = account?.role ?? person.role
  await trx().table('users').insert({
    id: userId,
    organisation_id,
    email,
    role,
    language: person.language,
    name: person.name,
    surname: person.surname,
    password_hash: passwordHash,
  })
  await trx()
    .table('employees')
    .insert({
      id: employeeId,
      organisation_id,
      user_id: userId,
      name: person.name,
      surname: person.surname,
      email,
      role,
      language: person.language,
      phone: person.location === 'hanoi' ? `+8491234${1000 + index}` : `+48512345${100 + index}`,
      main_location_id: places.locations[person.location],
      integration_id: String(index + 1).padStart(3, '0'),
      employment_type: 'employment',
      coworker_visibility: 'same_position',
      ...protectionColumns(person.protection, hiredOn),
    })
  const owner = { organisation_id, employee_id: employeeId }
  // Managers of the demo look after both Polish shops.
  const reach =
    role === roles.manager || role === roles.locationManager
      ? (['warszawa', 'krakow'] as const)
      : [person.location]
  const worksAt = person.location === 'hanoi' ? [person.location] : reach
  await trx()
    .table('employee_locations')
    .multiInsert(worksAt.map((key) => ({ ...owner, location_id: places.locations[key] })))
  await trx()
    .table('employee_positions')
    .multiInsert(person.positions.map((key) => ({ ...owner, position_id: places.positions[key] })))
  await trx()
    .table('employee_contracts')
    .insert({ id: newId(), ...owner, starts_on: hiredOn, work_system: person.workSystem, fte: person.fte })
  await trx()
    .table('employee_rates')
    .insert({
      id: newId(),
      ...owner,
      valid_from: hiredOn,
      kind: 'hourly',
      currency: person.location === 'hanoi' ? 'VND' : 'PLN',
      weekday_minor: person.hourlyMinor,
      saturday_minor: Math.round(person.hourlyMinor * 1.1),
      sunday_minor: Math.round(person.hourlyMinor * 1.2),
      day_off_minor: person.hourlyMinor * 2,
    })
  if (account?.pin)
    await database()
      .updateTable('employees')
      .set(await identificationColumns({ kioskPin: account.pin }))
      .where('id', '=', employeeId)
      .execute()
  return { ...person, role, employeeId, userId, email }
}
