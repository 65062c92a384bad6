import type { OfficeUser, OfficeUserInput } from '@shiftloom/backend/contracts/office'
import { writtenPhone } from '#/ui/form/rules.ts'

/** As the form holds it: an emptied phone is an empty text. */
export type UserValues = Omit<OfficeUserInput, 'phone'> & { phone: string }

export const valuesOf = (user: OfficeUser): UserValues => ({
  name: user.name,
  surname: user.surname,
  email: user.email,
  phone: user.phone ?? '',
  language: user.language,
  role: user.role,
  regionId: user.regionId,
})

export const inputOf = (values: UserValues): OfficeUserInput => ({
  ...values,
  phone: writtenPhone(values.phone),
})
