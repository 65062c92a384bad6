import { organisationContext, rows } from '#app/core/organisation_context'
import type { Absence } from '#app/scheduling/public/absences'
import { copyRegionKinds } from '#app/requests/actions/copy_region_kinds'
import type { EntryAttachment } from '#contracts/attachments'

export type StoredAttachment = EntryAttachment & { key: string }

/** Those of the absence's person, oldest first. */
export const attachmentsOf = ({ id, employeeId, planned }: Absence): Promise<StoredAttachment[]> =>
  rows<StoredAttachment>(
    `select a.id, a.name, a.type, a.size, a.file_key as key,
       case when u.id is not null then jsonb_build_object('name', u.name, 'surname', u.surname) end as "addedBy",
       to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt",
       ? or a.added_by is not distinct from ?::uuid as removable
     from entry_attachments a left join users u on u.id = a.added_by
     where a.entry_id = ? and a.employee_id = ? order by a.created_at, a.id`,
    [planned, organisationContext.actor().userId, id, employeeId]
  )

/** Whether the request type with the absence's short code takes files; one in use comes before an archived one. */
export async function takesFiles({ code }: Absence): Promise<boolean> {
  if (code === null) return false
  await copyRegionKinds()
  const [type] = await rows<{ allowed: boolean }>(
    `select allow_attachment as allowed from request_types where lower(shortcut) = lower(?)
     order by archived_at desc nulls first, id limit 1`,
    [code]
  )
  return type?.allowed ?? false
}

export const wireAttachment = ({ key: _key, ...wire }: StoredAttachment): EntryAttachment => wire
