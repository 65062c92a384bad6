import { SimpleGrid, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { companyRuleLimits } from '@shiftloom/backend/contracts/company_rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tagsQuery } from '#/domain/company/directory.ts'
import { TagsField } from '#/domain/company/directory_fields.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'

type Props = { form: UseFormReturnType<OrganisationValues> }

/** Who declares availability, and how early. */
export function AvailabilityFields({ form }: Props) {
  const { t } = useTranslation()
  const { least, most } = companyRuleLimits.minimumDays
  const known = new Set(useQuery(tagsQuery).data?.map(({ id }) => id))
  const tagIds = form.values.availability.tagIds?.filter((id) => known.has(id)) ?? []
  return (
    <SimpleGrid cols={2}>
      <NumberField
        label={t('company.availability.minimumDays')}
        description={t('company.availability.minimumDays_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        allowDecimal={false}
        min={least}
        max={most}
        error={form.errors.availability ?? form.errors['rules.availability.minimumDays']}
        value={form.values.availability.minimumDays}
        onChange={(value) => form.setFieldValue('availability.minimumDays', value as never)}
      />
      <TagsField
        label={t('company.availability.tagIds')}
        description={t('company.availability.tagIds_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={tagIds.length === 0 ? t('company.availability.everybody') : undefined}
        error={form.errors['rules.availability.tagIds']}
        value={tagIds}
        onChange={(ids) => form.setFieldValue('availability.tagIds', (ids.length > 0 ? ids : null) as never)}
      />
    </SimpleGrid>
  )
}

/** What employees may start by themselves. */
export function RequestSwitches({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Switch
        label={t('company.swaps.enabled')}
        description={t('company.swaps.enabled_text')}
        {...form.getInputProps('swaps.enabled', { type: 'checkbox' })}
      />
      {form.values.swaps.enabled && (
        <Switch
          label={t('company.swaps.needConfirmation')}
          {...form.getInputProps('swaps.needConfirmation', { type: 'checkbox' })}
        />
      )}
      <Switch
        label={t('company.delegations.employeesMayRequest')}
        description={t('company.delegations.employeesMayRequest_text')}
        {...form.getInputProps('delegations.employeesMayRequest', { type: 'checkbox' })}
      />
    </Stack>
  )
}
