import { attachmentLimits, type NewAttachment } from '@shiftloom/backend/contracts/attachments'

/** Pixels of the longer side: a page photographed stays readable. */
const longest = 2400
const jpeg = 'image/jpeg'

/** Why a file is not even sent. */
export type FileProblem = 'too_big' | 'format'

/**
 * The file as the server takes it. Pictures are drawn again: upright, not larger than needed and without what cameras
 * write beside them.
 */
export async function fileToSend(file: File): Promise<NewAttachment | FileProblem> {
  const isPicture = file.type.startsWith('image/')
  if (!isPicture && file.type !== 'application/pdf') return 'format'
  const content = isPicture ? await drawnAnew(file).catch(() => null) : file
  if (!content) return 'format'
  if (content.size > attachmentLimits.bytes) return 'too_big'
  const name = isPicture ? asJpeg(file.name) : shortened(file.name, '')
  return { name, type: content.type, content: await base64Of(content) }
}

/** `scan.png` and `IMG_1.HEIC` become `scan.jpg` and `IMG_1.jpg`. */
export const asJpeg = (name: string): string =>
  /\.jpe?g$/i.test(name) ? shortened(name, '') : shortened(name.replace(/\.[^.]*$/, ''), '.jpg')

const shortened = (name: string, ending: string): string =>
  `${name.slice(-(attachmentLimits.name - ending.length))}${ending}`

async function drawnAnew(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')!
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, jpeg, 0.85))
}

const base64Of = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).split(',')[1]!)
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(content)
  })
