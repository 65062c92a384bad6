import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { companyRuleLimits } from '@shiftloom/backend/contracts/company_rules'
import { claimRules } from '@shiftloom/backend/contracts/open_shifts'
import { useTranslation } from 'react-i18next'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'

type Props = { form: UseFormReturnType<OrganisationValues> }

/** Who gets a shift that people claim, and how long they may. */
export function OpenShiftFields({ form }: Props) {
  const { t } = useTranslation()
  const { least, most } = companyRuleLimits.claimHours
  return (
    <SimpleGrid cols={2}>
      <SelectField
        label={t('company.openShifts.decidedBy')}
        description={t('company.openShifts.decidedBy_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={claimRules.map((value) => ({ value, label: t(`company.openShifts.${value}`) }))}
        {...form.getInputProps('openShifts.decidedBy')}
      />
      <NumberField
        label={t('company.openShifts.hours')}
        description={t('company.openShifts.hours_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        allowDecimal={false}
        min={least}
        max={most}
        error={form.errors.openShifts ?? form.errors['rules.openShifts.hours']}
        value={form.values.openShifts.hours}
        onChange={(value) => form.setFieldValue('openShifts.hours', value as never)}
      />
    </SimpleGrid>
  )
}
