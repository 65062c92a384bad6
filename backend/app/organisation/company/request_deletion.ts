import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { sendMail } from '#app/core/mail/send_mail'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { deletionMail, type DeletionNews } from '#app/organisation/company/deletion_mail'
import { openDeletionRequest, standingRequest } from '#app/organisation/company/open_deletion_request'
import { roles, type LanguageId } from '#contracts/enums'
import type { DeletionRequest } from '#contracts/organisation'

/**
 * Asks the provider to close the company. Nothing is closed by it; the provider's people read it and decide.
 *
 * @throws organisation.deletion_name_differs
 * @throws organisation.deletion_requested
 */
export async function requestDeletion(reason: string, typedName: string): Promise<DeletionRequest> {
  const [organisation] = await rows<{ name: string }>('select name from organisations for no key update')
  if (organisation!.name.trim() !== typedName)
    throw new DomainError('organisation.deletion_name_differs', { field: 'name' })
  if (await openDeletionRequest()) throw new DomainError('organisation.deletion_requested')
  const id = newId()
  const { id: organisation_id } = organisationContext.current()
  const { userId: requested_by } = organisationContext.actor()
  await trx().table('company_deletion_requests').insert({ id, organisation_id, requested_by, reason })
  await record({
    action: 'organisation.request_deletion',
    entity: 'organisation',
    entityId: organisation_id,
    after: { reason },
  })
  const request = (await openDeletionRequest())!
  await tellOffice('asked', organisation!.name, request)
  await tellCompany('received', organisation!.name, request)
  return request
}

/**
 * Takes the wish back, also after the provider has agreed.
 *
 * @throws organisation.deletion_not_requested
 */
export async function cancelDeletion(): Promise<void> {
  const [organisation] = await rows<{ name: string }>('select name from organisations for no key update')
  const request = await openDeletionRequest()
  if (!request) throw new DomainError('organisation.deletion_not_requested')
  await rows(
    `update company_deletion_requests r set cancelled_at = now(), cancelled_by = ?, erase_on = null
     where ${standingRequest}`,
    [organisationContext.actor().userId]
  )
  await record({
    action: 'organisation.cancel_deletion',
    entity: 'organisation',
    entityId: organisationContext.current().id,
  })
  await tellOffice('cancelled', organisation!.name, request)
}

/** Its administrators learn what was asked for in their name. */
async function tellCompany(news: DeletionNews, name: string, request: DeletionRequest): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const people = await rows<{ email: string; language: LanguageId }>(
    `select email, language from users where organisation_id = ? and role = ? and status = 'active' order by email`,
    [organisationId, roles.organisationAdmin]
  )
  for (const person of people)
    await sendMail({ ...deletionMail(news, person, { organisation: name, ...request }), organisationId })
}

/** Notifies the company's account manager, or everyone who may archive organisations if it has none. */
async function tellOffice(news: DeletionNews, name: string, request: DeletionRequest): Promise<void> {
  const people = await rows<{ email: string; language: LanguageId; cares: boolean }>(
    `select u.email, u.language, u.id is not distinct from o.carer_user_id as cares
     from provider_people() u cross join organisations o
     where u.status = 'active' and (u.role >= ? or u.id = o.carer_user_id)
     order by u.email`,
    [roles.backOfficeAdmin]
  )
  const carers = people.filter(({ cares }) => cares)
  for (const person of carers.length > 0 ? carers : people)
    await sendMail(deletionMail(news, person, { organisation: name, ...request }))
}
