import { digitsOf } from '@shiftloom/backend/contracts/rate_amounts'

/** Whole units as people type them, from minor units; an absent amount is an empty field. */
export const typedOf = (minor: number | null, currency: string): number | string =>
  minor === null ? '' : minor / 10 ** digitsOf(currency)

/** Minor units from what was typed, rounded once. */
export const minorOf = (typed: number | string, currency: string): number | null =>
  typed === '' ? null : Math.round(Number(typed) * 10 ** digitsOf(currency))
