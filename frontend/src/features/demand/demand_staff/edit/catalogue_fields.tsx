import { ActionIcon, Button, Chip, Group, Paper, Stack, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { catalogueNameLength, mostCatalogueShifts } from '@shiftloom/backend/contracts/demand_staffing'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { TextField } from '#/ui/fields.tsx'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { someMonday } from '../../staffing_rules/fields/weekdays_field.tsx'
import { freshShift, isWhole, type CatalogueRow } from './staffing_values.ts'

type Props = {
  value: CatalogueRow[]
  mayEdit: boolean
  onChange: (rows: CatalogueRow[]) => void
}

/** Shifts with a name, a start, a length and their days: where there are any, only they are made. */
export function CatalogueFields({ value, mayEdit, onChange }: Props) {
  const { t } = useTranslation()
  const put = (at: number, part: Partial<CatalogueRow>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <Stack gap="sm">
      {value.map((row, at) => (
        <CatalogueLine
          key={at}
          {...{ row, mayEdit, number: at + 1 }}
          onChange={(part) => put(at, part)}
          onRemove={() => onChange(value.filter((_, place) => place !== at))}
        />
      ))}
      {value.length === 0 && <Text c="dimmed">{t('demand_staff.edit.no_catalogue')}</Text>}
      {mayEdit && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={value.length >= mostCatalogueShifts}
            onClick={() => onChange([...value, freshShift])}
          >
            {t('demand_staff.edit.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type LineProps = {
  row: CatalogueRow
  number: number
  mayEdit: boolean
  onChange: (part: Partial<CatalogueRow>) => void
  onRemove: () => void
}

function CatalogueLine({ row, number, mayEdit, onChange, onRemove }: LineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, start, hours, weekdays } = row
  const shift = name.trim() || t('demand_staff.edit.shift_number', { number })
  return (
    <Paper withBorder p="sm" radius="md" role="group" aria-label={shift}>
      <Group gap="sm" align="flex-end">
        <TextField
          size="sm"
          w={180}
          label={t('demand_staff.edit.name')}
          maxLength={catalogueNameLength}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ClockField
          size="sm"
          w={110}
          label={t('demand_staff.edit.start')}
          value={start}
          onChange={(time) => time && onChange({ start: time })}
        />
        <NumberField
          size="sm"
          w={120}
          label={t('demand_staff.edit.length')}
          kind="hours"
          min={0.25}
          max={24}
          step={0.25}
          decimalScale={2}
          suffix={` ${t('demand_staff.edit.hours')}`}
          value={hours}
          onChange={(next) => onChange({ hours: next })}
        />
        <Chip.Group
          multiple
          value={weekdays.map(String)}
          onChange={(days) => onChange({ weekdays: days.map(Number).sort() })}
        >
          <Group gap={6} pb={6} role="group" aria-label={t('demand_staff.edit.days', { shift })}>
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <Chip key={weekday} value={String(weekday)} size="xs" disabled={!mayEdit}>
                {format.day(addDays(someMonday, weekday - 1), 'weekdayShort')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {mayEdit && (
          <Tooltip label={t('demand_staff.edit.remove', { shift })}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('demand_staff.edit.remove', { shift })}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      {!isWhole(row) && (
        <Text c="red.8" fz="sm" mt={6}>
          {t('demand_staff.edit.line_problem')}
        </Text>
      )}
    </Paper>
  )
}
