import type { Format } from '#/lib/writing/format.ts'

type Choice = { value: string; label: string }

/** Codes that name no country. */
const groups = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country by its name in the language; retired codes are left out. */
export function countryChoices({ locale, compare }: Format): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !groups.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const label = names.of(code)
      return label ? [{ value: code, label }] : []
    })
    .sort((one, other) => compare(one.label, other.label))
}

export const countryName = ({ locale }: Format, code: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** Currencies by name and code. */
export function currencyChoices({ locale, compare }: Format): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The zones of the world; a zone that is known by an older name stays choosable. */
export function zoneChoices(current: string | null): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return current && !zones.includes(current) ? [current, ...zones] : zones
}
