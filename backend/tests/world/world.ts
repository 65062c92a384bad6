import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { ruleIds, type RuleId, type Severity } from '@shiftloom/solver/labour_code/rule'
import { organisationContext, rows, trx, type Actor } from '#app/core/organisation_context'
import { signAccessToken } from '#app/identity/public/access_token'
import { licenceFeatures, roles, type Role } from '#contracts/enums'

export type Person = { userId: string; employeeId: string; token: string; role: Role; actor: Actor }
export type World = {
  organisationId: string
  /** Warsaw; every person works here. */
  locationId: string
  /** Hà Nội; within reach of the administrator and the advisor only. */
  farLocationId: string
  cookId: string
  waiterId: string
  /** One signed-in person per customer role; all are qualified as cook. */
  employee: Person
  colleague: Person
  manager: Person
  locationManager: Person
  advisor: Person
  admin: Person
}

/** A fresh organisation with its own people. Nothing is shared between tests, so nothing is cleaned up. */
export async function world(): Promise<World> {
  const organisationId = newId()
  const ids = { locationId: newId(), farLocationId: newId(), cookId: newId(), waiterId: newId() }
  await organisationContext.run(organisationId, async () => {
    await trx()
      .table('organisations')
      .insert({
        id: organisationId,
        name: 'Test',
        status: 0,
        licence_features: JSON.stringify(
          Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))
        ),
        metrics_enabled: true,
      })
    await trx()
      .table('locations')
      .multiInsert([
        {
          id: ids.locationId,
          organisation_id: organisationId,
          name: 'Warszawa',
          code: '000001',
          time_zone: 'Europe/Warsaw',
        },
        {
          id: ids.farLocationId,
          organisation_id: organisationId,
          name: 'Hà Nội',
          code: '000002',
          country: 'VN',
          time_zone: 'Asia/Ho_Chi_Minh',
        },
      ])
    await trx()
      .table('positions')
      .multiInsert([
        { id: ids.cookId, organisation_id: organisationId, name: 'Kucharz', color: 1 },
        { id: ids.waiterId, organisation_id: organisationId, name: 'Kelner', color: 2 },
      ])
  })
  const someone = (role: Role, surname: string) => person({ organisationId, ...ids }, role, surname)
  return {
    organisationId,
    ...ids,
    employee: await someone(roles.employee, 'Nowak'),
    colleague: await someone(roles.employee, 'Kowalska'),
    manager: await someone(roles.manager, 'Wiśniewska'),
    locationManager: await someone(roles.locationManager, 'Zieliński'),
    advisor: await someone(roles.advisor, 'Lewandowska'),
    admin: await someone(roles.organisationAdmin, 'Đặng'),
  }
}

type Place = { organisationId: string; locationId: string; cookId: string }

/** A signed-in person with a full-time contract at the world's first location. */
export async function person(
  { organisationId, locationId, cookId }: Place,
  role: Role,
  surname: string
): Promise<Person> {
  const userId = newId()
  const employeeId = newId()
  await db
    .connection('owner')
    .table('users')
    .insert({
      id: userId,
      organisation_id: organisationId,
      email: `${userId}@example.test`,
      role,
      name: 'Ada',
      surname,
    })
  const token = await openSession(userId, role)
  await organisationContext.run(organisationId, async () => {
    const owner = { organisation_id: organisationId, employee_id: employeeId }
    await trx()
      .table('employees')
      .insert({
        id: employeeId,
        organisation_id: organisationId,
        user_id: userId,
        name: 'Ada',
        surname,
        email: `${userId}@example.test`,
        role,
        main_location_id: locationId,
        integration_id: employeeId.slice(-6),
      })
    await trx()
      .table('employee_locations')
      .insert({ ...owner, location_id: locationId })
    await trx()
      .table('employee_positions')
      .insert({ ...owner, position_id: cookId })
    await trx()
      .table('employee_contracts')
      .insert({ id: newId(), ...owner, starts_on: '2020-01-01' })
  })
  const everywhere = role === roles.organisationAdmin || role === roles.advisor
  const actor = {
    userId,
    organisationId,
    role,
    employeeId,
    locationIds: everywhere ? null : [locationId],
    impersonatorUserId: null,
  }
  return { userId, employeeId, token, role, actor }
}

/** @returns the access token */
async function openSession(userId: string, role: Role): Promise<string> {
  const sessionId = newId()
  await db.table('sessions').insert({
    id: sessionId,
    user_id: userId,
    token_hash: sessionId,
    expires_at: new Date(Date.now() + 3_600_000),
  })
  return signAccessToken({ userId, sessionId, isInAdminRole: role === roles.organisationAdmin })
}

/** The token of another sign-in of the same person, as on a second device. */
export const anotherSession = ({ userId, role }: Person): Promise<string> => openSession(userId, role)

/** Runs work as one person would, in one unit of work. */
export const acting = <T>(who: Person, work: () => Promise<T>): Promise<T> =>
  organisationContext.run(who.actor.organisationId, work, who.actor)

/** Sends a person to another location of the organisation as well. */
export const worksAlsoAt = (
  { organisationId }: World,
  { employeeId }: Person,
  locationId: string
): Promise<unknown> =>
  organisationContext.run(organisationId, async () => {
    const row = { organisation_id: organisationId, employee_id: employeeId, location_id: locationId }
    await trx().table('employee_locations').insert(row)
  })

/** What the organisation chose about rules; those left out keep the law's own severity. */
export const withSeverities = (
  { organisationId }: World,
  severities: Partial<Record<RuleId, Severity>>,
  more: object = {}
): Promise<unknown> =>
  organisationContext.run(organisationId, () =>
    rows(
      `insert into labour_code_settings (organisation_id, choices) values (?, ?::jsonb)
       on conflict (organisation_id) do update set choices = excluded.choices`,
      [organisationId, JSON.stringify({ version: 1, severities, ...more })]
    )
  )

/** For tests about something else: nothing but facts refuses a plan. */
export const withoutRules = (world: World): Promise<unknown> =>
  withSeverities(world, Object.fromEntries(ruleIds.map((id) => [id, 'off'])))
