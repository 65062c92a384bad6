import { Radio, Stack, Text } from '@mantine/core'
import {
  metricAggregations,
  metricDataTypes,
  metricNameLength,
  metricNames,
  type Metric,
  type MetricCreation,
} from '@shiftloom/backend/contracts/demand'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { refreshDemand } from '../queries.ts'
import { createMetric, renameMetric } from './queries.ts'

type Props = { metric: Metric | null; onClose: () => void; onMade?: (metric: Metric) => void }

/** A new metric, or another name for one: what its numbers mean stays as it was chosen. */
export function MetricModal({ metric, onClose, onMade }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(metric)
  const letters = (name: string) => (metricNames.test(name.trim()) ? null : t('demand.metrics.letters'))
  const { form, saving, submit, close } = useCreateForm<MetricCreation, Metric>({
    initial: {
      name: metric?.name ?? '',
      dataType: metric?.dataType ?? 'COUNT',
      aggregation: metric?.aggregation ?? 'flow',
    },
    validate: { name: (name: string) => rulesFor(t).required(name) ?? letters(name) },
    create: (values, key) =>
      send((current) => (current ? renameMetric(current, values.name) : createMetric(values, key))),
    refresh: () => refreshDemand(cache),
    onMade: (made) => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onMade?.(made)
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      title={t(metric ? 'demand.metrics.rename' : 'demand.metrics.add')}
      form={{ saving, submit, close }}
    >
      <TextField
        label={t('demand.metrics.name')}
        description={t('demand.metrics.name_text')}
        withAsterisk
        data-autofocus
        maxLength={metricNameLength}
        {...form.getInputProps('name')}
      />
      {metric ? (
        <Text fz="sm" c="dimmed">
          {t('demand.metrics.rename_text')}
        </Text>
      ) : (
        <>
          <SelectField
            label={t('demand.metrics.data_type')}
            data={metricDataTypes.map((value) => ({ value, label: t(`demand.data_type.${value}`) }))}
            {...form.getInputProps('dataType')}
          />
          <Radio.Group label={t('demand.metrics.aggregation')} {...form.getInputProps('aggregation')}>
            <Stack gap="xs" mt={4}>
              {metricAggregations.map((value) => (
                <Radio key={value} value={value} label={t(`demand.aggregation.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
    </FormModal>
  )
}
