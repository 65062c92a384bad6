import { DomainError } from '#app/core/errors/domain_error'
import { contentTypeOf, isContentOf } from '#app/core/storage/content_type'
import { readJpeg } from '#app/core/storage/jpeg'
import {
  attachmentLimits,
  attachmentTypes,
  type AttachmentType,
  type NewAttachment,
} from '#contracts/attachments'

export type FileIn = { bytes: Uint8Array; name: string; type: AttachmentType }

const endings: Record<AttachmentType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

/**
 * The uploaded file: its type by its content, and a name with the matching extension. Of a JPEG only the picture is
 * kept, without the metadata that cameras add.
 *
 * @throws requests.attachment_too_big
 * @throws requests.attachment_format
 */
export function fileIn({ name, type, content }: NewAttachment): FileIn {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.byteLength > attachmentLimits.bytes)
    throw new DomainError('requests.attachment_too_big', { most: attachmentLimits.bytes / 1_000_000 })
  const found = attachmentTypes.find((one) => one === contentTypeOf(bytes))
  const kept = found === 'image/jpeg' ? readJpeg(bytes)?.bytes : bytes
  if (!found || !kept || !isContentOf(type, bytes)) throw new DomainError('requests.attachment_format')
  return { bytes: kept, name: nameFor(name, found), type: found }
}

/** Without folders and control characters; a name that promises something else gets the true ending behind it. */
function nameFor(name: string, type: AttachmentType): string {
  const plain = name.split(/[/\\]/).at(-1)!.replace(/\p{C}/gu, '').trim() || 'file'
  const ending = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase()
  if (ending && endings[type].includes(ending)) return plain
  return `${plain.slice(0, attachmentLimits.name - 5)}.${endings[type][0]!}`
}
