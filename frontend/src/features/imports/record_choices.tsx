import { Alert, SimpleGrid, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { misses } from '@shiftloom/backend/contracts/record_columns'
import type { ImportField, ImportOptions } from '@shiftloom/backend/contracts/imports'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LocationField } from '#/domain/company/directory_fields.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { metricsQuery } from './queries.ts'

type Props = {
  chosen: ImportField[]
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

/** What no column says, chosen for the whole file: a till's own export names neither its shop nor what it counts. */
export function RecordChoices({ chosen, options, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const metrics = useQuery(metricsQuery).data ?? []
  const missing = misses(chosen, options)
  return (
    <Stack gap="sm">
      {missing.length > 0 && (
        <Alert color="orange" variant="light" role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
          {t('imports.records.missing', {
            fields: format.list(missing.map((field) => t(`imports.field.${field}`))),
          })}
        </Alert>
      )}
      <SimpleGrid cols={2}>
        {!chosen.includes('recordLocation') && (
          <LocationField
            label={t('imports.records.location_of_file')}
            size="sm"
            clearable
            value={options.defaultLocationId}
            onChange={(defaultLocationId) => onChange({ ...options, defaultLocationId })}
          />
        )}
        {!chosen.includes('recordMetric') && (
          <SelectField
            label={t('imports.records.metric_of_file')}
            size="sm"
            clearable
            data={metrics.map(({ id, name }) => ({ value: id, label: name }))}
            value={options.defaultMetricId}
            onChange={(defaultMetricId) => onChange({ ...options, defaultMetricId })}
          />
        )}
      </SimpleGrid>
    </Stack>
  )
}
