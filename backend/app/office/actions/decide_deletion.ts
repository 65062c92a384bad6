import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'
import { inOrganisation, type Asked } from '#app/office/actions/change_organisation'
import { deletionAnswerMail } from '#app/office/mails/deletion_answer_mail'
import { peopleToTell } from '#app/office/queries/people_to_tell'
import { agreeToDeletion, declineDeletion } from '#app/organisation/public/decide_deletion_request'
import { daysUntilErasure } from '#contracts/company_deletion'

/**
 * Agrees to an organisation's wish to be deleted: it is erased on a day that its people learn by mail. Until then it
 * works as before and can take the wish back.
 *
 * @throws office.no_deletion_request also when it was withdrawn or answered in the meantime
 */
export const acceptDeletion = (asked: Asked): Promise<void> =>
  inOrganisation(asked, async () => {
    const decided = await agreeToDeletion(organisationContext.actor().userId, daysUntilErasure)
    if (!decided) throw new DomainError('office.no_deletion_request')
    const { reason, requestedBy, day } = decided
    await record({
      ...{ action: 'office.accept_deletion', entity: 'organisation', entityId: asked.id },
      after: { reason, eraseOn: day },
    })
    const { organisation, people } = await peopleToTell(requestedBy)
    for (const person of people)
      await sendMail(deletionAnswerMail('agreed', person, { organisationId: asked.id, organisation, day }))
  })

/**
 * Keeps an organisation, also after agreeing to its deletion, and tells the person who asked why; its administrators,
 * if that person is gone.
 *
 * @throws office.no_deletion_request also when it was withdrawn in the meantime
 */
export const refuseDeletion = (asked: Asked, answer: string): Promise<void> =>
  inOrganisation(asked, async () => {
    const decided = await declineDeletion(organisationContext.actor().userId, answer)
    if (!decided) throw new DomainError('office.no_deletion_request')
    await record({
      ...{ action: 'office.refuse_deletion', entity: 'organisation', entityId: asked.id },
      after: { answer },
    })
    const { organisation, people } = await peopleToTell(decided.requestedBy)
    const asker = people.filter(({ id }) => id === decided.requestedBy)
    for (const person of asker.length > 0 ? asker : people)
      await sendMail(
        deletionAnswerMail('refused', person, { organisationId: asked.id, organisation, answer })
      )
  })
