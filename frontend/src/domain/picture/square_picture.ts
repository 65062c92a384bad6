/** Pixels each way: sharp at 72 on a fine screen, and some 15 kB. */
const side = 256

/** The middle of a picture, square and small, as a JPEG in base64. @throws when the browser cannot read the file */
export async function squarePicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const { left, top, length } = middleOf(picture)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')!
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, length, length, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1]!
}

/** The largest square in the middle. */
export function middleOf({ width, height }: { width: number; height: number }) {
  const length = Math.min(width, height)
  return { left: Math.floor((width - length) / 2), top: Math.floor((height - length) / 2), length }
}
