import { beginsLikeFormula } from '#app/exports/public/formula_guard'
import { folded } from '#app/imports/folded'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { phoneNumber } from '#contracts/phone_numbers'
import { digitsOf } from '#contracts/rate_amounts'
import type { EmploymentType } from '#contracts/organisation'
import { languages, roles, type CustomerRole, type LanguageId } from '#contracts/enums'

/** The text of a cell, without the apostrophe that keeps spreadsheets from reading a formula. */
export function plain(cell: string): string {
  const text = cell.trim()
  return text.startsWith("'") && beginsLikeFormula(text.slice(1)) ? text.slice(1).trim() : text
}

/** Several names in one cell. */
export const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,|\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
  ),
]

/** As people write numbers, in a country those without a dialling code are of; whether one exists is for the rules of people to say. */
export function phoneOf(text: string, country: string | null = null): string {
  const written = phoneNumber(text, null)
  const known = parsePhoneNumberFromString(written, (country ?? undefined) as CountryCode | undefined)
  return known?.isValid() ? known.number : phoneNumber(text, country)
}

const words = <T>(table: [T, string[]][]) => {
  const byWord = new Map(table.flatMap(([value, names]) => names.map((name) => [name, value] as const)))
  return (text: string): T | undefined => byWord.get(folded(text))
}

export const roleOf = words<CustomerRole>([
  [roles.employee, ['employee', 'staff', 'pracownik', 'nhân viên']],
  [roles.manager, ['manager', 'menedżer', 'kierownik', 'quản lý']],
  [
    roles.locationManager,
    [
      'location manager',
      'kierownik lokalizacji',
      'menedżer lokalizacji',
      'quản lý địa điểm',
      'quản lý chi nhánh',
    ],
  ],
  [roles.advisor, ['advisor', 'adviser', 'doradca', 'cố vấn']],
  [
    roles.organisationAdmin,
    ['administrator', 'admin', 'organisation administrator', 'administrator organizacji', 'quản trị viên'],
  ],
])

export const languageOf = words<LanguageId>([
  [languages['en-US'], ['en', 'en-us', 'english', 'angielski', 'tiếng anh']],
  [languages['pl-PL'], ['pl', 'pl-pl', 'polish', 'polski', 'tiếng ba lan']],
  [languages['vi-VN'], ['vi', 'vi-vn', 'vietnamese', 'wietnamski', 'tiếng việt']],
])

export const employmentTypeOf = words<EmploymentType>([
  ['employment', ['employment', 'employment contract', 'umowa o pracę', 'uop', 'hợp đồng lao động']],
  ['mandate', ['mandate', 'mandate contract', 'umowa zlecenie', 'zlecenie', 'hợp đồng ủy thác']],
  ['specific_work', ['specific work', 'specific_work', 'umowa o dzieło', 'dzieło', 'hợp đồng khoán việc']],
  ['b2b', ['b2b', 'self-employed', 'kontrakt b2b', 'hợp đồng dịch vụ']],
  ['internship', ['internship', 'staż', 'praktyka', 'thực tập']],
  ['agency', ['agency', 'agency work', 'praca tymczasowa', 'agencja', 'lao động thuê lại']],
])

/**
 * A number with a comma or a point, groups of thousands apart: of both marks the last one is the decimal one, and one
 * that is repeated never is. undefined: no number.
 */
export function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return undefined
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const mark = bare[last]
  const isGroup = last < 0 || bare.indexOf(mark!) !== last
  const grouped = isGroup ? bare : bare.slice(0, last)
  // 1.2.3 is a version or a day, no number.
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(grouped)) return undefined
  const whole = grouped.replace(/[.,]/g, '')
  const value = Number(isGroup ? whole : `${whole}.${bare.slice(last + 1)}`)
  return Number.isFinite(value) ? value : undefined
}

/** 1, 0.5, 0,5, 50%, 1/2 and 3/4. undefined: no part of full time. */
export function fteOf(text: string): number | undefined {
  const fraction = /^(\d+)\s*\/\s*(\d+)$/.exec(text)
  if (fraction) return thousandths(Number(fraction[1]) / Number(fraction[2]))
  const percent = text.endsWith('%')
  const value = numberOf(percent ? text.slice(0, -1) : text)
  return value === undefined ? undefined : thousandths(percent ? value / 100 : value)
}
const thousandths = (value: number) => Math.round(value * 1000) / 1000

/** `isAmbiguous`: what follows the mark may be decimals or thousands. */
export type ReadAmount = { minor: number; isAmbiguous: boolean }

/**
 * Minor units of the currency. Three digits after the only mark are thousands where the currency has no decimals, and of
 * a month's pay; of an hour's they are decimals. undefined: no amount, or with more decimals than the currency has.
 */
export function amountIn(text: string, currency: string, per: 'hour' | 'month'): ReadAmount | undefined {
  const digits = digitsOf(currency)
  const bare = text.replace(new RegExp(`\\s*(${currency}|zł|₫|đ|€|\\$)\\s*`, 'gi'), '')
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(bare)
  const areThousands = digits === 0 || (isAmbiguous && per === 'month')
  const value = numberOf(areThousands ? bare.replace(/[.,](?=\d{3}(\D|$))/g, '') : bare)
  if (value === undefined) return undefined
  const minor = value * 10 ** digits
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? { minor: Math.round(minor), isAmbiguous } : undefined
}
