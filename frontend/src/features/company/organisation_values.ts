import type { Organisation, OrganisationInput } from '@shiftloom/backend/contracts/organisation'
import { orNull } from '#/ui/form/rules.ts'

/** The organisation as the form holds it: emptied texts are empty, not null. */
export type OrganisationValues = Omit<
  Organisation,
  'id' | 'version' | 'address' | 'taxId' | 'contactPerson'
> & {
  address: { street: string; postalCode: string; city: string }
  taxId: string
  contactPerson: string
}

export const valuesOf = (organisation: Organisation): OrganisationValues => ({
  name: organisation.name,
  language: organisation.language,
  country: organisation.country,
  currency: organisation.currency,
  timeZone: organisation.timeZone,
  timeFormat: organisation.timeFormat,
  dateFormat: organisation.dateFormat,
  address: {
    street: organisation.address.street ?? '',
    postalCode: organisation.address.postalCode ?? '',
    city: organisation.address.city ?? '',
  },
  taxId: organisation.taxId ?? '',
  contactPerson: organisation.contactPerson ?? '',
  settlementPeriod: organisation.settlementPeriod,
})

export const inputOf = (values: OrganisationValues, version: number): OrganisationInput => ({
  ...values,
  version,
  address: {
    street: orNull(values.address.street),
    postalCode: orNull(values.address.postalCode),
    city: orNull(values.address.city),
  },
  taxId: orNull(values.taxId),
  contactPerson: orNull(values.contactPerson),
})
