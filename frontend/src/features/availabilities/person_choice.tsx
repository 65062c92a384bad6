import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { peopleQuery } from '#/domain/availability/queries.ts'

type Props = { value: string | null; onChange: (id: string) => void }

/** Whose availability is shown, for planners. */
export function PersonChoice({ value, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: people = [] } = useQuery(peopleQuery)
  return (
    <SelectField
      aria-label={t('availabilities.person')}
      placeholder={t('availabilities.choose_person')}
      size="sm"
      w={280}
      searchable
      data={people.map((person) => ({ value: person.id, label: format.personName(person) }))}
      value={value}
      onChange={(id) => id && onChange(id)}
    />
  )
}
