import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import type { DemandPlace } from './use_demand_place.ts'

const everywhere = 'all'

type Props = {
  place: DemandPlace
  /** Offers all locations at once. */
  withAll?: boolean
  /** The address of the same screen for another location; null: all. */
  pathOf: (locationId: string | null) => string
}

export function LocationChoice({ place, withAll = false, pathOf }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const options = [...place.locations]
    .sort((one, other) => format.compare(one.name, other.name))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      aria-label={t('demand.location')}
      w={280}
      size="sm"
      searchable={options.length > 8}
      leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
      data={withAll ? [{ value: everywhere, label: t('demand.all_locations') }, ...options] : options}
      value={place.location?.id ?? (withAll ? everywhere : null)}
      onChange={(value) => value && void place.go(pathOf(value === everywhere ? null : value))}
    />
  )
}
