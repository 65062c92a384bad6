import { sql } from 'kysely'
import db from '@adonisjs/lucid/services/db'
import { database, databaseOf } from '#app/core/database/database'
import { deleteMailsOf } from '#app/core/mail/delete_mails_of'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { storage } from '#app/core/storage/storage'
import { deletionAnswerMail } from '#app/office/mails/deletion_answer_mail'
import { officeContext } from '#app/office/office_context'
import { peopleToTell } from '#app/office/queries/people_to_tell'
import { deleteOrganisation } from '#app/organisation/public/customer_record'
import { standingRequest } from '#app/organisation/public/open_deletion_request'
import { yearsKept } from '#contracts/company_deletion'
import type { Day } from '#contracts/schedule'

const isStanding = standingRequest
const isDue = sql<boolean>`${isStanding} and r.erase_on <= (now() at time zone o.time_zone)::date`

/**
 * Erases the organisations whose day has come, and what was kept of earlier ones for as long as the law asks. Each is a
 * unit of work of its own: the next run resumes what was interrupted.
 *
 * @returns how many were erased
 */
export async function eraseOrganisations(): Promise<number> {
  const found = await officeContext.run(async () => {
    await database()
      .deleteFrom('erasedOrganisations')
      .where('keepUntil', '<', sql<Day>`current_date`)
      .execute()
    return database()
      .selectFrom('organisations as o')
      .innerJoin('companyDeletionRequests as r', 'r.organisationId', 'o.id')
      .select('o.id')
      .where(isDue)
      .execute()
  })
  const erased = await eachOrganisation(
    found.map(({ id }) => id),
    'erase_organisations',
    (id) => organisationContext.run(id, () => erase(id))
  )
  // Mails are closed to users of an organisation; an interrupted run leaves them to the next one.
  const gone = await databaseOf(db.connection()).selectFrom('erasedOrganisations').select('id').execute()
  await deleteMailsOf(gone.map(({ id }) => id))
  return erased.filter(Boolean).length
}

/** Runs in the organisation; checked again under its lock, because it may just have withdrawn its request. */
async function erase(id: string): Promise<boolean> {
  await database().selectFrom('organisations').select('id').forUpdate().execute()
  const { rows } = await sql<{ day: Day; requestedBy: string | null }>`
    insert into erased_organisations (id, name, country, tax_id, registration_number, address, licence_expires_on,
         licence_positions, customer_since, requested_at, agreed_at, keep_until)
       select o.id, o.name, o.country, o.tax_id, o.registration_number, o.address, o.licence_expires_on,
         o.licence_positions, o.created_at, r.requested_at, r.decided_at,
         make_date(extract(year from now())::int + ${yearsKept}, 12, 31)
       from organisations o join company_deletion_requests r on r.organisation_id = o.id where ${isDue}
     returning keep_until as day, (select requested_by from company_deletion_requests r where ${isStanding})
       as requested_by`.execute(database())
  const [kept] = rows
  if (!kept) return false
  const { organisation, people } = await peopleToTell(kept.requestedBy)
  await deleteOrganisation()
  for (const person of people)
    await sendMail(deletionAnswerMail('done', person, { organisationId: null, organisation, day: kept.day }))
  // Files cannot be brought back by a rollback.
  organisationContext.afterCommit(() => storage().deleteAll(id))
  return true
}
