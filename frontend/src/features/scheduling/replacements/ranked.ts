import type { ShiftReplacement } from '@shiftloom/backend/contracts/auto_schedule'

/** Who can take the shift at once, and who cannot; both in the order given, best first. */
export function ranked<Someone extends Pick<ShiftReplacement, 'blocker'>>(
  people: readonly Someone[]
): { free: Someone[]; blocked: Someone[] } {
  return {
    free: people.filter(({ blocker }) => blocker === null),
    blocked: people.filter(({ blocker }) => blocker !== null),
  }
}
