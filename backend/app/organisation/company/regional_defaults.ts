import countryToCurrency from 'country-to-currency'
import { weekStarts, type DateFormat, type TimeFormat, type WeekStart } from '#contracts/organisation'

export type RegionalDefaults = {
  currency: string
  /** IANA zone. */
  timeZone: string
  timeFormat: TimeFormat
  dateFormat: DateFormat
  firstDayOfWeek: WeekStart
}

const withDots = new Set(
  'AL AM AT AZ BA BG BY CH CZ DE DK EE FI GE HR IS KZ LV ME MK NO PL RO RS RU SI SK TR UA'.split(' ')
)
const yearFirst = new Set('CA CN HU IR JP KR LT MN SE TW ZA'.split(' '))
const monthFirst = new Set(['US', 'PH', 'FM', 'MH', 'PW'])

/** Names that zones had before; JavaScript still lists them. Source: IANA time zone database, `backward`. */
const renamed: Record<string, string> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
}

/**
 * What a company in a country usually works with.
 *
 * @param country ISO 3166-1 alpha-2
 * @param zone zone of the browser, which decides where the country has several
 */
export function regionalDefaults(country: string, zone: string | null = null): RegionalDefaults {
  return {
    currency: currencyOf(country),
    timeZone: zoneOf(country, zone),
    timeFormat: clockOf(country),
    dateFormat: dateFormatOf(country),
    firstDayOfWeek: weekStarts.find((day) => day === regionOf(country).getWeekInfo?.().firstDay) ?? 1,
  }
}

const currencyOf = (country: string): string =>
  (countryToCurrency as Partial<Record<string, string>>)[country] ?? 'EUR'

const zonesOf = (country: string): string[] =>
  (regionOf(country).getTimeZones?.() ?? []).map((zone) => renamed[zone] ?? zone)

function zoneOf(country: string, zone: string | null): string {
  const zones = zonesOf(country)
  const here = zone && (renamed[zone] ?? zone)
  return here && zones.includes(here) ? here : (zones[0] ?? 'Europe/Warsaw')
}

const clockOf = (country: string): TimeFormat =>
  regionOf(country).getHourCycles?.()[0] === 'h12' ? 'h:mm a' : 'HH:mm'

function dateFormatOf(country: string): DateFormat {
  if (withDots.has(country)) return 'DD.MM.YYYY'
  if (yearFirst.has(country)) return 'YYYY-MM-DD'
  return monthFirst.has(country) ? 'MM/DD/YYYY' : 'DD/MM/YYYY'
}

/** TypeScript does not know these methods yet. Source: Intl Locale Info proposal, stage 3. */
type Region = Intl.Locale & {
  getTimeZones?: () => string[] | undefined
  getHourCycles?: () => string[]
  getWeekInfo?: () => { firstDay: number }
}
const regionOf = (country: string) => new Intl.Locale(`und-${country}`) as Region
