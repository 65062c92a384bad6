import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import type { Profile } from '#/lib/profile.ts'
import { orNull } from '#/ui/form/rules.ts'

export type ProfileValues = {
  phone: string
  language: LanguageId
  /** `keep`, a chosen picture as JPEG in base64, or null when it is taken away. */
  picture: string | null
}

export const keptPicture = 'keep'

export const valuesOf = ({ phone, language }: Profile): ProfileValues => ({
  phone: phone ?? '',
  language,
  picture: keptPicture,
})

/** People write numbers with gaps; the server knows which numbers exist. */
export const phoneOf = (typed: string): string | null => orNull(typed.replace(/[\s().-]/g, ''))

export const inputOf = ({ phone, language, picture }: ProfileValues) => ({
  phone: phoneOf(phone),
  language,
  ...(picture !== keptPicture && { picture }),
})
