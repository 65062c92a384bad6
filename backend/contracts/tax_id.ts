/** What is wrong with a tax number: not ten letters or digits, or no number of that country's offices. */
export type TaxIdProblem = 'tax_id' | 'nip' | 'mst'

/** As it is kept: without what people write between the digits, and without the country before them. */
export const plainTaxId = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^PL(?=\d)/i, '')

const weights = { nip: [6, 5, 7, 2, 3, 4, 5, 6, 7], mst: [31, 29, 23, 19, 17, 13, 7, 5, 3] } as const

const weighed = (digits: string, kind: keyof typeof weights): number =>
  weights[kind].reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11

/**
 * Poland's NIP and Vietnam's MST end with a check digit, which ten is none of; a NIP begins with the office that gave it.
 * Elsewhere any ten letters or digits will do.
 */
export function taxIdProblem(typed: string, country: string): TaxIdProblem | null {
  const number = plainTaxId(typed)
  if (!/^[\p{L}\p{N}]{10}$/u.test(number)) return 'tax_id'
  const last = Number(number[9])
  if (country === 'PL')
    return /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/.test(number) && weighed(number, 'nip') === last ? null : 'nip'
  if (country === 'VN') return /^\d{10}$/.test(number) && 10 - weighed(number, 'mst') === last ? null : 'mst'
  return null
}
