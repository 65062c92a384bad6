import { roles, type CustomerRole, type LanguageId } from '@shiftloom/backend/contracts/enums'
import type { NewEmployeeInput } from '@shiftloom/backend/contracts/organisation'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { TFunction } from 'i18next'
import { rulesFor, writtenPhone } from '#/ui/form/rules.ts'
import {
  contractInputOf,
  contractRules,
  contractValues,
  type ContractValues,
} from '../contracts/contract_fields.tsx'
import { rateInputOf, rateRules, rateValues, type RateValues } from '../rates/rate_fields.tsx'

/** A new person as the form holds them, with what is agreed with them from the first day on. */
export type NewPersonValues = {
  name: string
  surname: string
  email: string
  phone: string
  role: CustomerRole
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  language: LanguageId
  invite: boolean
  withContract: boolean
  contract: ContractValues
  withRate: boolean
  rate: RateValues
}

export type NewPersonStart = {
  mainLocationId: string | null
  positionIds: string[]
  language: LanguageId
  /** What the acting person may give. */
  mayGive: { contract: boolean; rate: boolean }
  today: Day
  currency: string
}

export const newPerson = ({ mayGive, today, currency, ...known }: NewPersonStart): NewPersonValues => ({
  name: '',
  surname: '',
  email: '',
  phone: '',
  role: roles.employee,
  locationIds: [],
  ...known,
  invite: true,
  withContract: mayGive.contract,
  contract: contractValues(null, today),
  withRate: false,
  rate: rateValues(null, today, currency),
})

export function newPersonRules(t: TFunction) {
  const rules = rulesFor(t)
  return {
    name: rules.required,
    surname: rules.required,
    email: rules.email,
    phone: rules.phone,
    mainLocationId: (value: string | null, { role }: NewPersonValues) =>
      value || role >= roles.advisor ? null : t('core.required'),
    contract: contractRules<NewPersonValues>(t, (values) => (values.withContract ? values.contract : null)),
    rate: rateRules<NewPersonValues>(t, (values) => (values.withRate ? values.rate : null)),
  }
}

export const newPersonInput = (values: NewPersonValues, currency: string): NewEmployeeInput => {
  const { withContract, contract, withRate, rate, phone, ...person } = values
  return {
    ...person,
    phone: writtenPhone(phone),
    contract: withContract ? contractInputOf(contract) : null,
    rate: withRate ? rateInputOf(rate, currency) : null,
  }
}
