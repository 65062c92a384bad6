import { phoneNumber } from '@shiftloom/backend/contracts/phone_numbers'
import { taxIdProblem } from '@shiftloom/backend/contracts/company_numbers'
import type { TFunction } from 'i18next'
import { homeCountry } from '#/lib/writing/writing.ts'

type Rule = (value: string | null) => string | null

type TaxIdRule = (value: string, beside: { country: string }) => string | null

type FieldRule<Values> = (value: never, values: Values) => string | null
/** Rules by field; of a field that holds several, by its parts. */
export type FormRules<Values> = Partial<
  Record<keyof Values & string, FieldRule<Values> | Record<string, FieldRule<Values>>>
>

/** What a form checks before it asks the server, which checks everything. */
export const rulesFor = (
  t: TFunction
): Record<'required' | 'email' | 'phone' | 'sixDigits', Rule> & { taxId: TaxIdRule } => ({
  required: (value) => (value?.trim() ? null : t('core.required')),
  email: (value) => {
    if (!value?.trim()) return t('core.required')
    return /^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('form.email')
  },
  phone: (value) => {
    const number = writtenPhone(value ?? '')
    return number === null || /^\+[1-9]\d{7,14}$/.test(number) ? null : t('form.phone')
  },
  sixDigits: (value) => (!value || /^\d{6}$/.test(value) ? null : t('form.six_digits')),
  taxId: (value, { country }) => {
    const problem = value.trim() && taxIdProblem(value, country)
    return problem ? t(`form.${problem}`) : null
  },
})

/** An emptied field is no value. */
export const orNull = (text: string): string | null => text.trim() || null

/**
 * People write numbers with gaps, and without the dialling code of their country: that of the organisation, unless
 * another one is known. The server knows which numbers exist.
 */
export const writtenPhone = (typed: string, country: string | null = homeCountry()): string | null =>
  orNull(phoneNumber(typed.trim(), country))
