import { entityValidators, euVat } from 'stdnum'

/** Form alone: not a number at all. `vat_number`: not one of the country it claims to be of. */
type RegistrationProblem = 'registration_number' | 'vat_number'
export type Judged = { problem: RegistrationProblem } | { problem: null; written: string }

/** Countries whose companies write the country before their tax number, and what they write where that is another code. */
const written: Record<string, string> = { GR: 'EL' }
const withPrefix = new Set([...Object.keys(euVat), 'GB'])

/** The form of Germany's numbers. Source: VIES, which names no check digit for them. */
const german = /^\d{9}$/

/**
 * A VAT or registration number, by its country (ISO 3166-1 alpha-2), as it is kept: one that the country's check
 * accepts without what people write between, any other as it was typed.
 *
 * What begins like a VAT number has to be one. Where companies have one number without a prefix (Vietnam), its check
 * digit has to be right. Numbers of courts and chambers, which no check is known of, are accepted as they are.
 */
export function judgeRegistration(typed: string, country: string): Judged {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,29}$/u.test(number) || !/\p{N}/u.test(number))
    return { problem: 'registration_number' }
  const bare = number.replace(/[\s.-]/g, '').toUpperCase()
  const prefix = written[country] ?? country
  const rest = bare.startsWith(prefix) ? bare.slice(prefix.length) : null
  if (rest !== null) return withoutPrefix(rest, country) ?? { problem: null, written: bare }
  return checked(number, country)
}

/** What is wrong with a number that was written with its country. */
function withoutPrefix(rest: string, country: string): Judged | null {
  const checks = entityValidators[country]
  if (!checks || (country === 'DE' && german.test(rest))) return null
  return [rest, country + rest].some((one) => checks.some((check) => check.validate(one).isValid))
    ? null
    : { problem: 'vat_number' }
}

/** A number that says no country: of the form the country's numbers have, its check digit counts. */
function checked(number: string, country: string): Judged {
  const checks = withPrefix.has(country) ? [] : (entityValidators[country] ?? [])
  const answers = checks.map((check) => ({ check, answer: check.validate(number) }))
  const valid = answers.find(({ answer }) => answer.isValid)
  if (valid) return { problem: null, written: valid.check.format(number) }
  const misses = answers.some(({ answer }) => !answer.isValid && /Checksum|Component/.test(answer.error.name))
  return misses ? { problem: 'vat_number' } : { problem: null, written: number }
}
