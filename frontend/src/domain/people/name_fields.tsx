import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Vietnamese says the family name first. */
export const useFamilyNameFirst = (): boolean => useTranslation().i18n.language === 'vi-VN'

type Props = { given: ReactNode; family: ReactNode }

/** The fields of a name in the order in which the language says it, for the eye and for the keyboard. */
export function NameFields({ given, family }: Props) {
  const familyFirst = useFamilyNameFirst()
  return (
    <>
      {familyFirst ? family : given}
      {familyFirst ? given : family}
    </>
  )
}
