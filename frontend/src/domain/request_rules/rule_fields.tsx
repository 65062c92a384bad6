import { SimpleGrid, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  limitPeriods,
  longestLimitDays,
  overLimitChoices,
  requestTypeKinds,
  requestTypeUsers,
  shortcutLength,
} from '@shiftloom/backend/contracts/requests'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ColourField } from '#/domain/positions/colour_field.tsx'
import { TextField } from '#/ui/fields.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { RuleValues } from './rule_values.ts'

/** The rules among whatever else a form holds. */
type Form = UseFormReturnType<RuleValues>
type Props = { form: Form }

/** For `useForm`: a limit says how many days. */
export const limitRule =
  (t: TFunction) =>
  (value: number | string, { limited }: Pick<RuleValues, 'limited'>): string | null =>
    limited && value === '' ? t('core.required') : null

export function ShortcutField({ form }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('request_rules.field.shortcut')}
      withAsterisk
      maxLength={shortcutLength}
      {...form.getInputProps('shortcut')}
    />
  )
}

/** How requests are made, limited and counted. */
export function RuleFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={2}>
        <SelectField
          label={t('request_rules.field.kind')}
          data={requestTypeKinds.map((value) => ({ value, label: t(`request_rules.kind.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <SelectField
          label={t('request_rules.field.usableBy')}
          data={requestTypeUsers.map((value) => ({ value, label: t(`request_rules.users.${value}`) }))}
          {...form.getInputProps('usableBy')}
        />
      </SimpleGrid>
      <ColourField
        label={t('request_rules.field.color')}
        slotLabel={(slot) => t('request_rules.field.slot', { slot })}
        value={form.values.color}
        onChange={(color) => form.setFieldValue('color', color)}
      />
      <LimitFields form={form} />
      <KindFields form={form} />
      {(form.values.limited || form.values.overtimeCompensation !== 'none') && (
        <SelectField
          label={t('request_rules.field.overLimit')}
          data={overLimitChoices.map((value) => ({ value, label: t(`request_rules.field.over_${value}`) }))}
          {...form.getInputProps('overLimit')}
        />
      )}
      <SimpleGrid cols={2}>
        {(['paid', 'needsAcceptance', 'allowNote', 'allowAttachment', 'countsAsWorkingTime'] as const).map(
          (field) => (
            <Switch
              key={field}
              label={t(`request_rules.field.${field}`)}
              {...form.getInputProps(field, { type: 'checkbox' })}
            />
          )
        )}
      </SimpleGrid>
    </>
  )
}

function LimitFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        label={t('request_rules.field.limited')}
        {...form.getInputProps('limited', { type: 'checkbox' })}
      />
      {form.values.limited && (
        <SimpleGrid cols={2}>
          <NumberField
            label={t('request_rules.field.daysCount')}
            withAsterisk
            min={1}
            max={longestLimitDays}
            allowDecimal={false}
            {...form.getInputProps('daysCount')}
          />
          <SelectField
            label={t('request_rules.field.limitPer')}
            data={limitPeriods.map((value) => ({ value, label: t(`request_rules.field.per_${value}`) }))}
            {...form.getInputProps('limitPer')}
          />
        </SimpleGrid>
      )}
    </>
  )
}

/** What only one kind of request can be. */
function KindFields({ form }: Props) {
  const { t } = useTranslation()
  const { kind, primaryVacation } = form.values
  if (kind === 'other')
    return (
      <SelectField
        label={t('request_rules.field.overtimeCompensation')}
        data={(['none', 'employee', 'employer'] as const).map((value) => ({
          value,
          label: t(`request_rules.field.overtime_${value}`),
        }))}
        {...form.getInputProps('overtimeCompensation')}
      />
    )
  if (kind !== 'vacation') return null
  return (
    <>
      <Switch
        label={t('request_rules.field.primaryVacation')}
        description={t('request_rules.field.primaryVacation_text')}
        {...form.getInputProps('primaryVacation', { type: 'checkbox' })}
      />
      {!primaryVacation && (
        <Switch
          label={t('request_rules.field.affectsVacationLimit')}
          {...form.getInputProps('affectsVacationLimit', { type: 'checkbox' })}
        />
      )}
    </>
  )
}
