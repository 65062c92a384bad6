export type Jpeg = {
  /** The picture without anything else in it: no place, camera or time. */
  bytes: Uint8Array
  width: number
  height: number
}

const startOfScan = 0xda
/** Baseline and progressive frames; the markers between are tables, or kinds that viewers do not show. */
const frames = [0xc0, 0xc1, 0xc2]
/** Everything about a picture that is not the picture: APP1 to APP15 and comments. APP0 says how to read it. */
const isRemark = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe

/** Reads the segments of a JPEG file (ITU-T T.81, annex B) and leaves out remarks. @returns null when it is none */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    if (frames.includes(marker)) {
      if (end < at + 9) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === startOfScan) {
      const ends = view.getUint16(bytes.length - 2) === 0xffd9
      if (!size || !ends || size.width === 0 || size.height === 0) return null
      kept.push(bytes.subarray(at))
      return { bytes: Buffer.concat(kept), ...size }
    }
    if (!isRemark(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}
