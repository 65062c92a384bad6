import type { TFunction } from 'i18next'
import type { OrganisationValues } from '../organisation_values.ts'

const needed = [
  'gpsAccuracyMetres',
  'startRoundingMinutes',
  'endRoundingMinutes',
  'lateToleranceMinutes',
] as const

/** Figures that cannot be left empty; how far they go is held by their fields and by the server. */
export const rulesOfNumbers = (t: TFunction) => ({
  timeRegistration: (time: OrganisationValues['timeRegistration']) =>
    needed.some((field) => time[field] === '') ? t('company.time_registration.missing') : null,
  availability: ({ minimumDays }: { minimumDays: number | string }) =>
    minimumDays === '' ? t('core.required') : null,
})
