type Matches = (bytes: Uint8Array) => boolean

const starts =
  (...expected: number[]): Matches =>
  (bytes) =>
    expected.every((byte, at) => bytes[at] === byte)
const text = (bytes: Uint8Array, from: number, until: number) =>
  Buffer.from(bytes.subarray(from, until)).toString('latin1')

/** What uploads may be, by their first bytes. Source: the formats' own specifications. */
const signatures = [
  { type: 'image/png', matches: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { type: 'image/jpeg', matches: starts(0xff, 0xd8, 0xff) },
  { type: 'image/gif', matches: (bytes: Uint8Array) => /^GIF8[79]a$/.test(text(bytes, 0, 6)) },
  {
    type: 'image/webp',
    matches: (bytes: Uint8Array) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', matches: (bytes: Uint8Array) => text(bytes, 0, 5) === '%PDF-' },
  // Also xlsx and docx, which are archives.
  { type: 'application/zip', matches: starts(0x50, 0x4b, 0x03, 0x04) },
  // Also xls, an old compound document.
  { type: 'application/x-ole-storage', matches: starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
] as const satisfies { type: string; matches: Matches }[]

export type KnownContent = (typeof signatures)[number]['type'] | 'text/plain'
export type Picture = Extract<KnownContent, `image/${string}`>

export const isPicture = (type: KnownContent | null): type is Picture => type?.startsWith('image/') ?? false

/** The container each kind of document travels in, where it is not its own. */
const containers: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'application/zip',
  'application/vnd.ms-excel': 'application/x-ole-storage',
}

/** @returns what the bytes are, `text/plain` for valid UTF-8 without control characters, null for anything unknown */
export function contentTypeOf(bytes: Uint8Array): KnownContent | null {
  const found = signatures.find(({ matches }) => matches(bytes))
  if (found) return found.type
  return isText(bytes) ? 'text/plain' : null
}

/** The bytes can be what they are said to be. Markup is text and never a picture, so a script cannot pass as one. */
export function isContentOf(declared: string, bytes: Uint8Array): boolean {
  const type = declared.split(';')[0]!.trim().toLowerCase()
  const found = contentTypeOf(bytes)
  if (found === 'text/plain')
    return type === 'text/plain' || type === 'text/csv' || type === 'application/json'
  return found === (containers[type] ?? type)
}

function isText(bytes: Uint8Array): boolean {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\x00-\x08\x0e-\x1f]/.test(content)
  } catch {
    return false
  }
}
