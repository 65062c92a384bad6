import type { Rate } from './employment_terms.ts'

/** Digits after the point in a currency: 2 for PLN, none for VND. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Less, in minor units, is no pay anywhere: one unit of most currencies an hour, a thousand of those without decimals;
 * for a month a hundred times that.
 */
export const leastPlausible = (currency: string, kind: Rate['kind']): number =>
  (digitsOf(currency) === 0 ? 1_000 : 10 ** digitsOf(currency)) * (kind === 'hourly' ? 1 : 100)
