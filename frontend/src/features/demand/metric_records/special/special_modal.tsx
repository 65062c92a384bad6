import { Group, SegmentedControl, Text } from '@mantine/core'
import { specialNameLength, type SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { changeSpecialDays, createSpecialDays, refreshRecords, type RecordPlace } from '../queries.ts'
import { freshValues, percentLimits, savingOf, valuesOf, type SpecialValues } from './special_values.ts'

type Props = RecordPlace & {
  metricName: string
  /** null: new ones, from `day` on. */
  days: SpecialDays | null
  day: Day
  onClose: () => void
}

/** Days that teach the forecast nothing: unusual ones, or an event that is expected to bring more or less. */
export function SpecialModal({ locationId, metricId, metricName, days, day, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(days)
  const needed = (value: unknown) => (value ? null : t('core.required'))
  const saved = useCreateForm<SpecialValues, void>({
    initial: days ? valuesOf(days) : freshValues(day),
    validate: {
      name: (name: string) => needed(name.trim()),
      from: needed,
      last: (last: Day | null, { from }: SpecialValues) =>
        needed(last) ?? (from && last! < from ? t('metric_records.special.last_before_first') : null),
      percent: (percent: number | '', { kind }: SpecialValues) => (kind === 'event' ? needed(percent) : null),
    },
    create: async (values, key) => {
      const saving = savingOf(values, metricId)
      await send((current) =>
        current
          ? changeSpecialDays(current.id, { ...saving, version: current.version })
          : createSpecialDays(locationId, saving, key)
      )
      await refreshRecords(cache)
    },
    onMade: onClose,
    onClose,
  })
  const { form } = saved
  const { kind } = form.values
  return (
    <FormModal title={t(`metric_records.special.${days ? 'change' : 'add'}`)} form={saved}>
      <div>
        <SegmentedControl
          fullWidth
          aria-label={t('metric_records.special.kind')}
          data={(['unusual', 'event'] as const).map((value) => ({
            value,
            label: t(`metric_records.special.${value}`),
          }))}
          {...form.getInputProps('kind')}
        />
        <Text fz="sm" c="dimmed" mt={6}>
          {t(`metric_records.special.${kind}_text`)}
        </Text>
      </div>
      <TextField
        label={t('metric_records.special.name')}
        placeholder={t(`metric_records.special.${kind}_example`)}
        maxLength={specialNameLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Group grow align="flex-start">
        <DayField label={t('metric_records.special.from')} {...form.getInputProps('from')} />
        <DayField label={t('metric_records.special.last')} {...form.getInputProps('last')} />
      </Group>
      {kind === 'event' && (
        <NumberField
          label={t('metric_records.special.percent')}
          description={t('metric_records.special.percent_text')}
          suffix=" %"
          step={5}
          allowDecimal={false}
          {...percentLimits}
          {...form.getInputProps('percent')}
        />
      )}
      <SelectField
        label={t('metric_records.special.scope')}
        data={[
          { value: 'metric', label: t('metric_records.special.scope_metric', { metric: metricName }) },
          { value: 'all', label: t('metric_records.special.scope_all') },
        ]}
        {...form.getInputProps('scope')}
      />
    </FormModal>
  )
}
