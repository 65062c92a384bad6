import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

export type EmployeeByKey = {
  id: string
  name: string
  surname: string
  integrationId: string | null
  email: string | null
  archived: boolean
}

/** People of the organisation with one of these integration ids or addresses, archived ones too. */
export const employeesByKeys = ({
  integrationIds,
  emails,
}: {
  integrationIds: readonly string[]
  emails: readonly string[]
}): Promise<EmployeeByKey[]> =>
  database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname', 'integrationId', 'email'])
    .select((eb) => eb('archivedAt', 'is not', null).$castTo<boolean>().as('archived'))
    .where((eb) =>
      eb.or([
        eb('integrationId', '=', anyOf(integrationIds)),
        eb(sql<string>`lower(email)`, '=', anyOf(emails.map((email) => email.toLowerCase()))),
      ])
    )
    .execute()
