import { sql, type Selectable } from 'kysely'
import { database, now } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { sendMail } from '#app/core/mail/send_mail'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { deletionMail, type DeletionNews } from '#app/organisation/company/deletion_mail'
import { openDeletionRequest, standingRequest } from '#app/organisation/company/open_deletion_request'
import { roles } from '#contracts/enums'
import type { DB } from '#database/schema'
import type { DeletionRequest } from '#contracts/organisation'

/**
 * Asks the provider to close the company. Nothing is closed by it; the provider's people read it and decide.
 *
 * @throws organisation.deletion_name_differs
 * @throws organisation.deletion_requested
 */
export async function requestDeletion(reason: string, typedName: string): Promise<DeletionRequest> {
  const { name } = await lockedCompany()
  if (name.trim() !== typedName)
    throw new DomainError('organisation.deletion_name_differs', { field: 'name' })
  if (await openDeletionRequest()) throw new DomainError('organisation.deletion_requested')
  const id = newId()
  const { id: organisationId } = organisationContext.current()
  const { userId: requestedBy } = organisationContext.actor()
  await database()
    .insertInto('companyDeletionRequests')
    .values({ id, organisationId, requestedBy, reason })
    .execute()
  await record({
    action: 'organisation.request_deletion',
    entity: 'organisation',
    entityId: organisationId,
    after: { reason },
  })
  const request = (await openDeletionRequest())!
  await tellOffice('asked', name, request)
  await tellCompany('received', name, request)
  return request
}

/**
 * Takes the wish back, also after the provider has agreed.
 *
 * @throws organisation.deletion_not_requested
 */
export async function cancelDeletion(): Promise<void> {
  const { name } = await lockedCompany()
  const request = await openDeletionRequest()
  if (!request) throw new DomainError('organisation.deletion_not_requested')
  await database()
    .updateTable('companyDeletionRequests as r')
    .set({ cancelledAt: now, cancelledBy: organisationContext.actor().userId, eraseOn: null })
    .where(standingRequest)
    .execute()
  await record({
    action: 'organisation.cancel_deletion',
    entity: 'organisation',
    entityId: organisationContext.current().id,
  })
  await tellOffice('cancelled', name, request)
}

const lockedCompany = () =>
  database().selectFrom('organisations').select('name').forNoKeyUpdate().executeTakeFirstOrThrow()

/** Its administrators learn what was asked for in their name. */
async function tellCompany(news: DeletionNews, name: string, request: DeletionRequest): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const people = await database()
    .selectFrom('users')
    .select(['email', 'language'])
    .where('organisationId', '=', organisationId)
    .where('role', '=', roles.organisationAdmin)
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
  for (const person of people)
    await sendMail({ ...deletionMail(news, person, { organisation: name, ...request }), organisationId })
}

type Recipient = Pick<Selectable<DB['users']>, 'email' | 'language'> & { cares: boolean }

/** Notifies the company's account manager, or everyone who may archive organisations if it has none. */
async function tellOffice(news: DeletionNews, name: string, request: DeletionRequest): Promise<void> {
  const { rows: people } = await sql<Recipient>`
    select u.email, u.language, u.id is not distinct from o.carer_user_id as cares
    from provider_people() u cross join organisations o
    where u.status = 'active' and (u.role >= ${roles.backOfficeAdmin} or u.id = o.carer_user_id)
    order by u.email`.execute(database())
  const carers = people.filter(({ cares }) => cares)
  for (const person of carers.length > 0 ? carers : people)
    await sendMail(deletionMail(news, person, { organisation: name, ...request }))
}
