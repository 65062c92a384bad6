import { daysBetween } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { todayHere } from '#app/requests/deputies/active_deputies'
import { DeputyChanged } from '#app/requests/deputies/deputy_changed'
import { peopleWhoDecide } from '#app/requests/people/people_of_requests'
import { can } from '#contracts/abilities'
import type { DeputyNews } from '#contracts/notifications'
import { longestDeputyPeriod, type DeputyInput } from '#contracts/request_deputies'

const entity = 'request_deputy'

/**
 * Names who decides on requests in the place of the actor or, by users who file for others, of another person.
 *
 * @throws core.not_found for an account without an employee
 * @throws requests.for_others
 * @throws requests.deputy_of_no_decider, requests.deputy_cannot_decide
 * @throws requests.deputy_days, requests.deputy_over, requests.deputy_overlaps
 */
export async function nameDeputy(input: DeputyInput): Promise<void> {
  const { employeeId: ownId, role, userId } = organisationContext.actor()
  const { deputyId, firstDay, lastDay, employeeId = ownId } = input
  if (!employeeId) throw notFound()
  if (employeeId !== ownId && !can(role, 'requests.create')) throw new DomainError('requests.for_others')
  await takeTurns('requests')
  await requireDeciders(employeeId, deputyId)
  await requireSoundPeriod({ firstDay, lastDay })
  await requireOneAtATime(employeeId, { firstDay, lastDay })
  const { id: organisationId } = organisationContext.current()
  const named = { id: newId(), employeeId, deputyId, firstDay, lastDay }
  await database()
    .insertInto('requestDeputies')
    .values({ ...named, organisationId, createdBy: userId })
    .execute()
  await record({
    ...{ action: 'requests.name_deputy', entity, entityId: named.id },
    after: { employeeId, deputyId, firstDay, lastDay },
  })
  announce('named', named)
}

/**
 * Takes the deputy back: what was decided stays.
 *
 * @throws core.not_found also for deputies of other people
 */
export async function endDeputy(id: string): Promise<void> {
  const { employeeId: ownId, role } = organisationContext.actor()
  await takeTurns('requests')
  const ended = await database()
    .deleteFrom('requestDeputies')
    .where('id', '=', id)
    .$if(!can(role, 'requests.create'), (query) => query.where('employeeId', '=', ownId))
    .returning(['employeeId', 'deputyId', 'firstDay', 'lastDay'])
    .executeTakeFirstOrThrow(() => notFound())
  await record({ action: 'requests.end_deputy', entity, entityId: id, before: ended })
  if (ended.lastDay === null || ended.lastDay >= (await todayHere())) announce('ended', { id, ...ended })
}

type Named = { id: string; deputyId: string } & Omit<DeputyNews, 'step'>

/** To the deputy, once it is stored; not of what they did themselves. */
function announce(step: DeputyNews['step'], { id, deputyId, employeeId, firstDay, lastDay }: Named): void {
  if (deputyId === organisationContext.actor().employeeId) return
  const { id: organisationId } = organisationContext.current()
  const news = { step, employeeId, firstDay, lastDay }
  organisationContext.afterCommit(() => DeputyChanged.dispatch({ organisationId, id, deputyId, news }))
}

async function requireDeciders(employeeId: string, deputyId: string): Promise<void> {
  const able = new Set((await peopleWhoDecide()).map(({ id }) => id))
  if (!able.has(employeeId)) throw new DomainError('requests.deputy_of_no_decider', { field: 'employeeId' })
  if (deputyId === employeeId || !able.has(deputyId))
    throw new DomainError('requests.deputy_cannot_decide', { field: 'deputyId' })
}

type Period = Pick<DeputyInput, 'firstDay' | 'lastDay'>

async function requireSoundPeriod({ firstDay, lastDay }: Period): Promise<void> {
  if (firstDay === null && lastDay === null) return
  const isSound =
    firstDay && lastDay && lastDay >= firstDay && daysBetween(firstDay, lastDay) < longestDeputyPeriod
  if (!isSound) throw new DomainError('requests.deputy_days', { field: 'lastDay', most: longestDeputyPeriod })
  if (lastDay < (await todayHere())) throw new DomainError('requests.deputy_over', { field: 'lastDay' })
}

/** One deputy on a day, and one for every leave. */
async function requireOneAtATime(employeeId: string, { firstDay, lastDay }: Period): Promise<void> {
  const other = await database()
    .selectFrom('requestDeputies')
    .select('id')
    .where('employeeId', '=', employeeId)
    .$if(firstDay === null, (query) => query.where('firstDay', 'is', null))
    .$if(firstDay !== null, (query) =>
      query.where('firstDay', '<=', lastDay).where('lastDay', '>=', firstDay)
    )
    .executeTakeFirst()
  if (other) throw new DomainError('requests.deputy_overlaps', { field: firstDay ? 'firstDay' : 'deputyId' })
}
