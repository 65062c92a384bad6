import { importLimits } from '@shiftloom/backend/contracts/import_limits'
import { FileProblem } from './file_problem.ts'

export type FileKind = 'xlsx' | 'xls' | 'csv'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/**
 * What the file is, by its content: names lie. Archives that would unpack to too much are refused before anything is
 * unpacked.
 */
export function kindOfFile(bytes: Uint8Array, mostBytes: number): FileKind {
  if (bytes.length === 0) throw new FileProblem('empty')
  if (bytes.length > mostBytes) throw new FileProblem('too_big')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    requireWorkbook(bytes)
    return 'xlsx'
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls'
  const isPicture = startsWith(bytes, 0x89, 0x50) || startsWith(bytes, 0xff, 0xd8, 0xff)
  const isDocument = startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x50, 0x4b)
  if (isPicture || isDocument) throw new FileProblem('wrong_kind')
  return 'csv'
}

const mostEntries = 2_000

/** Reads the archive's own list of what is in it. Source: PKWARE APPNOTE, sections 4.3.12 and 4.3.16. */
function requireWorkbook(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfList(view)
  if (end < 0) throw new FileProblem('damaged')
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (entries > mostEntries || at === 0xffffffff) throw new FileProblem('too_big_inside')
  let unpacked = 0
  let isWorkbook = false
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new FileProblem('damaged')
    unpacked += view.getUint32(at + 24, true)
    if (unpacked > importLimits.unpackedBytes) throw new FileProblem('too_big_inside')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (/^\/?xl\/workbook\.(xml|bin)$/i.test(name)) isWorkbook = true
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (!isWorkbook) throw new FileProblem('wrong_kind')
}

/** The list's end lies at the end of the file, before a comment of at most 65,535 bytes. */
function endOfList(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at
  return -1
}
