import type { Locale } from '@shiftloom/backend/contracts/enums'
import { FileProblem } from './file_problem.ts'

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1252',
  'windows-1258',
] as const
export type Encoding = (typeof encodings)[number]

/** What spreadsheets save text in where they do not use Unicode. */
const olderEncoding: Record<Locale, Encoding> = {
  'en-US': 'windows-1250',
  'pl-PL': 'windows-1250',
  'vi-VN': 'windows-1258',
}

/** Recognised by marks and by what is valid; only without both the language decides. */
export function encodingOf(bytes: Uint8Array, locale: Locale): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 4_000)
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  // In UTF-16 the other half of every Latin letter, comma and line end is zero.
  const many = start.length / 8
  if (zeros[1]! > many && zeros[0]! < many / 8) return 'utf-16le'
  if (zeros[0]! > many && zeros[1]! < many / 8) return 'utf-16be'
  if (zeros[0]! + zeros[1]! > 0) throw new FileProblem('wrong_kind')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return olderEncoding[locale]
  }
}

/** Letters with their accents in one piece; the Vietnamese code page keeps them apart. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes).normalize('NFC')
