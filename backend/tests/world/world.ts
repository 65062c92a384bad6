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
  const staff = await people({ organisationId, ...ids }, [
    [roles.employee, 'Nowak'],
    [roles.employee, 'Kowalska'],
    [roles.manager, 'Wiśniewska'],
    [roles.locationManager, 'Zieliński'],
    [roles.advisor, 'Lewandowska'],
    [roles.organisationAdmin, 'Đặng'],
  ])
  return {
    ...{ organisationId, ...ids, employee: staff[0]!, colleague: staff[1]!, manager: staff[2]! },
    ...{ locationManager: staff[3]!, advisor: staff[4]!, admin: staff[5]! },
  }
}

type Place = { organisationId: string; locationId: string; cookId: string }
type Named = readonly [role: Role, surname: string]

/** A signed-in person with a full-time contract at the world's first location. */
export async function person(place: Place, role: Role, surname: string): Promise<Person> {
  const [one] = await people(place, [[role, surname]])
  return one!
}

/** Several of them with one statement for each table: nearly every test begins with a world. */
async function people(
  { organisationId, locationId, cookId }: Place,
  named: readonly Named[]
): Promise<Person[]> {
  const drawn = named.map(([role, surname]) => {
    const [userId, employeeId] = [newId(), newId()]
    const shown = { role, name: 'Ada', surname, email: `${userId}@example.test` }
    return {
      userId,
      employeeId,
      role,
      shown,
      owner: { organisation_id: organisationId, employee_id: employeeId },
    }
  })
  await db
    .connection('owner')
    .table('users')
    .multiInsert(
      drawn.map(({ userId, shown }) => ({ id: userId, organisation_id: organisationId, ...shown }))
    )
  const tokens = await openSessions(drawn)
  await organisationContext.run(organisationId, async () => {
    await trx()
      .table('employees')
      .multiInsert(
        drawn.map(({ userId, employeeId, shown }) => ({
          ...{ id: employeeId, organisation_id: organisationId, user_id: userId, ...shown },
          main_location_id: locationId,
          integration_id: employeeId.slice(-6),
        }))
      )
    await trx()
      .table('employee_locations')
      .multiInsert(drawn.map(({ owner }) => ({ ...owner, location_id: locationId })))
    await trx()
      .table('employee_positions')
      .multiInsert(drawn.map(({ owner }) => ({ ...owner, position_id: cookId })))
    await trx()
      .table('employee_contracts')
      .multiInsert(drawn.map(({ owner }) => ({ id: newId(), ...owner, starts_on: '2020-01-01' })))
  })
  return drawn.map(({ userId, employeeId, role }, at) => ({
    ...{ userId, employeeId, role, token: tokens[at]! },
    actor: {
      ...{ userId, organisationId, role, employeeId },
      locationIds: role === roles.organisationAdmin || role === roles.advisor ? null : [locationId],
      impersonatorUserId: null,
    },
  }))
}

type SignedIn = Pick<Person, 'userId' | 'role'>

/** @returns the access tokens */
async function openSessions(owners: readonly SignedIn[]): Promise<string[]> {
  const opened = owners.map(({ userId, role }) => ({ userId, role, sessionId: newId() }))
  await db.table('sessions').multiInsert(
    opened.map(({ userId, sessionId }) => ({
      ...{ id: sessionId, user_id: userId, token_hash: sessionId },
      expires_at: new Date(Date.now() + 3_600_000),
    }))
  )
  return Promise.all(
    opened.map(({ role, ...ids }) =>
      signAccessToken({ ...ids, isInAdminRole: role === roles.organisationAdmin })
    )
  )
}

/** The token of another sign-in of the same person, as on a second device. */
export async function anotherSession(owner: SignedIn): Promise<string> {
  const [token] = await openSessions([owner])
  return token!
}

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
