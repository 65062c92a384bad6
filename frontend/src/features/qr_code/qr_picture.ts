import { encode, renderSVG } from 'uqr'

/** Modules of white around the code, as readers expect, and how much of it may be worn off (15 %). */
const look = { border: 4, ecc: 'M' } as const

export const svgOf = (code: string): string => renderSVG(code, look)
export const addressOfSvg = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`

export const svgFile = (code: string): Blob => new Blob([svgOf(code)], { type: 'image/svg+xml' })

/** The code as a PNG of about 1000 pixels; whole pixels for each module, so that edges stay sharp. */
export async function pngFile(code: string): Promise<Blob> {
  const { data, size } = encode(code, look)
  const scale = Math.ceil(1_000 / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  data.forEach((row, y) =>
    row.forEach((dark, x) => dark && context.fillRect(x * scale, y * scale, scale, scale))
  )
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  )
}
