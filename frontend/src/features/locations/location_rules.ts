import type { TFunction } from 'i18next'
import { rulesFor } from '#/ui/form/rules.ts'
import { repeatedDay } from './hours/hours_exceptions.ts'
import type { LocationValues } from './location_values.ts'
import { pointProblem, type PointValues } from './place/point_values.ts'

/** As the server knows them; elsewhere it is lenient, and so is the form. */
const postalCodes: Partial<Record<string, RegExp>> = { PL: /^\d{2}-\d{3}$/, VN: /^\d{5,6}$/ }

type Placed = Pick<LocationValues, 'country' | 'address'>

export const hasWrongPostalCode = ({ country, address }: Placed): boolean => {
  const code = address.postalCode.trim()
  return code !== '' && postalCodes[country]?.test(code) === false
}

/** A Polish code typed without its dash gets it. */
export const writtenPostalCode = ({ country, address }: Placed): string => {
  const code = address.postalCode.trim()
  return country === 'PL' && /^\d{5}$/.test(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : code
}

/** Characters a text may have at most. */
const limits = { name: 120, description: 2_000, contactPerson: 200, street: 200, city: 120 } as const

/** What the form checks before it asks the server, which checks everything. */
export function locationRules(t: TFunction) {
  const rules = rulesFor(t)
  const short = (most: number) => (text: string) =>
    text.trim().length > most ? t('locations.problem.too_long', { most }) : null
  const pointRule =
    (part: keyof PointValues) =>
    (_: unknown, { point }: LocationValues) => {
      const problem = pointProblem(point, part)
      return problem && t(`locations.problem.${problem}`)
    }
  return {
    name: (name: string) =>
      rules.required(name) ??
      short(limits.name)(name) ??
      (/[\p{L}\p{N}]/u.test(name) ? null : t('locations.problem.only_special')),
    code: rules.sixDigits,
    description: short(limits.description),
    taxId: rules.taxId,
    contactPerson: short(limits.contactPerson),
    address: {
      street: short(limits.street),
      city: short(limits.city),
      postalCode: (_: unknown, values: LocationValues) =>
        hasWrongPostalCode(values) ? t('locations.problem.postal_code') : null,
    },
    point: {
      latitude: pointRule('latitude'),
      longitude: pointRule('longitude'),
      radiusMetres: pointRule('radiusMetres'),
    },
    hoursExceptions: (days: LocationValues['hoursExceptions']) =>
      repeatedDay(days) ? t('locations.problem.day_twice') : null,
  }
}

/** The first sentence about a field or about something in it. */
export const errorWithin = (errors: Record<string, unknown>, field: string): string | null => {
  const found = Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))
  return (found?.[1] as string | undefined) ?? null
}
