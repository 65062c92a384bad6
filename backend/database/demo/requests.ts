import { addDays, weekdayOf, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { organisationContext, type Actor } from '#app/core/organisation_context'
import { beginWithRequestTypes } from '#app/requests/public/begin_with_request_types'
import { approveRequest, fileRequests, rejectRequest } from '#app/requests/public/decided_requests'
import { roles, type Role } from '#contracts/enums'
import type { FiledRequest } from '#contracts/filed_requests'
import { demoOrganisationId } from './accounts.js'
import type { DemoEmployee } from './company.js'
import type { DemoLocation } from './people.js'

const locale = 'pl-PL'

type Asking = {
  who: DemoEmployee
  /** Weeks after the running one, on Monday; the demo plans four of them. */
  week: number
  days: number
  note: string | null
}

/**
 * What an administrator and an employee find in the list of requests: some that wait, one that was approved and one that
 * was rejected, all after the weeks that are planned.
 */
export async function createRequests(
  today: Day,
  crew: DemoEmployee[],
  administrator: DemoEmployee
): Promise<void> {
  const of = (location: DemoLocation, index: number) =>
    crew.filter((one) => one.location === location && one.positions[0] === 'barista')[index]!
  const ask = asking(today)
  await ask({ who: of('warszawa', 0), week: 6, days: 5, note: 'Wyjazd z rodziną w góry.' })
  await ask({ who: of('warszawa', 1), week: 6, days: 3, note: null })
  await ask({ who: of('krakow', 0), week: 7, days: 5, note: 'Przeprowadzka.' })
  const approved = await ask({ who: of('krakow', 1), week: 8, days: 5, note: null })
  const rejected = await ask({ who: of('warszawa', 2), week: 8, days: 3, note: null })
  const decide = (work: () => Promise<FiledRequest>) =>
    organisationContext.run(demoOrganisationId, work, actorOf(administrator, roles.organisationAdmin))
  const { version } = approved
  await decide(() => approveRequest(approved.id, { version, reason: null, shifts: 'unassign' }, locale))
  const reason = 'W tym tygodniu jest inwentaryzacja, wybierz inny termin.'
  await decide(() => rejectRequest(rejected.id, { version: rejected.version, reason }, locale))
}

/** Files requests as the people themselves do. */
function asking(today: Day) {
  const monday = addDays(today, 1 - weekdayOf(today))
  return ({ who, week, days, note }: Asking): Promise<FiledRequest> =>
    organisationContext.run(
      demoOrganisationId,
      async () => {
        const firstDay = addDays(monday, 7 * week)
        const [filed] = await fileRequests(
          {
            ...{ requestTypeId: await vacationType(), firstDay, lastDay: addDays(firstDay, days - 1) },
            ...{ part: null, skipWeekends: true, skipHolidays: true, recipientId: null, note, draft: false },
          },
          locale
        )
        return filed!
      },
      actorOf(who, roles.employee)
    )
}

async function vacationType(): Promise<string> {
  await beginWithRequestTypes()
  const { id } = await database()
    .selectFrom('requestTypes')
    .select('id')
    .where('shortcut', '=', 'UW')
    .executeTakeFirstOrThrow()
  return id
}

const actorOf = ({ userId, employeeId }: DemoEmployee, role: Role): Actor => ({
  ...{ userId, employeeId, role, organisationId: demoOrganisationId, locationIds: null },
  impersonatorUserId: null,
})
