import { organisationContext, rows } from '#app/core/organisation_context'
import { daysOfAbsence, type Absence, type DaysOfAbsence } from '#app/scheduling/public/absences'
import { beginWithRequestTypes } from '#app/requests/public/begin_with_request_types'
import type { EntryAttachment, EntryAttachments } from '#contracts/attachments'
import type { Locale } from '#contracts/enums'

export type StoredAttachment = EntryAttachment & { key: string }

/** Those of all days of the absence and of its person, oldest first. */
export async function attachmentsOf(absence: Absence, days?: DaysOfAbsence): Promise<StoredAttachment[]> {
  const { ids } = days ?? (await daysOfAbsence(absence))
  return rows<StoredAttachment>(
    `select a.id, a.name, a.type, a.size, a.file_key as key,
       case when u.id is not null then jsonb_build_object('name', u.name, 'surname', u.surname) end as "addedBy",
       to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt",
       ? or a.added_by is not distinct from ?::uuid as removable
     from entry_attachments a left join users u on u.id = a.added_by
     where a.entry_id = any(?::uuid[]) and a.employee_id = ? order by a.created_at, a.id`,
    [absence.planned, organisationContext.actor().userId, ids, absence.employeeId]
  )
}

type TypeOfAbsence = Pick<EntryAttachments, 'allowed' | 'typeName'>

/** The request type with the absence's short code; one in use comes before an archived one. */
export async function typeOfAbsence({ code }: Absence, locale: Locale = 'en-US'): Promise<TypeOfAbsence> {
  const none = { allowed: false, typeName: null }
  if (code === null) return none
  await beginWithRequestTypes()
  const [type] = await rows<TypeOfAbsence>(
    `select allow_attachment as allowed, coalesce(name, names->>?, names->>'en-US') as "typeName"
     from request_types where lower(shortcut) = lower(?) order by archived_at desc nulls first, id limit 1`,
    [locale, code]
  )
  return type ?? none
}

export async function listAttachments(absence: Absence, locale: Locale): Promise<EntryAttachments> {
  const days = await daysOfAbsence(absence)
  const files = (await attachmentsOf(absence, days)).map(({ key: _key, ...wire }): EntryAttachment => wire)
  return { ...(await typeOfAbsence(absence, locale)), from: days.from, until: days.until, files }
}
