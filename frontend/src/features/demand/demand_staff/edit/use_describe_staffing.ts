import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tagsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { StaffingValues } from './staffing_values.ts'

/** What a field says in words, for two people who changed the same one. */
export function useDescribeStaffing() {
  const { t } = useTranslation()
  const tags = useQuery(tagsQuery).data ?? []
  const format = useFormat()
  const hours = (value: number | '') => format.shortHours(Number(value) * 60)
  return (field: keyof StaffingValues, values: StaffingValues): string => {
    switch (field) {
      case 'mostPeople':
        return values.mostPeople === '' ? t('demand_staff.edit.no_maximum') : format.number(values.mostPeople)
      case 'leastMinutes':
      case 'mostMinutes':
        return hours(values[field])
      case 'startEveryMinutes':
        return t(`demand_staff.edit.every_${values.startEveryMinutes}`)
      case 'catalogue':
        return values.catalogue.length === 0
          ? t('demand_staff.edit.no_catalogue')
          : values.catalogue
              .map((shift) => `${shift.name} ${format.clock(shift.start)} (${hours(shift.hours)})`)
              .join(', ')
      case 'skillMix': {
        const { tagId, least } = values.skillMix
        const tag = tags.find(({ id }) => id === tagId)?.name
        return tag ? t('demand_staff.edit.mix_of', { least, tag }) : t('demand_staff.edit.anyone')
      }
    }
  }
}
