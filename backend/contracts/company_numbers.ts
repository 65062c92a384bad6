/** Numbers of companies whose form depends on the country (ISO 3166-1 alpha-2); server and screens judge them by the same rules. */

/** What is wrong with a tax number: not ten letters or digits, or no number of that country's offices. */
export type TaxIdProblem = 'tax_id' | 'nip' | 'mst'

/** As it is kept: without what people write between the digits, and without the country before a Polish one. */
export const writtenTaxId = (typed: string, country: string): string => {
  const bare = typed.replace(/[\s.-]/g, '')
  return country === 'PL' ? bare.replace(/^PL/i, '') : bare
}

const weights = { nip: [6, 5, 7, 2, 3, 4, 5, 6, 7], mst: [31, 29, 23, 19, 17, 13, 7, 5, 3] } as const

const weighed = (digits: string, kind: keyof typeof weights): number =>
  weights[kind].reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11

/**
 * Poland's NIP and Vietnam's MST end with a check digit, which ten is none of; a NIP begins with the office that gave it.
 * Elsewhere any ten letters or digits will do.
 *
 * Sources: Polish Ministry of Finance, structure TNrNIP; Circular 105/2020/TT-BTC of the Vietnamese Ministry of Finance.
 */
export function taxIdProblem(typed: string, country: string): TaxIdProblem | null {
  const number = writtenTaxId(typed, country)
  if (!/^[\p{L}\p{N}]{10}$/u.test(number)) return 'tax_id'
  const last = Number(number[9])
  if (country === 'PL')
    return /^[1-9](?!00)\d{9}$/.test(number) && weighed(number, 'nip') === last ? null : 'nip'
  if (country === 'VN') return /^\d{10}$/.test(number) && 10 - weighed(number, 'mst') === last ? null : 'mst'
  return null
}

/** Strict where a country's form is known, lenient elsewhere. */
const postalCodes: Partial<Record<string, RegExp>> = { PL: /^\d{2}-\d{3}$/, VN: /^\d{5,6}$/ }

/** A Polish code typed without its dash gets it. */
export const writtenPostalCode = (typed: string, country: string): string => {
  const code = typed.trim()
  return country === 'PL' && /^\d{5}$/.test(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : code
}

/** Of a code as `writtenPostalCode` leaves it. */
export const isPostalCode = (code: string, country: string): boolean =>
  (postalCodes[country] ?? /^[\p{L}\p{N}][\p{L}\p{N} -]{1,10}$/u).test(code)
