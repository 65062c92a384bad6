import { DomainError } from '#app/core/errors/domain_error'
import { readJpeg } from '#app/core/storage/jpeg'
import { avatarLimits } from '#contracts/identity'

/**
 * The picture of a JPEG file and nothing else of it; its content is checked, never its name.
 *
 * @throws organisation.picture_refused
 */
export function pictureIn(bytes: Uint8Array): Uint8Array {
  const { pixels, bytes: mostBytes } = avatarLimits
  const jpeg = bytes.byteLength <= mostBytes ? readJpeg(bytes) : null
  if (!jpeg || jpeg.width > pixels || jpeg.height > pixels)
    throw new DomainError('organisation.picture_refused', { most: pixels, kilobytes: mostBytes / 1000 })
  return jpeg.bytes
}
