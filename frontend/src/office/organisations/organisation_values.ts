import {
  longestTrialDays,
  type NewOrganisationInput,
  type OfficeOrganisationDetails,
  type OfficeOrganisationInput,
} from '@shiftloom/backend/contracts/office'
import { isPostalCode, writtenPostalCode, writtenTaxId } from '@shiftloom/backend/contracts/company_numbers'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import { trialDays } from '@shiftloom/backend/contracts/onboarding'
import type { TFunction } from 'i18next'
import { orNull, rulesFor, writtenPhone } from '#/ui/form/rules.ts'

/** An organisation as its form holds it: emptied texts are empty, not null. */
export type OrganisationValues = Omit<
  OfficeOrganisationInput,
  'address' | 'taxId' | 'registrationNumber' | 'contactPerson'
> & {
  address: { street: string; postalCode: string; city: string }
  taxId: string
  registrationNumber: string
  contactPerson: string
}

export const valuesOf = (row: OfficeOrganisationDetails): OrganisationValues => ({
  name: row.name,
  taxId: row.taxId ?? '',
  registrationNumber: row.registrationNumber ?? '',
  contactPerson: row.contactPerson ?? '',
  address: {
    street: row.address.street ?? '',
    postalCode: row.address.postalCode ?? '',
    city: row.address.city ?? '',
  },
  country: row.country,
  industry: row.industry,
  companySize: row.companySize,
  aboutUsSource: row.aboutUsSource,
  language: row.language,
  currency: row.currency,
  timeZone: row.timeZone,
  dateFormat: row.dateFormat,
  timeFormat: row.timeFormat,
  carerUserId: row.carerUserId,
  metricsEnabled: row.metricsEnabled,
})

export const inputOf = ({ address, ...values }: OrganisationValues): OfficeOrganisationInput => ({
  ...values,
  name: values.name.trim(),
  taxId: orNull(writtenTaxId(values.taxId, values.country)),
  registrationNumber: orNull(values.registrationNumber),
  contactPerson: orNull(values.contactPerson),
  address: {
    street: orNull(address.street),
    postalCode: orNull(writtenPostalCode(address.postalCode, values.country)),
    city: orNull(address.city),
  },
})

/** What the form checks before it asks the server, which checks everything. */
export function organisationRules(t: TFunction) {
  const rules = rulesFor(t)
  return {
    name: rules.required,
    taxId: rules.taxId,
    address: {
      postalCode: (typed: string, { country }: OrganisationValues) => {
        const text = writtenPostalCode(typed, country)
        return text === '' || isPostalCode(text, country) ? null : t('organisations.problem.postal_code')
      },
    },
  }
}

export type NewOrganisationValues = OrganisationValues & {
  trialDays: number | string
  administrator: { name: string; surname: string; email: string; phone: string; language: LanguageId }
}

/** The same for a new one; the phone is of its country, as the back office itself is in none. */
export function newOrganisationRules(t: TFunction) {
  const rules = rulesFor(t)
  return {
    ...organisationRules(t),
    trialDays: (days: number | string) =>
      Number(days) >= 1 && Number(days) <= longestTrialDays
        ? null
        : t('organisations.problem.trial_days', { most: longestTrialDays }),
    administrator: {
      name: rules.required,
      surname: rules.required,
      email: rules.email,
      phone: (phone: string, { country }: NewOrganisationValues) => rules.phone(writtenPhone(phone, country)),
    },
  }
}

/** What a new organisation begins with; its language is that of the user who adds it, until another is chosen. */
export const emptyOrganisation = (language: LanguageId): NewOrganisationValues => ({
  ...{
    name: '',
    taxId: '',
    registrationNumber: '',
    contactPerson: '',
    address: { street: '', postalCode: '', city: '' },
  },
  ...{ country: 'PL', industry: null, companySize: null, aboutUsSource: null, language },
  ...{ currency: 'PLN', timeZone: 'Europe/Warsaw', dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm' },
  ...{ carerUserId: null, metricsEnabled: true, trialDays },
  administrator: { name: '', surname: '', email: '', phone: '', language },
})

export const newInputOf = ({
  administrator,
  trialDays: days,
  ...values
}: NewOrganisationValues): NewOrganisationInput => ({
  ...inputOf(values),
  trialDays: Number(days),
  administrator: {
    ...administrator,
    email: administrator.email.trim(),
    phone: writtenPhone(administrator.phone, values.country),
  },
})

const steps: readonly (readonly string[])[] = [
  [
    ...['name', 'taxId', 'registrationNumber', 'contactPerson', 'address', 'country'],
    ...['industry', 'companySize', 'aboutUsSource'],
  ],
  [
    'language',
    'currency',
    'timeZone',
    'dateFormat',
    'timeFormat',
    'carerUserId',
    'metricsEnabled',
    'trialDays',
  ],
  ['administrator'],
]
/** The step of the wizard a field stands on. */
export const stepOfField = (field: string): number =>
  Math.max(
    0,
    steps.findIndex((fields) => fields.includes(field.split('.')[0]!))
  )
