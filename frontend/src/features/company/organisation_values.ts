import type { AboutCompany } from '@shiftloom/backend/contracts/about_company'
import type { Organisation, OrganisationInput } from '@shiftloom/backend/contracts/organisation'
import {
  usualCompanyRules,
  type CompanyRules,
  type RoundingMode,
} from '@shiftloom/backend/contracts/company_rules'
import { writtenPostalCode } from '@shiftloom/backend/contracts/company_numbers'
import type { CountingRules } from '@shiftloom/backend/contracts/time_records'
import { orNull } from '#/ui/form/rules.ts'

/** A part of the rules by itself, so that a conflict names it; an emptied number is an empty text. */
type RuleValues = Omit<CompanyRules, 'timeRegistration'> & {
  timeRegistration: {
    [Field in keyof CompanyRules['timeRegistration']]: CompanyRules['timeRegistration'][Field] extends
      boolean | RoundingMode
      ? CompanyRules['timeRegistration'][Field]
      : number | string
  }
}

/** The organisation as the form holds it: emptied texts are empty, not null. */
export type OrganisationValues = Omit<
  Organisation,
  | 'id'
  | 'version'
  | 'address'
  | 'taxId'
  | 'registrationNumber'
  | 'contactPerson'
  | 'logoUrl'
  | 'rules'
  | 'about'
  | 'licence'
> &
  RuleValues & {
    address: { street: string; postalCode: string; city: string }
    taxId: string
    registrationNumber: string
    contactPerson: string
    about: AboutCompany
  }

export const valuesOf = (organisation: Organisation): OrganisationValues => ({
  name: organisation.name,
  language: organisation.language,
  country: organisation.country,
  currency: organisation.currency,
  timeZone: organisation.timeZone,
  timeFormat: organisation.timeFormat,
  dateFormat: organisation.dateFormat,
  firstDayOfWeek: organisation.firstDayOfWeek,
  address: {
    street: organisation.address.street ?? '',
    postalCode: organisation.address.postalCode ?? '',
    city: organisation.address.city ?? '',
  },
  taxId: organisation.taxId ?? '',
  registrationNumber: organisation.registrationNumber ?? '',
  contactPerson: organisation.contactPerson ?? '',
  settlementPeriod: organisation.settlementPeriod,
  about: organisation.about ?? { industry: null, companySize: null, aboutUsSource: null },
  ...ruleValuesOf(organisation.rules ?? usualCompanyRules),
})

const ruleValuesOf = ({ timeRegistration: time, ...rules }: CompanyRules): RuleValues => ({
  ...rules,
  timeRegistration: {
    ...time,
    lateAlertMinutes: time.lateAlertMinutes ?? '',
    earlyFinishAlertMinutes: time.earlyFinishAlertMinutes ?? '',
    absenceAlertMinutes: time.absenceAlertMinutes ?? '',
    missingEndAlertMinutes: time.missingEndAlertMinutes ?? '',
  },
})

const rulesOf = ({
  timeRegistration: time,
  availability,
  openShifts,
  ...others
}: RuleValues): CompanyRules => ({
  ...others,
  timeRegistration: {
    gpsAccuracyMetres: Number(time.gpsAccuracyMetres),
    ...countingOf(time),
    lateAlertMinutes: numberOrNull(time.lateAlertMinutes),
    earlyFinishAlertMinutes: numberOrNull(time.earlyFinishAlertMinutes),
    absenceAlertMinutes: numberOrNull(time.absenceAlertMinutes),
    missingEndAlertMinutes: numberOrNull(time.missingEndAlertMinutes),
  },
  availability: { ...availability, minimumDays: Number(availability.minimumDays) },
  openShifts: { ...openShifts, hours: Number(openShifts.hours) },
})

/** What decides how much of a registered time is paid. */
export const countingOf = (time: RuleValues['timeRegistration']): CountingRules => ({
  startRoundingMinutes: Number(time.startRoundingMinutes),
  startRoundingMode: time.startRoundingMode,
  endRoundingMinutes: Number(time.endRoundingMinutes),
  endRoundingMode: time.endRoundingMode,
  snapMinutes: Number(time.snapMinutes),
  lateToleranceMinutes: Number(time.lateToleranceMinutes),
  automaticAcceptance: time.automaticAcceptance,
})
const numberOrNull = (value: number | string): number | null => (value === '' ? null : Number(value))

export const inputOf = (values: OrganisationValues, version: number): OrganisationInput => {
  const { timeRegistration, availability, swaps, openShifts, delegations, ...company } = values
  return {
    ...company,
    version,
    address: {
      street: orNull(values.address.street),
      postalCode: orNull(writtenPostalCode(values.address.postalCode, values.country)),
      city: orNull(values.address.city),
    },
    taxId: orNull(values.taxId),
    registrationNumber: orNull(values.registrationNumber),
    contactPerson: orNull(values.contactPerson),
    rules: rulesOf({ timeRegistration, availability, swaps, openShifts, delegations }),
  }
}
