import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext, rows } from '#app/core/organisation_context'
import { close, inOrganisation, type Asked } from '#app/office/actions/change_organisation'
import { refusedDeletionMail } from '#app/office/mails/refused_deletion_mail'
import { organisationStatuses, roles, type LanguageId } from '#contracts/enums'

/**
 * Agrees to an organisation's wish to be deleted: it is archived, and nobody of it can sign in any more.
 *
 * @throws office.no_deletion_request also when it was taken back or answered meanwhile
 */
export const acceptDeletion = (asked: Asked): Promise<void> =>
  inOrganisation(asked, async ({ status }) => {
    const { reason } = await decide('accepted', null)
    await record({
      ...{ action: 'office.accept_deletion', entity: 'organisation', entityId: asked.id },
      after: { reason },
    })
    if (status !== organisationStatuses.archived) await close(asked.id, status)
  })

/**
 * Lets an organisation stay and tells whoever asked why; its administrators, where that person is gone.
 *
 * @throws office.no_deletion_request also when it was taken back or answered meanwhile
 */
export const refuseDeletion = (asked: Asked, answer: string): Promise<void> =>
  inOrganisation(asked, async () => {
    const { requestedBy } = await decide('refused', answer)
    await record({
      ...{ action: 'office.refuse_deletion', entity: 'organisation', entityId: asked.id },
      after: { answer },
    })
    const [organisation] = await rows<{ name: string }>('select name from organisations')
    const people = await rows<{ id: string; email: string; language: LanguageId }>(
      `select id, email, language from users where organisation_id = ? and status = 'active'
         and (role = ? or id = ?) order by email`,
      [asked.id, roles.organisationAdmin, requestedBy]
    )
    const asker = people.filter(({ id }) => id === requestedBy)
    for (const person of asker.length > 0 ? asker : people)
      await sendMail(
        refusedDeletionMail(person, { organisationId: asked.id, organisation: organisation!.name, answer })
      )
  })

type Decided = { reason: string; requestedBy: string | null }

async function decide(decision: 'accepted' | 'refused', answer: string | null): Promise<Decided> {
  const [decided] = await rows<Decided>(
    `update company_deletion_requests set decision = ?, decided_by = ?, decided_at = now(), answer = ?
     where cancelled_at is null and decided_at is null returning reason, requested_by as "requestedBy"`,
    [decision, organisationContext.actor().userId, answer]
  )
  if (!decided) throw new DomainError('office.no_deletion_request')
  return decided
}
