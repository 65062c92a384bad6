import { Checkbox, Text } from '@mantine/core'
import {
  workConditions,
  type LeaveFacts,
  type PersonLimits,
} from '@shiftloom/backend/contracts/request_limits'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { changeLeaveFacts, refreshLimits } from './limit_queries.ts'

type Props = { limits: PersonLimits; onClose: () => void }

/** What a person's limits follow from. */
export function FactsModal({ limits: { employee, facts, country }, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(facts)
  const { version: _version, ...initial } = facts
  const { form, ...actions } = useCreateForm<LeaveFacts, PersonLimits>({
    initial,
    validate: {
      conditionsSince: (value: string | null, { conditions }) =>
        conditions !== 'usual' && !value ? t('core.required') : null,
    },
    create: (values) =>
      send((current) => {
        const conditionsSince = values.conditions === 'usual' ? null : values.conditionsSince
        return changeLeaveFacts(employee.id, {
          ...values,
          conditionsSince,
          version: (current ?? facts).version,
        })
      }),
    refresh: () => refreshLimits(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal title={t('requests.limits.facts')} form={actions}>
      <DayField
        label={t('requests.limits.fact_worked_since')}
        description={t('requests.limits.worked_since_text')}
        clearable
        data-autofocus
        {...form.getInputProps('workedSince')}
      />
      {country === 'PL' && (
        <Checkbox
          label={t('requests.limits.fact_first_job')}
          {...form.getInputProps('firstJob', { type: 'checkbox' })}
        />
      )}
      <DayField
        label={t('requests.limits.fact_youngest_child')}
        clearable
        {...form.getInputProps('youngestChildOn')}
      />
      {country === 'VN' && (
        <>
          <SelectField
            label={t('requests.limits.fact_conditions')}
            data={workConditions.map((value) => ({ value, label: t(`requests.limits.condition_${value}`) }))}
            {...form.getInputProps('conditions')}
          />
          {form.getValues().conditions !== 'usual' && (
            <DayField
              label={t('requests.limits.conditions_since')}
              withAsterisk
              {...form.getInputProps('conditionsSince')}
            />
          )}
        </>
      )}
      <Text fz="sm" c="dimmed">
        {t('requests.limits.facts_change')}
      </Text>
    </FormModal>
  )
}
