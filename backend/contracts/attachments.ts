import type { Day } from './schedule.ts'

/** What can be attached to an absence; recognised by the content, whatever the file is called. */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

/** Bytes of one file, files of one absence with all its days, characters of a name. */
export const attachmentLimits = { bytes: 2_500_000, perEntry: 10, name: 120 } as const

/** POST /api/requests/absences/:id/attachments. */
export type NewAttachment = {
  name: string
  /** What the file is said to be; refused when its content is something else. */
  type: string
  /** base64 */
  content: string
}

export type EntryAttachment = {
  id: string
  name: string
  type: AttachmentType
  /** Bytes. */
  size: number
  /** ISO instant. */
  addedAt: string
  /** `null` if the account is deleted. */
  addedBy: { name: string; surname: string } | null
  /** Whether the asking person may take it away. */
  removable: boolean
}

/** GET /api/requests/absences/:id/attachments: oldest first, those of all its days in a row. */
export type EntryAttachments = {
  /** Name of its request type in the reader's language; `null` if none has its short code. */
  typeName: string | null
  /** Its days in a row, `[from, until)`. */
  from: Day
  until: Day
  /** The request type of the absence takes files. */
  allowed: boolean
  files: EntryAttachment[]
}

/** GET …/attachments/:attachmentId/link: an address of one file that downloads it for five minutes. */
export type AttachmentLink = { url: string }
