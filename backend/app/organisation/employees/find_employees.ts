import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { workOfPerson } from '#app/organisation/directory/work_of_person'

/**
 * `userId` is null if the person cannot sign in and gets no notices in the product; `locationIds` has the main one as
 * well.
 */
export type FoundEmployee = NonNullable<Awaited<ReturnType<typeof employeeOf>>>

const employees = () =>
  database()
    .selectFrom('employees as e')
    .select([
      'e.id',
      'e.userId',
      'e.name',
      'e.surname',
      'e.email',
      'e.role',
      'e.language',
      'e.mainLocationId',
    ])
    .select(['e.positionRules', 'e.integrationId', 'e.coworkerVisibility', 'e.disabledInSchedule'])
    .select(['e.notificationPreferences', ...workOfPerson])
    .select((eb) => eb('e.archivedAt', 'is not', null).$castTo<boolean>().as('archived'))

const employeeOf = (userId: string) => employees().where('e.userId', '=', userId).executeTakeFirst()

/**
 * People of the organisation by id, archived ones too, regardless of the actor; an unknown id is missing in the map.
 */
export async function findEmployees(ids: readonly string[]): Promise<Map<string, FoundEmployee>> {
  const found = await employees().where('e.id', '=', anyOf(ids)).execute()
  return new Map(found.map((employee) => [employee.id, employee]))
}

/** The employee of an account; undefined if it is no employee's. */
export const findEmployeeOfUser = (userId: string): Promise<FoundEmployee | undefined> => employeeOf(userId)
