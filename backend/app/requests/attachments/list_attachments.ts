import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { daysOfAbsence, type Absence, type DaysOfAbsence } from '#app/scheduling/public/absences'
import {
  storedFiles,
  wireFiles,
  withoutKeys,
  type StoredAttachment,
} from '#app/requests/attachments/stored_files'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { nameIn } from '#app/requests/queries/load_request_types'
import type { EntryAttachments } from '#contracts/attachments'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'

/** Those of all days of the absence and of its person, oldest first, and those of the request it was approved for. */
export async function attachmentsOf(absence: Absence, days?: DaysOfAbsence): Promise<StoredAttachment[]> {
  const { ids } = days ?? (await daysOfAbsence(absence))
  const { userId } = organisationContext.actor()
  const ofRequest = sql<boolean>`exists (select from requests r where r.id = a.request_id
    and r.status = ${statuses.approved} and r.effect -> 'entryIds' ?| ${ids}::text[])`
  const found = await storedFiles()
    .where((eb) => eb.or([eb('a.entryId', '=', anyOf(ids)), ofRequest]))
    .where('a.employeeId', '=', absence.employeeId)
    .execute()
  return wireFiles(found, (adder) => absence.planned || adder === userId)
}

type TypeOfAbsence = Pick<EntryAttachments, 'allowed' | 'typeName'>

/** The request type with the absence's short code; one in use comes before an archived one. */
export async function typeOfAbsence({ code }: Absence, locale: Locale = 'en-US'): Promise<TypeOfAbsence> {
  const none = { allowed: false, typeName: null }
  if (code === null) return none
  await beginWithRequestTypes()
  const type = await database()
    .selectFrom('requestTypes')
    .select(['allowAttachment as allowed', nameIn(locale).as('typeName')])
    .where(sql`lower(shortcut)`, '=', sql`lower(${code})`)
    .orderBy('archivedAt', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return type ?? none
}

export async function listAttachments(absence: Absence, locale: Locale): Promise<EntryAttachments> {
  const days = await daysOfAbsence(absence)
  const files = withoutKeys(await attachmentsOf(absence, days))
  return { ...(await typeOfAbsence(absence, locale)), from: days.from, until: days.until, files }
}
