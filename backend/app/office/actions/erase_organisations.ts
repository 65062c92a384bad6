import db from '@adonisjs/lucid/services/db'
import { deleteMailsOf } from '#app/core/mail/delete_mails_of'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext, rows } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { storage } from '#app/core/storage/storage'
import { deletionAnswerMail } from '#app/office/mails/deletion_answer_mail'
import { officeContext } from '#app/office/office_context'
import { peopleToTell } from '#app/office/queries/people_to_tell'
import { deleteOrganisation } from '#app/organisation/public/customer_record'
import { standingRequest } from '#app/organisation/public/open_deletion_request'
import { yearsKept } from '#contracts/company_deletion'
import type { Day } from '#contracts/schedule'

const due = `${standingRequest} and r.erase_on <= (now() at time zone o.time_zone)::date`

/**
 * Erases the organisations whose day has come, and what was kept of earlier ones for as long as the law asks. Each is a
 * unit of work of its own: the next run resumes what was interrupted.
 *
 * @returns how many were erased
 */
export async function eraseOrganisations(): Promise<number> {
  const found = await officeContext.run(async () => {
    await rows('delete from erased_organisations where keep_until < current_date')
    return rows<{ id: string }>(
      `select o.id from organisations o join company_deletion_requests r on r.organisation_id = o.id where ${due}`
    )
  })
  const erased = await eachOrganisation(
    found.map(({ id }) => id),
    'erase_organisations',
    (id) => organisationContext.run(id, () => erase(id))
  )
  // Mails are closed to users of an organisation; an interrupted run leaves them to the next one.
  const gone = (await db.from('erased_organisations').select('id')) as { id: string }[]
  await deleteMailsOf(gone.map(({ id }) => id))
  return erased.filter(Boolean).length
}

/** Runs in the organisation; checked again under its lock, because it may just have withdrawn its request. */
async function erase(id: string): Promise<boolean> {
  await rows('select 1 from organisations for update')
  const [kept] = await rows<{ day: Day; requestedBy: string | null }>(
    `insert into erased_organisations (id, name, country, tax_id, registration_number, address, licence_expires_on,
         licence_positions, customer_since, requested_at, agreed_at, keep_until)
       select o.id, o.name, o.country, o.tax_id, o.registration_number, o.address, o.licence_expires_on,
         o.licence_positions, o.created_at, r.requested_at, r.decided_at,
         make_date(extract(year from now())::int + ?, 12, 31)
       from organisations o join company_deletion_requests r on r.organisation_id = o.id where ${due}
     returning keep_until::text as day, (select requested_by from company_deletion_requests r where ${standingRequest})
       as "requestedBy"`,
    [yearsKept]
  )
  if (!kept) return false
  const { organisation, people } = await peopleToTell(kept.requestedBy)
  await deleteOrganisation()
  for (const person of people)
    await sendMail(deletionAnswerMail('done', person, { organisationId: null, organisation, day: kept.day }))
  // Files cannot be brought back by a rollback.
  organisationContext.afterCommit(() => storage().deleteAll(id))
  return true
}
