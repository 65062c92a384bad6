import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { addDays, dayOf, type Day } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { isBackOfficeRole, roles } from '#contracts/enums'
import { demoAccounts, demoOrganisationId, demoPassword, neighbourOrganisationId } from './accounts.js'
import { createCompany, createEmployee, type DemoEmployee } from './company.js'
import { demoPeople, type DemoPerson } from './people.js'
import { createMetrics } from './metrics.js'
import { createPunches } from './punches.js'
import { createRequests } from './requests.js'
import { createRules } from './rules.js'
import { createSchedule } from './schedule.js'
import { demoTickets } from './tickets.js'

/**
 * Creates the demo company, dated around `now`, once: a database that has it is left as it is.
 *
 * @param demandFile CSV of a bakery's tickets, when this machine has it
 * @returns whether it was created now
 */
export async function seedDemo({ now, demandFile }: { now: number; demandFile?: string }): Promise<boolean> {
  // Two starts at once must not both create it; the lock ends with the transaction.
  return db.connection('owner').transaction(async (lock) => {
    await lock.rawQuery(`select pg_advisory_xact_lock(hashtext('shiftloom.demo'))`)
    const { rows } = (await lock.rawQuery('select 1 from organisations where id = ?', [
      demoOrganisationId,
    ])) as { rows: unknown[] }
    if (rows.length > 0) return false
    const passwordHash = await hash.make(demoPassword)
    const today = dayOf(now, 'Europe/Warsaw')
    const [crew, administrator] = await organisationContext.run(demoOrganisationId, () =>
      createDemoCompany(now, passwordHash, demandFile)
    )
    await organisationContext.run(neighbourOrganisationId, () => createNeighbour(today, passwordHash))
    await createProvider(passwordHash)
    // Its people file them themselves, each in a unit of work of its own: last, as nothing else needs them.
    await createRequests(today, crew, administrator)
    return true
  })
}

/** @returns its people, and the administrator among them */
async function createDemoCompany(
  now: number,
  passwordHash: string,
  demandFile?: string
): Promise<[DemoEmployee[], DemoEmployee]> {
  const today = dayOf(now, 'Europe/Warsaw')
  const places = await createCompany()
  const accounts = new Map(demoAccounts.map((account) => [account.email, account]))
  const hiredOn = addDays(today, -400)
  const crew: DemoEmployee[] = []
  for (const [index, person] of demoPeople().entries()) {
    const account = accounts.get(accountEmailOf(person, crew) ?? '')
    crew.push(await createEmployee(person, index, places, account, passwordHash, hiredOn))
  }
  const office: DemoEmployee[] = []
  for (const [index, email] of ['admin@ziarno.example', 'advisor@ziarno.example'].entries()) {
    const person: DemoPerson = {
      name: index === 0 ? 'Halina' : 'Zbigniew',
      surname: index === 0 ? 'Ziarno' : 'Wójcik',
      location: 'warszawa',
      positions: ['lead'],
      role: roles.employee,
      fte: 1,
      workSystem: 'BASIC',
      hourlyMinor: 6000,
      language: 1,
      protection: null,
    }
    const employee = await createEmployee(
      person,
      90 + index,
      places,
      accounts.get(email),
      passwordHash,
      hiredOn
    )
    await trx().from('employees').where('id', employee.employeeId).update({ disabled_in_schedule: true })
    office.push(employee)
  }
  const tickets = demoTickets(today, demandFile)
  await createMetrics(today, tickets, places)
  await createRules(today, places, office[0]!.userId)
  await createSchedule(today, crew, places, tickets)
  await createPunches(today, crew, now)
  return [crew, office[0]!]
}

/** The first lead, the second lead and the first baristas get the accounts that are printed at the start. */
function accountEmailOf({ location, positions }: DemoPerson, before: DemoPerson[]): string | undefined {
  const earlier = before.filter(
    (one) => one.location === location && one.positions[0] === positions[0]
  ).length
  const key = `${location} ${positions[0]} ${earlier}`
  return {
    'warszawa lead 0': 'location.manager@ziarno.example',
    'warszawa lead 1': 'manager@ziarno.example',
    'warszawa barista 0': 'employee@ziarno.example',
    'hanoi barista 0': 'nhanvien@ziarno.example',
  }[key]
}

/** A second, tiny organisation: users who sign in there must see nothing of the first. */
async function createNeighbour(today: Day, passwordHash: string): Promise<void> {
  const organisation_id = neighbourOrganisationId
  const [locationId, employeeId, userId] = [newId(), newId(), newId()]
  await trx()
    .table('organisations')
    .insert({
      id: organisation_id,
      name: 'Kwiaciarnia Mak',
      status: 0,
      licence_features: JSON.stringify({ OnlineWorkSchedule: true }),
    })
  await trx()
    .table('locations')
    .insert({ id: locationId, organisation_id, name: 'Łódź', code: '300100', time_zone: 'Europe/Warsaw' })
  const email = 'employee@mak.example'
  await trx().table('users').insert({
    id: userId,
    organisation_id,
    email,
    role: roles.employee,
    language: 1,
    name: 'Róża',
    surname: 'Makowska',
    password_hash: passwordHash,
  })
  await trx().table('employees').insert({
    id: employeeId,
    organisation_id,
    user_id: userId,
    name: 'Róża',
    surname: 'Makowska',
    email,
    main_location_id: locationId,
    integration_id: '001',
  })
  await trx()
    .table('employee_locations')
    .insert({ organisation_id, employee_id: employeeId, location_id: locationId })
  await trx()
    .table('employee_contracts')
    .insert({ id: newId(), organisation_id, employee_id: employeeId, starts_on: addDays(today, -100) })
}

const providerStaff = [
  { name: 'Kinga', surname: 'Lis' },
  { name: 'Rafał', surname: 'Bąk' },
  { name: 'Iwona', surname: 'Kot' },
  { name: 'Marek', surname: 'Sowa' },
]

/** The provider's own people, who belong to no organisation. */
async function createProvider(passwordHash: string): Promise<void> {
  const staff = demoAccounts.filter(({ role }) => isBackOfficeRole(role))
  await db.table('users').multiInsert(
    staff.map(({ email, role }, index) => ({
      id: newId(),
      organisation_id: null,
      email,
      role,
      language: 1,
      ...providerStaff[index]!,
      password_hash: passwordHash,
    }))
  )
}
