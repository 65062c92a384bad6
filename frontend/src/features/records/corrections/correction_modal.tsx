import { Alert, SimpleGrid, Text, Textarea } from '@mantine/core'
import { oldestCorrectionDays } from '@shiftloom/backend/contracts/time_corrections'
import { longestRecordReason, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { addDays } from '#/lib/time/days.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { BreakFields } from './break_fields.tsx'
import { inputOf, valuesOfRecord, type CorrectionValues } from './correction_values.ts'
import { fileCorrection } from './queries.ts'

/** About a record, or about work that nothing was registered of, at one of the person's locations. */
export type CorrectedWork =
  | { record: TimeRecord }
  | { record: null; locations: { id: string; name: string }[]; locationId: string | null }
type Props = { work: CorrectedWork; onClose: () => void }

/** How a piece of one's own work really was, and why it was registered otherwise. */
export function CorrectionModal({ work, onClose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const { timeZone } = useProfile()
  const today = todayIn(timeZone)
  const { record } = work
  const needed = (value: unknown) => (value === null || value === '' ? t('core.required') : null)
  const create = useCreateForm<CorrectionValues, unknown>({
    initial: record
      ? valuesOfRecord(record)
      : { day: today, locationId: work.locationId, start: null, end: null, breaks: [], reason: '' },
    validate: {
      ...{ day: needed, locationId: needed, start: needed, end: needed },
      breaks: { start: needed, end: needed },
      reason: (value: string) => needed(value.trim()),
    },
    create: (values, key) => fileCorrection(inputOf(values, record?.id ?? null), key),
    refresh: () => cache.invalidateQueries({ queryKey: ['time_tracking'] }),
    onMade: () => {
      toast({ type: 'success', text: t('records.correction.sent') })
      onClose()
    },
    onClose,
  })
  const { form } = create
  return (
    <FormModal
      title={
        record
          ? t('records.correction.title_of', { day: format.day(record.day, 'weekday') })
          : t('records.correction.title')
      }
      action={t('records.correction.send')}
      form={create}
    >
      <Alert>{t('records.correction.about')}</Alert>
      {!record && (
        <SimpleGrid cols={2}>
          <DayField
            required
            label={t('records.column.day')}
            min={addDays(today, -oldestCorrectionDays)}
            max={today}
            {...form.getInputProps('day')}
          />
          <SelectField
            required
            label={t('records.own.location')}
            data={work.locations.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('locationId')}
          />
        </SimpleGrid>
      )}
      <SimpleGrid cols={2}>
        <ClockField
          data-autofocus
          required
          label={t('records.edit_start')}
          {...form.getInputProps('start')}
        />
        <ClockField required label={t('records.edit_end')} {...form.getInputProps('end')} />
      </SimpleGrid>
      <Text fz="sm" c="dimmed">
        {t('records.edit_night')}
      </Text>
      <BreakFields form={form} />
      <Textarea
        required
        label={t('records.correction.why')}
        maxLength={longestRecordReason}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
