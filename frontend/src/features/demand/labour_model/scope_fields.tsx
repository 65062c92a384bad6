import { Checkbox, MultiSelect, SimpleGrid, Stack } from '@mantine/core'
import type { LabourModelScope } from '@shiftloom/backend/contracts/labour_model'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { positionsQuery } from '#/domain/company/directory.ts'
import { useOwnLocations } from '#/domain/company/own_locations.ts'
import { addDays } from '#/lib/time/days.ts'
import { DayField } from '#/ui/form/day_field.tsx'

type Props = { scope: LabourModelScope; today: Day; onChange: (part: Partial<LabourModelScope>) => void }

/** Days, places and positions of a run, and which open shifts it may replace. */
export function ScopeFields({ scope, today, onChange }: Props) {
  const { t } = useTranslation()
  const { locations } = useOwnLocations()
  const { data: positions = [] } = useQuery(positionsQuery)
  const { from, until, locationIds, positionIds, keep } = scope
  const choices = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const replaced = (['manual', 'published'] as const).filter((kind) => !keep[kind])
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DayField
          label={t('labour_model.set_up.from')}
          value={from}
          min={today}
          onChange={(day) => {
            if (day) onChange({ from: day, ...(until <= day && { until: addDays(day, 1) }) })
          }}
        />
        <DayField
          label={t('labour_model.set_up.last')}
          value={addDays(until, -1)}
          min={from}
          onChange={(day) => {
            if (day) onChange({ until: addDays(day, 1) })
          }}
        />
        <MultiSelect
          size="md"
          label={t('labour_model.set_up.locations')}
          placeholder={locationIds.length === 0 ? t('labour_model.set_up.all_locations') : ''}
          data={choices(locations)}
          value={locationIds}
          onChange={(ids) => onChange({ locationIds: ids })}
          searchable
        />
        <MultiSelect
          size="md"
          label={t('labour_model.set_up.positions')}
          placeholder={positionIds.length === 0 ? t('labour_model.set_up.all_positions') : ''}
          data={choices(positions)}
          value={positionIds}
          onChange={(ids) => onChange({ positionIds: ids })}
          searchable
        />
      </SimpleGrid>
      <Checkbox.Group
        label={t('labour_model.set_up.keeps')}
        description={t('labour_model.set_up.keeps_text')}
        value={replaced}
        onChange={(kinds) =>
          onChange({ keep: { manual: !kinds.includes('manual'), published: !kinds.includes('published') } })
        }
      >
        <Stack gap={6} mt={8}>
          <Checkbox value="manual" label={t('labour_model.set_up.manual')} />
          <Checkbox value="published" label={t('labour_model.set_up.published')} />
        </Stack>
      </Checkbox.Group>
    </>
  )
}
