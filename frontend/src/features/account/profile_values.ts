import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import type { Profile } from '#/lib/account/profile.ts'
import { writtenPhone } from '#/ui/form/rules.ts'

export type ProfileValues = {
  phone: string
  language: LanguageId
  /** `keep`, a chosen picture as JPEG in base64, or null when it is taken away. */
  picture: string | null
}

const keptPicture = 'keep'

export const valuesOf = ({ phone, language }: Profile): ProfileValues => ({
  phone: phone ?? '',
  language,
  picture: keptPicture,
})

export const inputOf = ({ phone, language, picture }: ProfileValues) => ({
  phone: writtenPhone(phone),
  language,
  ...(picture !== keptPicture && { picture }),
})

/** The address of the picture as it will be once the form is saved. */
export function pictureShown(
  picture: string | null,
  { avatarUrl }: Pick<Profile, 'avatarUrl'>
): string | null {
  if (picture === keptPicture) return avatarUrl
  return picture && `data:image/jpeg;base64,${picture}`
}
