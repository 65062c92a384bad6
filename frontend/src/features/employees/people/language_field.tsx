import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enumsQuery } from '#/lib/account/profile.ts'
import { SelectField } from '#/ui/select_field.tsx'

type Props = { value: LanguageId; onChange: (language: LanguageId) => void }

/** The language of a person's screens and mails, each by its own name. */
export function LanguageField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return (
    <SelectField
      label={t('core.language')}
      data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen) as LanguageId)}
    />
  )
}
