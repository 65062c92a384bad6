import vine from '@vinejs/vine'
import { plainTaxId, taxIdProblem } from '#contracts/tax_id'

/** Exactly ten letters or digits, with the check digit of the `country` beside it where that has one. */
const taxIdRule = vine.createRule((value, _options, field) => {
  const problem = taxIdProblem(String(value), String(field.data.country ?? ''))
  if (problem) field.report('The {{ field }} is not a tax number', problem, field)
  else field.mutate(plainTaxId(String(value)), field)
})

/** Strict where a country's format is known, lenient elsewhere. */
const postalCodes: Record<string, RegExp> = { PL: /^\d{2}-\d{3}$/, VN: /^\d{5,6}$/ }
/** A Polish code typed without its dash gets it. */
const writtenPostalCode = (code: string, country: string): string =>
  country === 'PL' && /^\d{5}$/.test(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : code

const postalCodeRule = vine.createRule((value, _options, field) => {
  const country = String(field.data.country ?? '')
  const format = postalCodes[country] ?? /^[\p{L}\p{N}][\p{L}\p{N} -]{1,10}$/u
  const code = writtenPostalCode(String(value), country)
  if (!format.test(code)) field.report('The {{ field }} is not a postal code', 'postal_code', field)
  else field.mutate(code, field)
})

const pinRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !/^\d{6,12}$/.test(value))
    field.report('The {{ field }} is not a PIN', 'pin', field)
})

/** Ready schemas of the module's own kinds of value. */
export const kinds = {
  taxId: () => vine.string().trim().use(taxIdRule()),
  pin: () => vine.string().use(pinRule()),
  text: (most = 200) => vine.string().trim().maxLength(most),
  /** The postal code is judged by the `country` beside the address. */
  address: () =>
    vine.object({
      street: vine.string().trim().maxLength(200).nullable(),
      postalCode: vine.string().trim().use(postalCodeRule()).nullable(),
      city: vine.string().trim().maxLength(120).nullable(),
    }),
  /** The version of the row the person saw. */
  version: () => vine.number({ strict: true }).withoutDecimals().min(1),
}
