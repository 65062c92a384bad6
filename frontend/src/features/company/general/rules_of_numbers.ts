import { isPostalCode, writtenPostalCode } from '@shiftloom/backend/contracts/company_numbers'
import type { TFunction } from 'i18next'
import type { OrganisationValues } from '../organisation_values.ts'

export const neededFigures = [
  'gpsAccuracyMetres',
  'startRoundingMinutes',
  'endRoundingMinutes',
  'lateToleranceMinutes',
  'snapMinutes',
] as const

/** Figures that cannot be left empty, and codes of the country; how far figures go is held by their fields and by the server. */
export const rulesOfNumbers = (t: TFunction) => ({
  address: {
    postalCode: (typed: string, { country }: OrganisationValues) => {
      const code = writtenPostalCode(typed, country)
      return code === '' || isPostalCode(code, country) ? null : t('company.general.postal_code')
    },
  },
  timeRegistration: (time: OrganisationValues['timeRegistration']) =>
    neededFigures.some((field) => time[field] === '') ? t('company.time_registration.missing') : null,
  availability: ({ minimumDays }: { minimumDays: number | string }) =>
    minimumDays === '' ? t('core.required') : null,
})
