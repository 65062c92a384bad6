import type { NewAttachment } from '@shiftloom/backend/contracts/attachments'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** What belongs to an absence beside its entry: the name of its type, its days in a row, and its files. */
export const attachmentsQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['scheduling', 'attachments', entryId],
    queryFn: ({ signal }) =>
      http.get(`/requests/absences/${entryId}/attachments`, undefined, { signal, quiet: true }),
  })

const inline = [400, 403, 413]
export const addAttachment = (entryId: string, sent: NewAttachment, idempotencyKey: string) =>
  http.post(`/requests/absences/${entryId}/attachments`, sent, { inline, idempotencyKey })
export const removeAttachment = (entryId: string, id: string) =>
  http.del(`/requests/absences/${entryId}/attachments/${id}`, undefined, { inline })
export const attachmentLink = (entryId: string, id: string) =>
  http.get(`/requests/absences/${entryId}/attachments/${id}/link`)
