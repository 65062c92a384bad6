import vine from '@vinejs/vine'
import { describedAs } from '#app/core/validation/described_as'
import { fields } from '#app/core/validation/rules'
import { judgeRegistration } from '#app/organisation/company/registration_number'
import { isPostalCode, taxIdProblem, writtenPostalCode, writtenTaxId } from '#contracts/company_numbers'

const countryOf = (data: { country?: unknown }): string => String(data.country ?? '')

/** Exactly ten letters or digits, with the check digit of the neighbouring `country` if that has one. */
const taxIdRule = vine.createRule((value, _options, field) => {
  const country = countryOf(field.data)
  const problem = taxIdProblem(String(value), country)
  if (problem) field.report('The {{ field }} is not a tax number', problem, field)
  else field.mutate(writtenTaxId(String(value), country), field)
})

const registrationRule = vine.createRule((value, _options, field) => {
  const judged = judgeRegistration(String(value), countryOf(field.data))
  if (judged.problem !== null)
    field.report('The {{ field }} is not a registration number', judged.problem, field)
  else field.mutate(judged.written, field)
})

const postalCodeRule = vine.createRule((value, _options, field) => {
  const country = countryOf(field.data)
  const code = writtenPostalCode(String(value), country)
  if (!isPostalCode(code, country)) field.report('The {{ field }} is not a postal code', 'postal_code', field)
  else field.mutate(code, field)
})

const pins = /^\d{6,12}$/
const pinRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !pins.test(value))
      field.report('The {{ field }} is not a PIN', 'pin', field)
  },
  { toJSONSchema: describedAs({ pattern: pins.source }) }
)

/** Ready schemas of the module's own kinds of value. Numbers of companies and postal codes are judged by the `country` of the input. */
export const kinds = {
  taxId: () => vine.string().trim().use(taxIdRule()),
  registrationNumber: () => vine.string().trim().use(registrationRule()),
  pin: () => vine.string().use(pinRule()),
  text: (most = 200) => vine.string().trim().maxLength(most),
  address: () =>
    vine.object({
      street: fields.line(200).nullable(),
      postalCode: vine.string().trim().use(postalCodeRule()).nullable(),
      city: fields.line(120).nullable(),
    }),
  /** The version of the row the person saw. */
  version: () => vine.number({ strict: true }).withoutDecimals().min(1),
}
