import { Text, Textarea } from '@mantine/core'
import {
  largestCorrectionMinutes,
  longestCorrectionReason,
  type PersonLimits,
} from '@shiftloom/backend/contracts/request_limits'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { addLimitEntry, refreshLimits } from './limit_queries.ts'

type Props = { limits: PersonLimits; onClose: () => void }
type Values = {
  requestTypeId: string
  kind: 'correction' | 'overtime'
  minutes: number | string
  reason: string
}

const dayHours = 8

/** Corrects a limit by days or hours, or enters overtime to be compensated, with the reason that the history keeps. */
export function EntryModal({ limits: { employee, year, limits }, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { required } = rulesFor(t)
  const limitOf = (id: string) => limits.find(({ requestTypeId }) => requestTypeId === id)
  const { form, ...actions } = useCreateForm<Values, PersonLimits>({
    initial: { requestTypeId: limits[0]?.requestTypeId ?? '', kind: 'correction', minutes: '', reason: '' },
    validate: {
      minutes: (value: number | string) => (value === '' || Number(value) === 0 ? t('core.required') : null),
      reason: required,
    },
    create: ({ requestTypeId, kind, minutes, reason }, key) => {
      const inDays = limitOf(requestTypeId)?.unit === 'days'
      const hours = Number(minutes) * (inDays ? dayHours : 1)
      const known = limitOf(requestTypeId)?.overtimeCompensation ? kind : 'correction'
      const input = {
        requestTypeId,
        year,
        kind: known,
        minutes: Math.round(hours * 60),
        reason: reason.trim(),
      }
      return addLimitEntry(employee.id, input, key)
    },
    refresh: () => refreshLimits(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  const { requestTypeId, kind } = form.getValues()
  const limit = limitOf(requestTypeId)
  const isOvertime = kind === 'overtime' && limit?.overtimeCompensation !== null
  const inDays = limit?.unit === 'days'
  const most = largestCorrectionMinutes / 60 / (inDays ? dayHours : 1)
  return (
    <FormModal title={t('requests.limits.enter_title', { year: String(year) })} form={actions}>
      <SelectField
        label={t('requests.column.type')}
        data={limits.map((one) => ({ value: one.requestTypeId, label: one.name }))}
        {...form.getInputProps('requestTypeId')}
      />
      {limit?.overtimeCompensation && (
        <SelectField
          label={t('requests.limits.kind')}
          data={(['correction', 'overtime'] as const).map((value) => ({
            value,
            label: t(`requests.limits.kind_${value}`),
          }))}
          {...form.getInputProps('kind')}
        />
      )}
      <NumberField
        label={t(inDays ? 'requests.limits.days' : 'requests.limits.hours')}
        description={isOvertime ? undefined : t('requests.limits.sign')}
        withAsterisk
        data-autofocus
        kind={inDays ? undefined : 'hours'}
        min={isOvertime ? 0 : -most}
        max={most}
        allowDecimal={!inDays}
        {...form.getInputProps('minutes')}
      />
      {isOvertime && (
        <Text fz="sm" c="dimmed">
          {t(`requests.limits.overtime_${limit!.overtimeCompensation}`)}
        </Text>
      )}
      <Textarea
        label={t('requests.field.reason')}
        withAsterisk
        maxLength={longestCorrectionReason}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
