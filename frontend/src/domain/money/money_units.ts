/** Digits after the point in a currency: 2 for PLN, none for VND. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Whole units as people type them, from minor units; an absent amount is an empty field. */
export const typedOf = (minor: number | null, currency: string): number | string =>
  minor === null ? '' : minor / 10 ** digitsOf(currency)

/** Minor units from what was typed, rounded once. */
export const minorOf = (typed: number | string, currency: string): number | null =>
  typed === '' ? null : Math.round(Number(typed) * 10 ** digitsOf(currency))
