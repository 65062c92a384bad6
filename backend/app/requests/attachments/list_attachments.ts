import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { daysOfAbsence, type Absence, type DaysOfAbsence } from '#app/scheduling/public/absences'
import { beginWithRequestTypes } from '#app/requests/public/begin_with_request_types'
import { nameIn } from '#app/requests/queries/load_request_types'
import type { EntryAttachment, EntryAttachments } from '#contracts/attachments'
import type { Locale } from '#contracts/enums'

export type StoredAttachment = EntryAttachment & { key: string }

/** Those of all days of the absence and of its person, oldest first. */
export async function attachmentsOf(absence: Absence, days?: DaysOfAbsence): Promise<StoredAttachment[]> {
  const { ids } = days ?? (await daysOfAbsence(absence))
  const { userId } = organisationContext.actor()
  const found = await database()
    .selectFrom('entryAttachments as a')
    .select(['id', 'name', 'type', 'size', 'fileKey as key', 'createdAt', 'addedBy as adder'])
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('users as u').select(['u.name', 'u.surname']).whereRef('u.id', '=', 'a.addedBy')
      ).as('addedBy')
    )
    .where('entryId', '=', anyOf(ids))
    .where('employeeId', '=', absence.employeeId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return found.map(({ createdAt, adder, ...file }) => ({
    ...file,
    addedAt: createdAt.toISOString(),
    removable: absence.planned || adder === userId,
  }))
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
  const files = (await attachmentsOf(absence, days)).map(({ key: _key, ...wire }): EntryAttachment => wire)
  return { ...(await typeOfAbsence(absence, locale)), from: days.from, until: days.until, files }
}
