import { addDays, type Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { countDays, minutesOfDays } from '#app/requests/counting/count_days'
import { nextNumber } from '#app/requests/filing/next_number'
import { personAsked } from '#app/requests/people/person_asked'
import { addStep } from '#app/requests/steps/request_steps'
import { requestStatuses, type Locale } from '#contracts/enums'

type SampleRequest = { employeeId: string; firstDay: Day; days: number; note: string | null }

/**
 * Requests of sample people for yearly leave, which wait for a decision. No one is notified of them.
 */
export async function addSampleRequests(asked: readonly SampleRequest[], locale: Locale): Promise<void> {
  await takeTurns('requests')
  await beginWithRequestTypes()
  const type = await database()
    .selectFrom('requestTypes')
    .select('id')
    .where('archivedAt', 'is', null)
    .where('kind', '=', 'vacation')
    .orderBy('primaryVacation', 'desc')
    .orderBy('sort')
    .executeTakeFirst()
  if (!type) return
  for (const one of asked) await addRequest(one, type.id, locale)
}

async function addRequest(
  { employeeId, firstDay, days: length, note }: SampleRequest,
  requestTypeId: string,
  locale: Locale
): Promise<void> {
  const person = await personAsked(employeeId)
  const lastDay = addDays(firstDay, length - 1)
  const content = { firstDay, lastDay, part: null, skipWeekends: true, skipHolidays: true }
  const { days } = await countDays(person, content, { locale })
  const minutes = minutesOfDays(days)
  const id = newId()
  await database()
    .insertInto('requests')
    .values({
      ...{ id, organisationId: organisationContext.current().id, number: await nextNumber(), employeeId },
      ...{ requestTypeId, locationId: person.place.id, firstDay, lastDay, skipWeekends: true },
      ...{ skipHolidays: true, note, days: json(days), minutes, status: requestStatuses.pending },
      createdBy: organisationContext.actor().userId,
    })
    .execute()
  await addStep(id, 'filed', { ...content, requestTypeId, note, minutes })
}

/**
 * Gives back the numbers of the requests of these people, who are about to go with their requests, where no later one
 * has been given.
 */
export async function forgetSampleNumbers(employeeIds: readonly string[]): Promise<void> {
  await takeTurns('requests')
  const own = await database()
    .selectFrom('requests')
    .select(({ fn }) => fn.min('number').as('first'))
    .where('employeeId', '=', anyOf(employeeIds))
    .executeTakeFirst()
  if (!own?.first) return
  const others = await database()
    .selectFrom('requests')
    .select('id')
    .where('number', '>', own.first)
    .where(sql<boolean>`employee_id <> all(${employeeIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  if (others) return
  if (own.first > 1)
    await database()
      .updateTable('requestNumbers')
      .set({ last: own.first - 1 })
      .execute()
  else await database().deleteFrom('requestNumbers').execute()
}
