import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { everywhere, type ChosenLocations } from './use_chosen_locations.ts'

export function LocationPicker({ locations, chosen, choose }: ChosenLocations) {
  const { t } = useTranslation()
  const format = useFormat()
  const options = [...locations]
    .sort((one, other) => format.compare(one.name, other.name))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      aria-label={t('home.location')}
      w={260}
      size="sm"
      searchable={options.length > 8}
      leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
      data={[{ value: everywhere, label: t('home.all_locations') }, ...options]}
      value={chosen}
      onChange={(value) => value && choose(value)}
    />
  )
}
