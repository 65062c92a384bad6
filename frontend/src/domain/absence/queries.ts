import type { NewAttachment } from '@shiftloom/backend/contracts/attachments'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Whose files they are: an absence's in the schedule, or a request's from its first draft on. */
export type FilesOwner = { kind: 'absence' | 'request'; id: string }

const inline = [400, 403, 413]
const absencePath = (id: string) => `/requests/absences/${id}/attachments` as const
const requestPath = (id: string) => `/requests/filed/${id}/attachments` as const

/** What belongs to it beside its entry: the name of its type, its days in a row, and its files. */
export const attachmentsQuery = ({ kind, id }: FilesOwner) =>
  queryOptions({
    queryKey: ['scheduling', 'attachments', kind, id],
    queryFn: ({ signal }) =>
      kind === 'absence'
        ? http.get(absencePath(id), undefined, { signal, quiet: true })
        : http.get(requestPath(id), undefined, { signal, quiet: true }),
  })

export const addAttachment = ({ kind, id }: FilesOwner, sent: NewAttachment, idempotencyKey: string) =>
  kind === 'absence'
    ? http.post(absencePath(id), sent, { inline, idempotencyKey })
    : http.post(requestPath(id), sent, { inline, idempotencyKey })
export const removeAttachment = ({ kind, id }: FilesOwner, fileId: string) =>
  kind === 'absence'
    ? http.del(`${absencePath(id)}/${fileId}`, undefined, { inline })
    : http.del(`${requestPath(id)}/${fileId}`, undefined, { inline })
export const attachmentLink = ({ kind, id }: FilesOwner, fileId: string) =>
  kind === 'absence'
    ? http.get(`${absencePath(id)}/${fileId}/link`)
    : http.get(`${requestPath(id)}/${fileId}/link`)
