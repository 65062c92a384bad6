import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'

/** A part of a person's hours with its share of the cost, in the currency of the whole. */
export const ownCost = <Part extends { costMinor: number | null }>(
  { costMinor, ...part }: Part,
  whole: SettledPerson['cost']
) => ({
  ...part,
  cost: whole && costMinor !== null ? { minor: costMinor, currency: whole.currency } : null,
})
