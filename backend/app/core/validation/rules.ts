import vine from '@vinejs/vine'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { describedAs } from '#app/core/validation/described_as'

const clockTimes = /^([01]\d|2[0-3]):[0-5]\d$/
const lettersOrDigits = /[\p{L}\p{N}]/u
const phoneNumbers = /^\+[1-9]\d{7,14}$/
const locationCodes = /^\d{6}$/

/** Beyond these neither the database nor the calendar of holidays can be trusted to reckon. */
const days = { first: '1900-01-01', last: '2199-12-31' } as const

/** A calendar day `YYYY-MM-DD` that exists, of the last century, this or the next. */
const day = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !exists(value))
      field.report('The {{ field }} is not a day', 'day', field)
  },
  { toJSONSchema: describedAs({ format: 'date', pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$' }) }
)

/** A wall-clock time `HH:mm`. */
const clockTime = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !clockTimes.test(value))
      field.report('The {{ field }} is not a time', 'clock_time', field)
  },
  { toJSONSchema: describedAs({ pattern: clockTimes.source }) }
)

/** A name needs a letter or a digit of any script. */
const notOnlySpecial = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && !lettersOrDigits.test(value))
      field.report('The {{ field }} has special characters only', 'not_only_special', field)
  },
  { toJSONSchema: describedAs({ pattern: lettersOrDigits.source }) }
)

/** Text on one line of a mail, a list or a file has no line breaks or other control characters. */
const oneLine = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && /[\p{Cc}\u2028\u2029]/u.test(value))
      field.report('The {{ field }} has control characters', 'one_line', field)
  },
  { toJSONSchema: describedAs({ pattern: '^[^\\p{Cc}\\u2028\\u2029]*$' }) }
)

/** E.164 with a country code that exists. */
export const phone = vine.createRule(
  (value, _options, field) => {
    if (
      typeof value !== 'string' ||
      !phoneNumbers.test(value) ||
      !parsePhoneNumberFromString(value)?.isValid()
    )
      field.report('The {{ field }} is not a phone number', 'phone', field)
  },
  { toJSONSchema: describedAs({ format: 'phone', pattern: phoneNumbers.source }) }
)

/** An IANA zone this machine knows, by its name: a mere offset knows no summer time, and PostgreSQL reads it the other way round. */
export const timeZone = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !zoneExists(value))
      field.report('The {{ field }} is not a zone', 'time_zone', field)
  },
  { toJSONSchema: describedAs({ format: 'time-zone' }) }
)

/** Exactly six digits, leading zeros kept. */
export const locationCode = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !locationCodes.test(value))
      field.report('The {{ field }} is not a location code', 'location_code', field)
  },
  { toJSONSchema: describedAs({ pattern: locationCodes.source }) }
)

const currencies = new Set(Intl.supportedValuesOf('currency'))
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** An ISO 4217 code that is in use. */
const currency = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !currencies.has(value))
      field.report('The {{ field }} is not a currency', 'currency', field)
  },
  { toJSONSchema: describedAs({ format: 'currency', pattern: '^[A-Z]{3}$' }) }
)

/** An ISO 3166-1 alpha-2 code that is in use. */
const country = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value) || value === 'ZZ' || !regions.of(value))
      field.report('The {{ field }} is not a country', 'country', field)
  },
  { toJSONSchema: describedAs({ format: 'country', pattern: '^[A-Z]{2}$' }) }
)

/** Ready schemas for the rules that nearly every endpoint needs. */
export const fields = {
  day: () => vine.string().use(day()),
  clockTime: () => vine.string().use(clockTime()),
  /** In small letters, as the database answers them. */
  id: () => vine.string().uuid().toLowerCase(),
  ids: (most = 500) => vine.array(vine.string().uuid().toLowerCase()).maxLength(most),
  currency: () => vine.string().use(currency()),
  country: () => vine.string().use(country()),
  /** Any text of one line, an empty one too. */
  line: (most: number) => vine.string().trim().maxLength(most).use(oneLine()),
  name: (most = 120) => fields.line(most).minLength(1).use(notOnlySpecial()),
}

const exists = (text: string): boolean => {
  if (text < days.first || text > days.last) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

function zoneExists(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
