import type { Format } from '#/lib/writing/format.ts'

/** By how much a change makes the plan dearer or cheaper, signed; `null` if unchanged, unknown or not to be shown. */
export function costOf(
  priced: { costMinor?: number } | null,
  currency: string | null,
  format: Format
): string | null {
  const minor = priced?.costMinor
  if (!minor || currency === null) return null
  return `${minor < 0 ? '−' : '+'}${format.money({ minor: Math.abs(minor), currency })}`
}
