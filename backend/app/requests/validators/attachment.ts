import vine from '@vinejs/vine'
import { attachmentLimits } from '#contracts/attachments'

/** How big a file may be is said in a sentence of its own; a body beyond 4 MB is not read at all. */
export const attachmentValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(attachmentLimits.name),
  type: vine.string().trim().maxLength(100),
  content: vine.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
})
