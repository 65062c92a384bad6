/** Pixels of the longer side: a wide logo stays readable at 96. */
const longest = 384

/** A picture as a small JPEG in base64, in its own proportions on white. @throws when the browser cannot read the file */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitted(picture)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!
}

/** As large as it may be, never larger than it is. */
export function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
