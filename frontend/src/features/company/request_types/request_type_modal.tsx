import { SimpleGrid, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  limitPeriods,
  longestLimitDays,
  requestTypeKinds,
  requestTypeUsers,
  shortcutLength,
  type RequestType,
} from '@shiftloom/backend/contracts/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { ColourField } from '../colour_field.tsx'
import { createRequestType, updateRequestType } from './request_type_queries.ts'
import { inputOf, valuesOf, type RequestTypeValues } from './request_type_values.ts'

type Props = { type: RequestType | null; onClose: () => void }
type FormProps = { form: UseFormReturnType<RequestTypeValues> }

export function RequestTypeModal({ type, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(type)
  const { required } = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<RequestTypeValues, RequestType>({
    initial: valuesOf(type),
    validate: {
      name: required,
      shortcut: required,
      daysCount: (value: number | string, { limited }) =>
        limited && value === '' ? t('core.required') : null,
    },
    create: (values, key) =>
      send((current) =>
        current ? updateRequestType(current, inputOf(values)) : createRequestType(inputOf(values), key)
      ),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      void cache.invalidateQueries({ queryKey: ['requests', 'types'] })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      size="lg"
      title={t(type ? 'company.request_type.edit' : 'company.request_type.add')}
      form={{ saving, submit, close }}
    >
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '3fr 1fr' }}>
        <TextField
          label={t('company.request_type.name')}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextField
          label={t('company.request_type.shortcut')}
          withAsterisk
          maxLength={shortcutLength}
          {...form.getInputProps('shortcut')}
        />
      </SimpleGrid>
      {type?.standard && (
        <Text c="dimmed" fz="sm">
          {t('company.request_type.standard_text')}
        </Text>
      )}
      <SimpleGrid cols={2}>
        <SelectField
          label={t('company.request_type.kind')}
          data={requestTypeKinds.map((value) => ({ value, label: t(`company.request_kind.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <SelectField
          label={t('company.request_type.usableBy')}
          data={requestTypeUsers.map((value) => ({ value, label: t(`company.request_users.${value}`) }))}
          {...form.getInputProps('usableBy')}
        />
      </SimpleGrid>
      <ColourField
        label={t('company.position.colour')}
        value={form.values.color}
        onChange={(color) => form.setFieldValue('color', color)}
      />
      <LimitFields form={form} />
      <KindFields form={form} />
      <SimpleGrid cols={2}>
        {(['paid', 'needsAcceptance', 'allowNote', 'allowAttachment', 'countsAsWorkingTime'] as const).map(
          (field) => (
            <Switch
              key={field}
              label={t(`company.request_type.${field}`)}
              {...form.getInputProps(field, { type: 'checkbox' })}
            />
          )
        )}
      </SimpleGrid>
    </FormModal>
  )
}

function LimitFields({ form }: FormProps) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        label={t('company.request_type.limited')}
        {...form.getInputProps('limited', { type: 'checkbox' })}
      />
      {form.values.limited && (
        <SimpleGrid cols={2}>
          <NumberField
            label={t('company.request_type.daysCount')}
            withAsterisk
            min={1}
            max={longestLimitDays}
            allowDecimal={false}
            {...form.getInputProps('daysCount')}
          />
          <SelectField
            label={t('company.request_type.limitPer')}
            data={limitPeriods.map((value) => ({ value, label: t(`company.request_type.per_${value}`) }))}
            {...form.getInputProps('limitPer')}
          />
        </SimpleGrid>
      )}
    </>
  )
}

/** What only one kind of request can be. */
function KindFields({ form }: FormProps) {
  const { t } = useTranslation()
  const { kind, primaryVacation } = form.values
  if (kind === 'other')
    return (
      <SelectField
        label={t('company.request_type.overtimeCompensation')}
        data={(['none', 'employee', 'employer'] as const).map((value) => ({
          value,
          label: t(`company.request_type.overtime_${value}`),
        }))}
        {...form.getInputProps('overtimeCompensation')}
      />
    )
  if (kind !== 'vacation') return null
  return (
    <>
      <Switch
        label={t('company.request_type.primaryVacation')}
        description={t('company.request_type.primaryVacation_text')}
        {...form.getInputProps('primaryVacation', { type: 'checkbox' })}
      />
      {!primaryVacation && (
        <Switch
          label={t('company.request_type.affectsVacationLimit')}
          {...form.getInputProps('affectsVacationLimit', { type: 'checkbox' })}
        />
      )}
    </>
  )
}
