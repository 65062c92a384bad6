import vine from '@vinejs/vine'

/** Exactly ten letters or digits. */
const taxIdRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !/^[\p{L}\p{N}]{10}$/u.test(value))
    field.report('The {{ field }} is not a tax number', 'tax_id', field)
})

/** Strict where a country's format is known, lenient elsewhere. */
const postalCodes: Record<string, RegExp> = { PL: /^\d{2}-\d{3}$/, VN: /^\d{5,6}$/ }
const postalCodeRule = vine.createRule((value, _options, field) => {
  const country = String(field.data.country ?? '')
  const format = postalCodes[country] ?? /^[\p{L}\p{N}][\p{L}\p{N} -]{1,10}$/u
  if (typeof value !== 'string' || !format.test(value))
    field.report('The {{ field }} is not a postal code', 'postal_code', field)
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
